// swiftui-api: 2.6 Styles and TabView-level modifiers
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol TabViewStyle {
}

// swiftui-api: 2.6 Styles and TabView-level modifiers
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    marked("tabViewStyle", ["style": style])
  }
}

// swiftui-api: 2.6 Styles and TabView-level modifiers
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  @MainActor @preconcurrency public init() {}
}

// swiftui-api: 2.6 Styles and TabView-level modifiers
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    .init()
  }
}

// swiftui-api: 2.6 Styles and TabView-level modifiers
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  @MainActor @preconcurrency public init() {}
}

// swiftui-api: 2.6 Styles and TabView-level modifiers
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
