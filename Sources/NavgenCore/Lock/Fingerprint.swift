/// A short name for what saved state depends on in a navigation: 16 hexadecimal digits.
///
/// Specs that save the same have the same one, however they are laid out and whatever they say of titles,
/// icons, links and former ids.
package func fingerprint(of model: NavigationModel) -> String {
  fingerprint(of: shape(of: model))
}

/// The same for a recorded shape.
package func fingerprint(of shape: NavigationShape) -> String {
  let digits = String(hash(canonicalText(of: shape)), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// The shape as one text. Ids and types hold no space and no comma, so no two shapes give the same one.
///
/// It is no format of any file. Changing it would make every recorded version look damaged.
func canonicalText(of shape: NavigationShape) -> String {
  var lines = ["navgen 1"]
  lines += shape.tabs.map { "tab \($0.id)" }
  for route in shape.routes {
    lines.append("route \(route.id) \(route.tabs.map { $0.joined(separator: ",") } ?? "*")")
    lines += route.parameters.map(\.canonicalLine)
  }
  for modal in shape.modals {
    lines.append("modal \(modal.id)\(modal.hasStack ? " stack" : "")")
    lines += modal.parameters.map(\.canonicalLine)
  }
  lines += shape.enums.map { "enum \($0.name) \($0.cases.joined(separator: ","))" }
  lines += shape.types.map { "type \($0.name)\($0.isCodable ? "" : " unsaved")" }
  return lines.joined(separator: "\n")
}

extension ParameterShape {
  fileprivate var canonicalLine: String { "param \(id) \(type)\(hasDefault ? " default" : "")" }
}

/// FNV-1a with 64 bits.
private func hash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
