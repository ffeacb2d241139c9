// What a user of the generated view writes.
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  struct ShopRoot: View {
    @State private var store = ShopNavigationStore()

    var body: some View {
      if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
        ShopTabView(store: store) { tab in
          ScrolledRoot(tab: tab)
        } screen: { route in
          switch route {
          case .product(let id, _): Text(verbatim: id.uuidString)
          case .page(let url): Text(verbatim: url.absoluteString)
          case .settings: EmptyView()
          }
        }
      }
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  struct ScrolledRoot: View {
    let tab: ShopTab
    @Environment(ShopNavigationStore.self) private var store

    var body: some View {
      Text(verbatim: tab.rawValue).onChange(of: store.selection) { _, new in
        store.homePath = new == tab ? [.settings] : []
      }
    }
  }
#endif
