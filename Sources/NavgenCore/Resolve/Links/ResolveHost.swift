import NavgenSource

/// Why a text is not the name of a host.
enum HostFault {
  case empty
  case scheme
  case path
  case port
  case user
  case nonASCII
  /// Anything but one `*.` at the beginning.
  case wildcard
  case emptyLabel
  case character(Unicode.Scalar)
  case hyphen
  case tooLong
}

/// A host of web addresses.
func resolveHost(
  _ host: Located<String>, _ diagnostics: inout DiagnosticList
) -> LinkHost? {
  let text = host.value.lowercased()
  let isWildcard = text.hasPrefix("*.")
  let name = isWildcard ? String(text.dropFirst(2)) : text
  if let fault = hostFault(name) {
    diagnostics.add(.malformedHost(host, fault))
    return nil
  }
  return isWildcard ? .subdomains(of: name) : .exact(name)
}

/// Why a text, in small letters and without a `*.`, is not the name of a host; `nil` when it is one.
func hostFault(_ name: String) -> HostFault? {
  if name.isEmpty { return .empty }
  if name.contains("://") { return .scheme }
  if name.contains("/") || name.contains("?") || name.contains("#") { return .path }
  if name.contains("@") { return .user }
  if name.contains(":") { return .port }
  if name.contains("*") { return .wildcard }
  if !name.utf8.allSatisfy({ $0 < 0x80 }) { return .nonASCII }
  if name.utf8.count > 253 { return .tooLong }
  for label in name.split(separator: ".", omittingEmptySubsequences: false) {
    if let fault = labelFault(label) { return fault }
  }
  return nil
}

private func labelFault(_ label: Substring) -> HostFault? {
  if label.isEmpty { return .emptyLabel }
  if label.utf8.count > 63 { return .tooLong }
  let other = label.unicodeScalars.first {
    $0 != "-" && !$0.properties.isAlphabetic && $0.properties.numericType == nil
  }
  if let other { return .character(other) }
  return label.hasPrefix("-") || label.hasSuffix("-") ? .hyphen : nil
}
