#if canImport(SwiftUI)
  public import SwiftUI

  /// A list at the root of every tab; no item shows more than its number.
  public struct PlainRoot: View {
    private let store: PlainNavigationStore

    public init(store: PlainNavigationStore) {
      self.store = store
    }

    public var body: some View {
      PlainTabView(store: store) { tab in
        List {
          PlainRouteLink("Item 1", route: .item(number: 1)).scrollAnchor(of: tab)
          ForEach(2..<50) { number in
            NavigationLink("Item \(number)", value: PlainRoute.item(number: number))
          }
        }
        .scrollsToTop(tab)
      } screen: { route in
        switch route {
        case .item(let number): Text(verbatim: "This is item \(number)")
        case .film: Text("This is the film")
        }
      }
    }
  }
#endif
