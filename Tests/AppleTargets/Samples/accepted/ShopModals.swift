// The shape of the view with sections, modals, badges and everything that the system's bar takes.
#if canImport(SwiftUI)
  import SwiftUI

  nonisolated struct ShopModal: Hashable, Identifiable, Sendable {
    let id: Int
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  struct ShopModalView: View {
    @Bindable var store: ShopNavigationStore
    @State private var modal: ShopModal?

    var body: some View {
      bar
        .sheet(item: $modal, onDismiss: closed, content: content)
        #if !os(macOS)
          .fullScreenCover(item: $modal, onDismiss: closed, content: content)
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: $modal) { modal in content(of: modal).onDisappear(perform: closed) }
        #endif
        .environment(store)
        .onAppear(perform: closed)
        .onOpenURL { _ in }
    }

    @ViewBuilder
    private var bar: some View {
      if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
        tabs
      } else {
        EmptyView()
      }
    }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    private var tabs: some View {
      TabView(selection: $store.tabSelection) {
        SwiftUI.Tab(value: ShopTab.search, role: role) {
          EmptyView()
        } label: {
          Label("Search", systemImage: "magnifyingglass")
        }
        .customizationID("search")
        .tabPlacement(.pinned)
        TabSection {
          SwiftUI.Tab(value: ShopTab.cart) {
            EmptyView()
          } label: {
            Label("Cart", systemImage: "cart")
          }
          .customizationID("cart")
          .tabPlacement(.sidebarOnly)
          #if !os(tvOS) && !os(watchOS)
            .defaultVisibility(.hidden, for: .tabBar)
            .badge(Text(verbatim: "1"))
          #endif
          #if !os(macOS) && !os(tvOS) && !os(watchOS)
            .defaultVisibility(.visible, for: .sidebar)
          #endif
          if store.selection == .help {
            SwiftUI.Tab(value: ShopTab.help) {
              EmptyView()
            } label: {
              Label("Help", systemImage: "questionmark")
            }
          }
        } header: {
          SwiftUI.Text("Collections")
        }
        .customizationID("section.Collections")
      }
      #if !os(watchOS)
        .tabViewStyle(.sidebarAdaptable)
      #endif
      .minimized()
    }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    private var role: TabRole? {
      #if os(macOS)
        guard #available(macOS 26.0, *) else { return nil }
      #endif
      return .search
    }

    private func content(of modal: ShopModal) -> some View {
      NavigationStack(path: $store.homePath) {
        Text(verbatim: "\(modal.id)")
      }
      .presentationDetents([.medium, .large, .fraction(0.4), .height(320)])
      .interactiveDismissDisabled()
      .onAppear(perform: closed)
    }

    private func closed() {}
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  extension View {
    @ViewBuilder
    fileprivate func minimized() -> some View {
      #if !os(macOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
          tabBarMinimizeBehavior(.onScrollDown)
        } else {
          self
        }
      #else
        self
      #endif
    }

    fileprivate func tabBar(isHidden: Bool) -> some View {
      #if os(macOS) || os(watchOS)
        self
      #else
        toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
      #endif
    }
  }
#endif
