// What scrolls to the top, links to a route and shows screens.
#if canImport(SwiftUI)
  #if hasFeature(InternalImportsByDefault)
    public import SwiftUI
  #else
    import SwiftUI
  #endif

  public nonisolated struct ShopPlace: Hashable, Sendable {
    let tab: ShopTab?
  }

  private nonisolated struct ShopPlaceKey: EnvironmentKey {
    static var defaultValue: ShopPlace? { nil }
  }

  extension EnvironmentValues {
    fileprivate var shopPlace: ShopPlace? {
      get { self[ShopPlaceKey.self] }
      set { self[ShopPlaceKey.self] = newValue }
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  private struct ShopScroll: ViewModifier {
    @Environment(ShopNavigationStore.self) private var store: ShopNavigationStore?
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let tab: ShopTab

    func body(content: Content) -> some View {
      ScrollViewReader { proxy in
        content.onChange(of: store?.selection) {
          withAnimation(reducesMotion ? nil : .default) { proxy.scrollTo(tab, anchor: .top) }
        }
      }
    }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  private struct ShopScrollPosition: ViewModifier {
    @State private var position = ScrollPosition()
    let request: Int

    func body(content: Content) -> some View {
      content
        .scrollPosition($position)
        .onChange(of: request) { withAnimation { position.scrollTo(edge: .top) } }
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct ShopRouteLink<Label: View>: View {
    @Environment(ShopNavigationStore.self) private var store: ShopNavigationStore?
    @Environment(\.shopPlace) private var place
    private let route: ShopRoute
    private let label: Label

    public init(_ route: ShopRoute, @ViewBuilder label: () -> Label) {
      self.route = route
      self.label = label()
    }

    public init(_ titleKey: LocalizedStringKey, route: ShopRoute) where Label == SwiftUI.Text {
      self.init(route) { SwiftUI.Text(titleKey) }
    }

    public var body: some View {
      Button {
        if place?.tab == .home { store?.homePath.append(route) }
      } label: {
        label
      }
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  struct ShopScreen: View {
    @Environment(\.dismiss) private var dismiss
    let tab: ShopTab

    var body: some View {
      List {
        Section("Pages") {
          ForEach(0..<3) { number in
            ShopRouteLink(.settings) { Text(verbatim: "\(number)") }
          }
          ShopRouteLink("Settings", route: .settings).id(tab)
        }
        Button("Close", role: .cancel) { dismiss() }
        NavigationLink("Settings", value: ShopRoute.settings)
      }
      .modifier(ShopScroll(tab: tab))
      .environment(\.shopPlace, ShopPlace(tab: tab))
      .navigationTitle("Shop")
    }
  }
#endif
