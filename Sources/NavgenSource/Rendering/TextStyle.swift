/// How text for people looks.
package enum TextStyle: Sendable {
  case plain
  /// With colours, as terminals take them.
  case colored

  /// What is to stand out.
  enum Role: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "1;32"
    case place = "34"
  }

  /// A text that plays a role.
  func mark(_ text: String, as role: Role) -> String {
    switch self {
    case .plain: return text
    case .colored: return text.isEmpty ? text : "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
