#if canImport(SwiftUI)
  public import SwiftUI

  /// The app under test: every screen says what it is, and has a link and buttons for what users do.
  public struct DeskRoot: View {
    private let store: DeskNavigationStore

    /// - Parameter store: Where the user is.
    public init(store: DeskNavigationStore) {
      self.store = store
    }

    public var body: some View {
      DeskTabView(store: store) { tab in
        Place(name: "root of \(tab)")
      } screen: { route in
        Place(name: "\(route)")
      } modal: { modal in
        Place(name: "\(modal)")
      }
    }
  }

  /// A screen, whatever it stands for.
  private struct Place: View {
    @Environment(DeskNavigationStore.self) private var store
    @State private var count = 0
    let name: String

    var body: some View {
      Text(verbatim: name)
      Text(verbatim: "counted to \(count)")
      Button("Count") { count += 1 }
      DeskRouteLink("Next page", route: .page(number: 1))
      DeskRouteLink("Secret", route: .secret)
      Button("Close") { store.dismiss() }
    }
  }
#endif
