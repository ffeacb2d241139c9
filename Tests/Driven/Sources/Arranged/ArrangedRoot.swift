#if canImport(SwiftUI)
  public import SwiftUI

  /// Links to every route at the root of every tab, those to hidden ones with them.
  public struct ArrangedRoot: View {
    private let store: ArrangedNavigationStore

    public init(store: ArrangedNavigationStore) {
      self.store = store
    }

    public var body: some View {
      ArrangedTabView(store: store) { tab in
        Text(verbatim: "Root of \(tab.rawValue)")
        ArrangedRouteLink("Article", route: .article(number: 1))
        ArrangedRouteLink("Edit", route: .edit)
        NavigationLink("Notes", value: ArrangedRoute.notes)
        ArrangedRouteLink("Reader", route: .reader)
      } screen: { route in
        switch route {
        case .article(let number): Text(verbatim: "Article \(number)")
        case .edit: ArrangedRouteLink("Notes", route: .notes)
        case .notes: Text("The notes")
        case .reader: ArrangedRouteLink("Page", route: .page)
        case .page: Text("The page")
        }
      } modal: { _ in
        Text("A draft")
      }
    }
  }
#endif
