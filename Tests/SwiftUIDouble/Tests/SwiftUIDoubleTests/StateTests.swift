import Observation
import SwiftUI
import Testing
import ViewHost

@MainActor struct StateTests {
  @Test func `state belongs to the place of a view`() throws {
    let host = ViewHost {
      Stepper(name: "a")
      Stepper(name: "b")
    }
    try host.press("add to a")
    try host.press("add to a")
    try host.press("add to b")
    #expect(host.shownTexts.filter { !$0.hasPrefix("add") } == ["a 2", "b 1"])
  }

  @Test func `state moves with the id in a ForEach and is gone with its view`() throws {
    let store = ListStore()
    let host = ViewHost {
      ForEach(store.names, id: \.self) { Stepper(name: $0) }
    }
    try host.press("add to b")
    store.names = ["b", "a"]
    #expect(host.shownTexts.filter { !$0.hasPrefix("add") } == ["b 1", "a 0"])
    store.names = ["a"]
    host.update()
    store.names = ["a", "b"]
    #expect(host.shownTexts.filter { !$0.hasPrefix("add") } == ["a 0", "b 0"])
  }

  @Test func `another branch or another id is another view`() throws {
    let store = ListStore()
    let host = ViewHost {
      if store.isFirst { Stepper(name: "x") } else { Stepper(name: "x") }
      Stepper(name: "y").id(store.isFirst)
    }
    try host.press("add to x")
    try host.press("add to y")
    store.isFirst = false
    #expect(host.shownTexts.filter { !$0.hasPrefix("add") } == ["x 0", "y 0"])
  }

  @Test func `bindings of state and of objects write through`() throws {
    let host = ViewHost { Parent() }
    try host.press("turn")
    #expect(host.shownTexts == ["on", "turn"])
  }

  @Test func `values and objects flow down and can be changed on the way`() {
    let store = ListStore()
    let host = ViewHost {
      Reader().environment(\.greeting, "hello").environment(store)
      Reader()
    }
    #expect(host.shownTexts == ["hello with 2", "hi alone"])
  }

  @Test func `the device is told to views`() {
    let host = ViewHost(HostOptions(width: .regular, reducesMotion: true)) { Device() }
    #expect(host.shownTexts == ["regular still"])
    host.options = HostOptions()
    #expect(host.shownTexts == ["compact moving"])
  }

  @Test func `a modifier of one's own has state and wraps its content`() throws {
    let host = ViewHost { Text("content").modifier(Framed()) }
    try host.press("count")
    #expect(host.shownTexts == ["1", "content", "count"])
  }

  @Test func `one view value at two places is a fault`() {
    let stepper = Stepper(name: "twin")
    let host = ViewHost {
      stepper
      stepper
    }
    #expect(host.faults.count == 1)
  }
}

@MainActor @Observable final class ListStore {
  var names = ["a", "b"]
  var isFirst = true
}

private struct Stepper: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name) \(count)")
    Button("add to \(name)") { count += 1 }
  }
}

private struct Parent: View {
  @State private var isOn = false

  var body: some View {
    Text(isOn ? "on" : "off")
    Child(isOn: $isOn)
  }
}

private struct Child: View {
  @Binding var isOn: Bool

  var body: some View {
    Button("turn") { isOn.toggle() }
  }
}

private struct Reader: View {
  @Environment(\.greeting) private var greeting
  @Environment(ListStore.self) private var store: ListStore?

  var body: some View {
    Text(verbatim: "\(greeting) \(store.map { "with \($0.names.count)" } ?? "alone")")
  }
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "hi"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Device: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Text(
      verbatim: "\(width == .regular ? "regular" : "compact") \(reducesMotion ? "still" : "moving")"
    )
  }
}

private struct Framed: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    Text("\(count)")
    content
    Button("count") { count += 1 }
  }
}
