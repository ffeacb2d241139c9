#if canImport(SwiftUI)
  public import SwiftUI

  /// A text on every screen, so that all buttons are those of the bar.
  public struct MarketRoot: View {
    private let store: MarketNavigationStore
    private let unread: Int?

    /// - Parameters:
    ///   - store: Where the user is.
    ///   - unread: Data of the app that the tab `cart` tells of, if it is to tell of any.
    public init(store: MarketNavigationStore, unread: Int?) {
      self.store = store
      self.unread = unread
    }

    public var body: some View {
      MarketTabView(store: store) { tab in
        Text(verbatim: "root of \(tab)")
      } screen: { route in
        Text(verbatim: "\(route)")
      } modal: { modal in
        Text(verbatim: "modal \(modal)")
      } badge: { _ in
        unread.map { .count($0) }
      }
    }
  }
#endif
