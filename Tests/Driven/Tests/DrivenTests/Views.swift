import Observation
import ShopNavigation
import SwiftUI

/// A link as SwiftUI has it, at the root of any tab.
struct SystemLink: View {
  let route: ShopRoute

  var body: some View {
    NavigationLink("Go", value: route)
  }
}

/// A text that is not looked up.
struct Words: View {
  private let words: String

  init(_ words: String) {
    self.words = words
  }

  var body: some View {
    Text(verbatim: words)
  }
}

/// A list outside of the tab view, with or without a store.
struct Listing: View {
  let store: ShopNavigationStore?
  let tab: ShopTab

  var body: some View {
    List {
      Words("first").scrollAnchor(of: tab)
      ForEach(0..<20) { Words("row \($0)") }
    }
    .scrollsToTop(tab)
    .environment(store)
  }
}

/// Says whether the store is in the environment, and whether it is the one that is expected.
struct Probe: View {
  let expected: ShopNavigationStore
  @Environment(ShopNavigationStore.self) private var store: ShopNavigationStore?

  var body: some View {
    Words(store === expected ? "found" : store == nil ? "missing" : "another")
  }
}

/// Shows what a flag says, as a scene that is opened and closed.
@MainActor @Observable final class WindowState {
  var isOpen = true
}

/// The content of a window, while it is open.
struct Windowed<Content: View>: View {
  let window: WindowState
  @ViewBuilder let content: () -> Content

  var body: some View {
    if window.isOpen { content() }
  }
}
