public import Foundation

// swiftui-api: 6.1 Text
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Text: Equatable, Sendable {
  /// What is shown.
  let shown: String
  /// What is looked up; `nil` for a text that is shown as it is.
  let key: String?
  /// The table and bundle that the key is looked up in; `nil` stands for the usual one.
  let table: String?
  let bundle: String?

  public init(verbatim content: String) {
    self.init(shown: content)
  }

  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    self.init(shown: String(content))
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(shown: key.shown, key: key.key, table: tableName, bundle: bundle?.bundlePath)
  }

  private init(shown: String, key: String? = nil, table: String? = nil, bundle: String? = nil) {
    self.shown = shown
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  public static func == (a: Text, b: Text) -> Bool {
    a.shown == b.shown && a.key == b.key && a.table == b.table && a.bundle == b.bundle
  }
}

// swiftui-api: 6.1 Text
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Text: View {
  public typealias Body = Never
}

extension Text: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let values: [String: Any?] = ["key": key, "table": table, "bundle": bundle]
    return [Node("Text", values.compactMapValues { $0 }, role: .text(shown))]
  }
}
