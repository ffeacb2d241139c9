import Desk
import SwiftUI
import Testing
import ViewHost

/// A desk on a screen: its store, and the host that shows it.
@MainActor final class DeskInUse {
  let store = DeskNavigationStore()
  private(set) var host: ViewHost
  private let window: DeskWindow

  init() {
    let window = DeskWindow()
    self.window = window
    let store = store
    host = ViewHost { window.content(store) }
  }

  /// What is presented, lowest first, by the first text that each one shows.
  var modals: [String] { host.presentations.map { $0.texts.first ?? "" } }

  /// Closes the window, and waits until everything in it is gone.
  func closeWindow() {
    window.isOpen = false
    host.settle()
  }

  func openWindow() {
    window.isOpen = true
    host.update()
  }

  /// Loses every view without a word to any of them, and shows new ones over the same store.
  func showAnew() {
    let store = store
    let window = window
    host = ViewHost { window.content(store) }
  }

  /// Presses the button that closes the modal in front, and waits until it is gone.
  func closeModal() throws {
    try host.press("Close")
    host.settle()
  }

  /// Expects that nothing was misused on the way.
  func expectNoFaults(sourceLocation: SourceLocation = #_sourceLocation) {
    DrivenTests.expectNoFaults(in: host, sourceLocation: sourceLocation)
  }
}

/// Holds the view, or nothing while it is closed.
@MainActor private final class DeskWindow {
  var isOpen = true

  @ViewBuilder func content(_ store: DeskNavigationStore) -> some View {
    if isOpen { DeskRoot(store: store) }
  }
}
