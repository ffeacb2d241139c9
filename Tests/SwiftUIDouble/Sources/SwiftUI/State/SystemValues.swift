public import Foundation

// interface 16.0: EnvironmentValues
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { self[ReduceMotion.self] }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }
}

/// What the host gives; views read it by its public name.
struct ReduceMotion: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsEnabled: EnvironmentKey {
  static var defaultValue: Bool { true }
}

// swiftui-api: 1 Other basics
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

// swiftui-api: 1 Other basics
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClass.self] }
    set { self[HorizontalSizeClass.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClass.self] }
    set { self[VerticalSizeClass.self] = newValue }
  }
}

private struct HorizontalSizeClass: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClass: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

// interface 16.0: EnvironmentValues
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var isPresented: Bool { self[IsPresented.self] }
}

/// Whether a place is in a modal or on a pushed screen.
struct IsPresented: EnvironmentKey {
  static var defaultValue: Bool { false }
}

// swiftui-api: 1 Other basics
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLActionKey.self] }
    set { self[OpenURLActionKey.self] = newValue }
  }
}

private struct OpenURLActionKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in } }
}

// swiftui-api: 1 Other basics
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct OpenURLAction {
  nonisolated(unsafe) private let action: (URL) -> Void

  nonisolated init(_ action: @escaping (URL) -> Void) {
    self.action = action
  }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    action(url)
  }
}

// swiftui-api: 2.5 TabContent modifiers
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public enum TabBarPlacement: Hashable, Sendable {
  case bottomBar
  case ornament
  case pageIndicator
  case sidebar
  case topBar
}

// swiftui-api: 2.5 TabContent modifiers (uncertain: whether TabBarPlacement is an enumeration)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EnvironmentValues {
  public var tabBarPlacement: TabBarPlacement? {
    horizontalSizeClass == .regular ? .topBar : .bottomBar
  }

  public var isTabBarShowingSections: Bool { false }
}
