// The shape of the generated tab view with everything written inside the block.
#if canImport(SwiftUI)
  #if hasFeature(InternalImportsByDefault)
    public import SwiftUI
  #else
    import SwiftUI
  #endif

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public struct ShopShortTabView<Root: View, Screen: View>: View {
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
        SwiftUI.Tab(value: ShopTab.home) {
          NavigationStack(path: $store.homePath) {
            root(.home).navigationDestination(for: ShopRoute.self, destination: screen)
          }
        } label: {
          Label {
            Text("Home", tableName: nil, bundle: nil, comment: "The start page")
          } icon: {
            Image(systemName: store.selection == .home ? "house.fill" : "house")
          }
        }
        SwiftUI.Tab(value: ShopTab.search, role: .search) {
          NavigationStack(path: $store[path: .search]) {
            root(.search).navigationDestination(for: ShopRoute.self, destination: screen)
          }
        } label: {
          Label("Search", systemImage: "magnifyingglass")
        }
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
          SwiftUI.Tab("New", systemImage: "sparkles", value: ShopTab.news) {
            root(.news)
          }
        }
      }
      .environment(store)
    }
  }
#endif
