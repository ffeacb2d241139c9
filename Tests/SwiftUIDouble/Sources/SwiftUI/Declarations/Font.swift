// interface 16.0: Font (left out: most styles, designs and weights)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Font: Hashable, Sendable {
  let name: String

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let title3 = Font(name: "title3")
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let caption2 = Font(name: "caption2")
}

// interface 26 (quoted): font
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Text {
  nonisolated public func font(_ font: Font?) -> Text {
    self
  }
}
