extension DefaultValue {
  /// The value as canonical text; `nil` for `nil`, and for what only the app can tell.
  func inLinks(of type: ParameterType) -> LinkFrame.Value? {
    guard case .list(let items) = self else { return text(of: type).map(LinkFrame.Value.one) }
    let texts = items.compactMap { $0.text(of: type) }
    return texts.count == items.count ? .several(texts) : nil
  }

  private func text(of type: ParameterType) -> String? {
    switch self {
    case .nothing, .expression, .list: return nil
    case .text(let text): return text
    case .integer(let number): return String(number)
    case .decimal(let digits): return Double(digits)?.description
    case .flag(let flag): return String(flag)
    case .uuid(let bytes): return uuidText(bytes)
    case .moment(let seconds): return momentText(secondsSince1970: seconds)
    case .enumCase(let name): return type.caseId(of: name)
    }
  }
}

extension ParameterType {
  /// The id of a case of the enum that it is, or that is within it.
  fileprivate func caseId(of name: SwiftName) -> String? {
    switch self {
    case .payloadEnum(let type): return type.cases.first { $0.name == name }?.id
    case .optional(let type), .array(let type): return type.caseId(of: name)
    case .builtIn, .external: return nil
    }
  }
}

/// The 16 bytes of a UUID in its five groups.
private func uuidText(_ bytes: [UInt8]) -> String {
  var text = ""
  for (index, byte) in bytes.enumerated() {
    if [4, 6, 8, 10].contains(index) { text += "-" }
    let digits = String(byte, radix: 16, uppercase: true)
    text += digits.count < 2 ? "0\(digits)" : digits
  }
  return text
}
