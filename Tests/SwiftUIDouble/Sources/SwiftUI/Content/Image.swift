public import Foundation

// swiftui-api: 6.1 Image
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Image: Equatable, Sendable {
  let name: String
  let isSymbol: Bool
  let bundle: String?
  let label: Text?
  /// Whether it says nothing to those who do not see it.
  let isDecorative: Bool

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, bundle: bundle)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, bundle: bundle, label: label)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, bundle: bundle, isDecorative: true)
  }

  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public init(systemName: String) {
    self.init(name: systemName, isSymbol: true)
  }

  private init(
    name: String, isSymbol: Bool = false, bundle: Bundle? = nil, label: Text? = nil,
    isDecorative: Bool = false
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.bundle = bundle?.bundlePath
    self.label = label
    self.isDecorative = isDecorative
  }

  public static func == (a: Image, b: Image) -> Bool {
    a.name == b.name && a.isSymbol == b.isSymbol && a.bundle == b.bundle && a.label == b.label
      && a.isDecorative == b.isDecorative
  }
}

// swiftui-api: 6.1 Image
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Image: View {
  public typealias Body = Never
}

extension Image: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let values: [String: Any?] = [
      "isSymbol": isSymbol, "bundle": bundle, "label": label?.shown, "isDecorative": isDecorative,
    ]
    return [Node("Image", values.compactMapValues { $0 }, role: .image(name))]
  }
}
