// interface 16.0: EnvironmentValues
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { self[ReduceMotion.self] }
}

/// What the host gives; views read it by its public name.
struct ReduceMotion: EnvironmentKey {
  static var defaultValue: Bool { false }
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
}

private struct HorizontalSizeClass: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
