import Observation
import SwiftUI
import Testing
import ViewHost

@MainActor struct BarVisibilityTests {
  @Test func `the screen on top says whether the tab bar is hidden`() throws {
    let store = StackStore()
    let host = ViewHost { Bars(store: store, hidesOnStack: false) }
    #expect(!host.isTabBarHidden)
    store.path = [1]
    #expect(host.isTabBarHidden)
    store.path = [1, 2]
    #expect(!host.isTabBarHidden)
    try host.goBack()
    #expect(host.isTabBarHidden)
  }

  @Test func `a stack itself has no say`() {
    let host = ViewHost { Bars(store: StackStore(), hidesOnStack: true) }
    #expect(!host.isTabBarHidden)
  }

  @Test func `content without a stack has a say`() {
    let host = ViewHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("one").toolbar(.hidden, for: .tabBar) }
      }
    }
    #expect(host.isTabBarHidden)
  }
}

@MainActor struct RetapTests {
  @Test func `the system pops the stack of the selected tab when the host plays that`() throws {
    for (retap, expected) in [
      (HostOptions.Retap.onlyWritesSelection, ["tap"]), (.popsBefore, ["pop", "tap"]),
      (.popsAfter, ["tap", "pop"]),
    ] {
      let store = RetapStore()
      store.path = [1, 2]
      let host = ViewHost(HostOptions(retap: retap)) { RetapTabs(store: store) }
      store.events = []
      try host.tap(tab: "One")
      #expect(store.events == expected)
    }
  }

  @Test func `a tap on another tab pops nothing`() throws {
    let store = RetapStore()
    store.path = [1]
    let host = ViewHost(HostOptions(retap: .popsBefore)) { RetapTabs(store: store) }
    store.events = []
    try host.tap(tab: "Two")
    #expect(store.events == ["tap"])
  }
}

@MainActor @Observable final class RetapStore {
  private var number = 1
  private var stack: [Int] = []
  @ObservationIgnored var events: [String] = []

  var selection: Int {
    get { number }
    set {
      events.append("tap")
      number = newValue
    }
  }

  var path: [Int] {
    get { stack }
    set {
      events.append("pop")
      stack = newValue
    }
  }
}

private struct RetapTabs: View {
  @Bindable var store: RetapStore

  var body: some View {
    TabView(selection: $store.selection) {
      Tab("One", systemImage: "1.circle", value: 1) {
        NavigationStack(path: $store.path) {
          Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
      Tab("Two", systemImage: "2.circle", value: 2) { Text("two") }
    }
  }
}

private struct Bars: View {
  @Bindable var store: StackStore
  let hidesOnStack: Bool

  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") {
        NavigationStack(path: $store.path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("\(number)").toolbar(number == 1 ? .hidden : .automatic, for: .tabBar)
          }
        }
        .toolbar(hidesOnStack ? .hidden : .automatic, for: .tabBar)
      }
    }
  }
}
