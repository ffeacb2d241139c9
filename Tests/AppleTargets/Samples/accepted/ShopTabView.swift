// The shape of the generated tab view with more tabs than one block takes.
#if canImport(SwiftUI)
  #if hasFeature(InternalImportsByDefault)
    public import SwiftUI
  #else
    import SwiftUI
  #endif

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public struct ShopTabView<Root: View, Screen: View>: View {
    @Bindable private var store: ShopNavigationStore
    private let root: (ShopTab) -> Root
    private let screen: (ShopRoute) -> Screen

    public init(
      store: ShopNavigationStore,
      @ViewBuilder root: @escaping (ShopTab) -> Root,
      @ViewBuilder screen: @escaping (ShopRoute) -> Screen
    ) {
      self.store = store
      self.root = root
      self.screen = screen
    }

    public var body: some View {
      TabView(selection: $store.tabSelection) {
        // A block of tabs takes ten of them.
        Group {
          SwiftUI.Tab(value: ShopTab.home) {
            stack(.home, path: $store.homePath)
          } label: {
            label(.home)
          }
          SwiftUI.Tab(value: ShopTab.search) {
            stack(.search, path: $store[path: .search])
          } label: {
            label(.search)
          }
          SwiftUI.Tab(value: ShopTab.cart) {
            stack(.cart, path: $store[path: .cart])
          } label: {
            label(.cart)
          }
          SwiftUI.Tab(value: ShopTab.profile) {
            stack(.profile, path: $store[path: .profile])
          } label: {
            label(.profile)
          }
          SwiftUI.Tab(value: ShopTab.orders) {
            stack(.orders, path: $store[path: .orders])
          } label: {
            label(.orders)
          }
          SwiftUI.Tab(value: ShopTab.wishes) {
            stack(.wishes, path: $store[path: .wishes])
          } label: {
            label(.wishes)
          }
          SwiftUI.Tab(value: ShopTab.offers) {
            stack(.offers, path: $store[path: .offers])
          } label: {
            label(.offers)
          }
          SwiftUI.Tab(value: ShopTab.stores) {
            stack(.stores, path: $store[path: .stores])
          } label: {
            label(.stores)
          }
          SwiftUI.Tab(value: ShopTab.help) {
            stack(.help, path: $store[path: .help])
          } label: {
            label(.help)
          }
          SwiftUI.Tab(value: ShopTab.news) {
            stack(.news, path: $store[path: .news])
          } label: {
            label(.news)
          }
        }
        Group {
          SwiftUI.Tab(value: ShopTab.about) {
            stack(.about, path: $store[path: .about])
          } label: {
            label(.about)
          }
          SwiftUI.Tab(value: ShopTab.settings) {
            stack(.settings, path: $store[path: .settings])
          } label: {
            label(.settings)
          }
        }
      }
      .environment(store)
    }

    private func stack(_ tab: ShopTab, path: Binding<[ShopRoute]>) -> some View {
      NavigationStack(path: path) {
        root(tab).navigationDestination(for: ShopRoute.self, destination: screen)
      }
    }

    private func label(_ tab: ShopTab) -> some View {
      Label {
        title(of: tab)
      } icon: {
        image(of: tab)
      }
    }

    private func title(of tab: ShopTab) -> Text {
      switch tab {
      case .home: return Text("Home", tableName: nil, bundle: nil, comment: "The start page")
      case .search: return Text("Find \"it\"", tableName: "Navigation")
      default: return Text("Other", comment: "Any other tab")
      }
    }

    private func image(of tab: ShopTab) -> Image {
      switch tab {
      case .home: return Image(systemName: tab == store.selection ? "house.fill" : "house")
      default: return Image("other")
      }
    }
  }
#endif
