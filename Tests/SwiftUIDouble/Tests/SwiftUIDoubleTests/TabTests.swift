import Observation
import SwiftUI
import Testing
import ViewHost

@MainActor struct TabTests {
  @Test func `a bar shows the content of the selected tab only`() throws {
    let store = TabStore()
    let host = ViewHost { ValueTabs(store: store) }
    #expect(host.tabs.map(\.title) == ["Home", "Search", "Cart"])
    #expect(host.tabs.map(\.image) == ["house", "magnifyingglass", "cart"])
    #expect(host.selectedTab == "Home")
    #expect(host.shownTexts == ["home content", "taps: 0"])
    try host.tap(tab: "Cart")
    #expect(host.shownTexts == ["cart content", "taps: 0"])
    #expect(host.faults == [])
  }

  @Test func `a tab is evaluated at its first selection and keeps its state`() throws {
    let store = TabStore()
    let host = ViewHost { ValueTabs(store: store) }
    #expect(store.evaluated == ["home"])
    try host.press("tap")
    try host.tap(tab: "Cart")
    #expect(store.evaluated == ["home", "cart"])
    try host.tap(tab: "Home")
    #expect(host.shownTexts == ["home content", "taps: 1"])
  }

  @Test func `a tap writes the selection even when it is selected already`() throws {
    let store = TabStore()
    let host = ViewHost { ValueTabs(store: store) }
    try host.tap(tab: "Home")
    try host.tap(tab: "Cart")
    try host.tap(tab: "Cart")
    #expect(store.writes == ["home", "cart", "cart"])
  }

  @Test func `a selection that matches no tab shows nothing and is a fault`() {
    let store = TabStore()
    store.selection = "gone"
    let host = ViewHost { ValueTabs(store: store) }
    #expect(host.shownTexts == [])
    #expect(host.selectedTab == nil)
    #expect(host.faults == ["no tab has the selected value gone: nothing is shown"])
  }

  @Test func `tabs tell their badge, role, section, placement and ids`() {
    let store = TabStore()
    store.showsCart = false
    let host = ViewHost { SectionedTabs(store: store) }
    #expect(host.tabs.map(\.title) == ["Home", "Search", "Books", "Films"])
    #expect(host.tabs.map(\.badge) == [nil, nil, "3", "new"])
    #expect(host.tabs.map(\.isSearch) == [false, true, false, false])
    #expect(host.tabs.map(\.section) == [nil, nil, "Library", "Library"])
    #expect(host.tabs.map(\.placement) == [nil, "pinned", "sidebarOnly", nil])
    #expect(host.tabs.map(\.customizationID) == ["home", nil, "books", nil])
    #expect(host.tabs[2].sectionCustomizationID == "library")
    #expect(host.tabs[3].defaultVisibility == ["tabBar": "hidden"])
    store.showsCart = true
    #expect(host.tabs.map(\.title) == ["Home", "Search", "Cart", "Books", "Films"])
  }

  @Test func `a hidden tab is not in the bar and keeps its state`() throws {
    let store = TabStore()
    let host = ViewHost { HidingTabs(store: store) }
    try host.tap(tab: "Cart")
    try host.press("tap")
    try host.tap(tab: "Home")
    store.showsCart = false
    #expect(host.tabs.map(\.title) == ["Home"])
    store.showsCart = true
    try host.tap(tab: "Cart")
    #expect(host.shownTexts == ["cart content", "taps: 1"])
  }

  @Test func `a tab that an if takes away loses its state`() throws {
    let store = TabStore()
    let host = ViewHost { SectionedTabs(store: store) }
    try host.tap(tab: "Cart")
    try host.press("tap")
    store.selection = "home"
    host.update()
    store.showsCart = false
    host.update()
    store.showsCart = true
    try host.tap(tab: "Cart")
    #expect(host.shownTexts == ["cart content", "taps: 0"])
  }

  @Test func `the older form builds every root at once`() throws {
    let store = TabStore()
    let host = ViewHost { ItemTabs(store: store) }
    #expect(store.evaluated == ["home", "cart"])
    #expect(host.tabs.map(\.title) == ["Home", "Cart"])
    #expect(host.tabs.map(\.badge) == [nil, "2"])
    #expect(host.shownTexts == ["home content", "taps: 0"])
    try host.tap(tab: "Cart")
    #expect(store.writes == ["cart"])
    #expect(host.shownTexts == ["cart content", "taps: 0"])
  }

  @Test func `tabs without values are selected by their place`() throws {
    let host = ViewHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        Tab("Two", systemImage: "2.circle") { Text("second") }
      }
    }
    #expect(host.shownTexts == ["first"])
    try host.tap(tab: "Two")
    #expect(host.shownTexts == ["second"])
  }

  @Test func `a tab that is not there cannot be tapped`() {
    let host = ViewHost { ValueTabs(store: TabStore()) }
    #expect(throws: HostError.self) { try host.tap(tab: "Nowhere") }
  }
}

@MainActor @Observable final class TabStore {
  var selection = "home"
  var showsCart = true
  @ObservationIgnored var writes: [String] = []
  @ObservationIgnored var evaluated: [String] = []

  var tapped: String {
    get { selection }
    set {
      writes.append(newValue)
      selection = newValue
    }
  }

  func note(_ name: String) {
    if !evaluated.contains(name) { evaluated.append(name) }
  }
}

/// A screen with state of its own.
struct CountingScreen: View {
  let name: String
  let store: TabStore
  @State private var taps = 0

  var body: some View {
    let _ = store.note(name)
    Text("\(name) content")
    Text("taps: \(taps)")
    Button {
      taps += 1
    } label: {
      EmptyView()
    }.accessibilityLabel("tap")
  }
}

private struct ValueTabs: View {
  @Bindable var store: TabStore

  var body: some View {
    TabView(selection: $store.tapped) {
      Tab("Home", systemImage: "house", value: "home") {
        CountingScreen(name: "home", store: store)
      }
      Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) {
        CountingScreen(name: "search", store: store)
      }
      Tab(value: "cart") {
        CountingScreen(name: "cart", store: store)
      } label: {
        Label("Cart", systemImage: "cart")
      }
    }
  }
}

private struct SectionedTabs: View {
  @Bindable var store: TabStore

  var body: some View {
    TabView(selection: $store.tapped) {
      Tab("Home", systemImage: "house", value: "home") { Text("home") }.customizationID("home")
      Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) {
        Text("search")
      }
      .tabPlacement(.pinned)
      if store.showsCart {
        Tab("Cart", systemImage: "cart", value: "cart") {
          CountingScreen(name: "cart", store: store)
        }
      }
      TabSection("Library") {
        Tab("Books", systemImage: "book", value: "books") { Text("books") }
          .badge(3)
          .customizationID("books")
          .tabPlacement(.sidebarOnly)
        Group {
          Tab("Films", systemImage: "film", value: "films") { Text("films") }
            .badge(Text("new"))
            .defaultVisibility(.hidden, for: .tabBar)
        }
      }
      .customizationID("library")
    }
  }
}

private struct HidingTabs: View {
  @Bindable var store: TabStore

  var body: some View {
    TabView(selection: $store.tapped) {
      Tab("Home", systemImage: "house", value: "home") { Text("home") }
      Tab("Cart", systemImage: "cart", value: "cart") { CountingScreen(name: "cart", store: store) }
        .hidden(!store.showsCart)
    }
  }
}

private struct ItemTabs: View {
  @Bindable var store: TabStore

  var body: some View {
    TabView(selection: $store.tapped) {
      CountingScreen(name: "home", store: store)
        .marked()
        .tabItem { Label("Home", systemImage: "house") }
        .tag("home")
      CountingScreen(name: "cart", store: store)
        .marked()
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(2)
        .tag("cart")
    }
  }
}

extension View {
  /// Makes one node of a view with several.
  fileprivate func marked() -> some View {
    frame(minWidth: 0)
  }
}
