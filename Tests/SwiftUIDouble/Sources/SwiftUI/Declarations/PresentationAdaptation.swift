// documentation 26: PresentationAdaptation
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
public struct PresentationAdaptation: Sendable {
  let name: String

  public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
  public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
  public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
  public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation {
    PresentationAdaptation(name: "fullScreenCover")
  }
}

// documentation 26: presentationCompactAdaptation
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
extension View {
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    marked("presentationCompactAdaptation", ["adaptation": adaptation])
  }
}
