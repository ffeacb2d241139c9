#if canImport(SwiftUI)
  public import SwiftUI

  /// The name of every tab at its root.
  public struct CrowdRoot: View {
    private let store: CrowdNavigationStore

    public init(store: CrowdNavigationStore) {
      self.store = store
    }

    public var body: some View {
      CrowdTabView(store: store) { tab in
        Text(verbatim: "Root of \(tab.rawValue)")
      } screen: { route in
        switch route {
        case .item(let number): Text(verbatim: "Item \(number)")
        }
      }
    }
  }
#endif
