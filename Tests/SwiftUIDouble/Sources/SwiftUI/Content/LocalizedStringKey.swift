// swiftui-api: 6.1 LocalizedStringKey (uncertain: whether it is Sendable; here it is not)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// What is looked up, with `%@` for a text and `%lld` for a number.
  let key: String
  /// What is shown where nothing is found: the double has no translations.
  let shown: String

  public init(_ value: String) {
    key = value
    shown = value
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
    shown = stringInterpolation.shown
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var shown = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal
      shown += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      key += "%@"
      shown += string
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      key += "%lld"
      shown += "\(value)"
    }
  }

  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.key == b.key && a.shown == b.shown
  }
}

// swiftui-api: none values that a localised string may hold
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol _FormatSpecifiable: Equatable {
}

// swiftui-api: none values that a localised string may hold
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Int: _FormatSpecifiable {
}
