// The shape of the view with a bar of the app's own over the system's one.
#if canImport(SwiftUI)
  import SwiftUI

  #if !os(macOS) && !os(tvOS) && !os(watchOS)
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    struct ShopBarView<Root: View>: View {
      @Bindable private var store: ShopNavigationStore
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      @ScaledMetric(relativeTo: .caption2) private var height: CGFloat = 49
      private let root: (ShopTab) -> Root

      init(store: ShopNavigationStore, @ViewBuilder root: @escaping (ShopTab) -> Root) {
        self.store = store
        self.root = root
      }

      var body: some View {
        TabView(selection: $store.tabSelection) {
          ForEach(ShopTab.allCases) { tab in
            root(tab)
              .toolbar(.hidden, for: .tabBar)
              .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: height) }
              .safeAreaPadding(.bottom, 8)
              .tag(tab)
              .tabItem { EmptyView() }
              .badge(Text(verbatim: "1"))
          }
        }
        .overlay(alignment: .bottom) {
          if store.homePath.isEmpty {
            bar.transition(reducesMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity))
          }
        }
        .animation(reducesMotion ? nil : .easeInOut, value: store.homePath.isEmpty)
        .ignoresSafeArea(.keyboard, edges: .bottom)
        .feedback(on: store.selection)
      }

      private var bar: some View {
        VStack(spacing: 0) {
          Divider()
          HStack(alignment: .center, spacing: 4) {
            ForEach(ShopTab.allCases, content: button)
          }
          .padding(.horizontal, 8)
          .padding(4)
        }
        .frame(maxWidth: .infinity)
        .background(.bar, ignoresSafeAreaEdges: .bottom)
        .background { Capsule().fill(.regularMaterial) }
        .background(.regularMaterial, in: Capsule())
        .shadow(color: .black.opacity(0.15), radius: 8, y: 2)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar)
      }

      private func button(for tab: ShopTab) -> some View {
        Button {
          store.select(tab)
        } label: {
          VStack(spacing: 2) {
            Image(systemName: "house")
              .imageScale(.large)
              .symbolVariant(tab == store.selection ? .fill : .none)
              .overlay(alignment: .topTrailing) { mark }
            Text(verbatim: tab.rawValue)
              .font(.caption2.weight(.medium))
              .lineLimit(1)
              .minimumScaleFactor(0.7)
          }
          .foregroundStyle(style(of: tab))
          .frame(maxWidth: .infinity, minHeight: 44)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .hoverEffect(.automatic)
        .accessibilityLabel(Text(verbatim: tab.rawValue))
        .accessibilityValue(Text(verbatim: "1"))
        .accessibilityAddTraits(tab == store.selection ? .isSelected : [])
        .accessibilityShowsLargeContentViewer { Text(verbatim: tab.rawValue) }
      }

      private func style(of tab: ShopTab) -> AnyShapeStyle {
        tab == store.selection ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
      }

      private var mark: some View {
        Text(verbatim: "1")
          .font(.caption2.bold())
          .foregroundStyle(.white)
          .padding(.horizontal, 4)
          .background(Circle().fill(.red))
          .fixedSize()
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .accessibilityHidden(true)
      }
    }
  #endif

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  extension View {
    @ViewBuilder
    fileprivate func feedback(on tab: ShopTab) -> some View {
      #if os(visionOS)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
          sensoryFeedback(.selection, trigger: tab)
        } else {
          self
        }
      #else
        sensoryFeedback(.selection, trigger: tab)
      #endif
    }
  }
#endif
