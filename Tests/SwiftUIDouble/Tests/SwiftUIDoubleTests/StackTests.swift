import Observation
import SwiftUI
import Testing
import ViewHost

@MainActor struct StackTests {
  @Test func `a stack shows the screen on top, and the root when nothing is pushed`() throws {
    let store = StackStore()
    let host = ViewHost { Screens(store: store) }
    #expect(host.shownTexts == ["root", "to 1"])
    #expect(host.stackDepth == 0)
    store.path = [1, 2]
    #expect(host.shownTexts == ["screen 2", "to 3"])
    #expect(host.stackDepth == 2)
    #expect(host.stack?.path == [1, 2])
    #expect(host.faults == [])
  }

  @Test func `a link appends to the path and back removes the last element`() throws {
    let store = StackStore()
    let host = ViewHost { Screens(store: store) }
    try host.follow(link: "to 1")
    try host.follow(link: "to 2")
    #expect(store.path == [1, 2])
    try host.goBack()
    #expect(store.path == [1])
    #expect(host.shownTexts == ["screen 1", "to 2"])
    try host.goBack()
    #expect(throws: HostError.self) { try host.goBack() }
  }

  @Test func `dismiss on a pushed screen goes back`() throws {
    let store = StackStore()
    store.path = [1, 2]
    let host = ViewHost { Screens(store: store) }
    try host.press("dismiss")
    #expect(store.path == [1])
  }

  @Test func `key paths and closures are told apart`() {
    let store = StackStore()
    #expect(ViewHost { Screens(store: store) }.stack?.binding == .keyPath)
    let closures = ViewHost {
      NavigationStack(path: Binding(get: { store.path }, set: { store.path = $0 })) { Text("root") }
    }
    #expect(closures.stack?.binding == .closures)
    #expect(ViewHost { NavigationStack { Text("root") } }.stack?.binding == .state)
  }

  @Test func `a stack keeps a path of its own when it gets none`() throws {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("more", value: "x")
          .navigationDestination(for: String.self) { Text("string \($0)") }
      }
    }
    try host.follow(link: "more")
    #expect(host.shownTexts == ["string x"])
  }

  @Test func `a value without a destination is a fault and an empty screen`() {
    let store = StackStore()
    store.path = [1]
    let host = ViewHost {
      NavigationStack(path: Bindable(store).path) { Text("root") }
    }
    #expect(host.shownTexts == [])
    #expect(host.faults == ["no navigationDestination takes 1: its screen stays empty"])
  }

  @Test func `of two destinations for a type the one closest to the root counts, with a fault`() {
    let store = StackStore()
    store.path = [1]
    let host = ViewHost {
      NavigationStack(path: Bindable(store).path) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    #expect(host.shownTexts == ["outer 1"])
    #expect(host.faults == ["navigationDestination(for: Int) is there twice in one stack"])
  }

  @Test func `a destination in a lazy container is ignored, with a fault`() {
    let store = StackStore()
    store.path = [1]
    let host = ViewHost {
      NavigationStack(path: Bindable(store).path) {
        List {
          Text("row").navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
    #expect(host.shownTexts == [])
    #expect(
      host.faults == [
        "navigationDestination(for: Int) is in a lazy container, where it is ignored",
        "no navigationDestination takes 1: its screen stays empty",
      ])
  }

  @Test func `a stack in a screen of a stack is a fault`() {
    let store = StackStore()
    store.path = [1]
    let host = ViewHost {
      NavigationStack(path: Bindable(store).path) {
        Text("root").navigationDestination(for: Int.self) { number in
          NavigationStack { Text("inner \(number)") }
        }
      }
    }
    #expect(host.faults == ["a NavigationStack is inside a NavigationStack"])
  }

  @Test func `a stack around a tab bar is a fault`() {
    let host = ViewHost {
      NavigationStack {
        TabView { Tab("One", systemImage: "1.circle") { Text("one") } }
      }
    }
    #expect(
      host.faults == ["a NavigationStack is around a TabView: all tabs share one stack"])
  }

  @Test func `screens below the top keep their state`() throws {
    let store = StackStore()
    let host = ViewHost {
      NavigationStack(path: Bindable(store).path) {
        Counter().navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    try host.press("count")
    store.path = [1]
    #expect(host.shownTexts == ["screen 1"])
    store.path = []
    #expect(host.shownTexts == ["1", "count"])
  }

  @Test func `a link outside of a stack cannot be followed`() {
    let host = ViewHost { NavigationLink("nowhere", value: 1) }
    #expect(throws: HostError.self) { try host.follow(link: "nowhere") }
  }

  @Test func `a link to a value of another type than the path's is a fault and disabled`() {
    let store = StackStore()
    let host = ViewHost {
      NavigationStack(path: Bindable(store).path) { NavigationLink("text", value: "x") }
    }
    #expect(host.faults == ["a link leads to x, which the path of its stack does not take"])
    #expect(throws: HostError.self) { try host.follow(link: "text") }
  }

  @Test func `a flag pushes one screen over the path`() throws {
    let store = StackStore()
    store.showsExtra = true
    let host = ViewHost {
      NavigationStack(path: Bindable(store).path) {
        Text("root").navigationDestination(isPresented: Bindable(store).showsExtra) {
          Text("extra")
        }
      }
    }
    #expect(host.shownTexts == ["extra"])
    #expect(host.stackDepth == 1)
    try host.goBack()
    #expect(!store.showsExtra)
    #expect(host.shownTexts == ["root"])
  }
}

@MainActor @Observable final class StackStore {
  var path: [Int] = []
  var showsExtra = false
}

private struct Screens: View {
  @Bindable var store: StackStore

  var body: some View {
    NavigationStack(path: $store.path) {
      Text("root")
        .navigationDestination(for: Int.self) { number in
          NumberScreen(number: number)
        }
      NavigationLink("to 1", value: 1)
    }
  }
}

private struct NumberScreen: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("screen \(number)")
    NavigationLink("to \(number + 1)", value: number + 1)
    Button(action: { dismiss() }) { EmptyView() }.accessibilityLabel("dismiss")
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("count") { count += 1 }
  }
}
