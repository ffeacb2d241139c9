// interface 26 (quoted): symbolVariant
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SymbolVariants: Hashable, Sendable {
  let name: String

  public static let none = SymbolVariants(name: "none")
  public static let fill = SymbolVariants(name: "fill")
}

// interface 26 (quoted): symbolVariant
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    marked("symbolVariant", ["variant": variant])
  }
}
