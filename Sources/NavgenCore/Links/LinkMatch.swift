import NavgenSource

/// A pattern's values in an address, by the index of the parameter.
typealias LinkValues = [Int: LinkFrame.Value]

/// Why an address with the outer form of a pattern does not match it, in words.
struct LinkMismatch: Error {
  let reason: String

  static func value(_ text: String?, of parameter: RouteParameter) -> LinkMismatch {
    guard let text else {
      return LinkMismatch(reason: "the value of '\(parameter.id)' is not encoded as a URL's is")
    }
    let type = LinkValueType(parameter.type).name
    return LinkMismatch(reason: "\(quoted(text)) is not a value of '\(parameter.id): \(type)'")
  }

  static func missing(_ key: String) -> LinkMismatch {
    LinkMismatch(reason: "the query has no \(quoted(key))")
  }
}

extension LinkReader {
  /// Reads the values of a pattern out of a path that has its outer form, and out of a query.
  func match(
    _ path: [String], _ query: [DecodedQueryItem], _ entry: LinkEntry
  ) throws(LinkMismatch) -> LinkValues {
    var values: LinkValues = [:]
    for (index, segment) in entry.pattern.segments.enumerated() {
      switch segment {
      case .literal: continue
      case .placeholder(let prefix, let parameter, let suffix):
        guard path.indices.contains(index),
          let text = value(in: path[index], between: folded(prefix), and: folded(suffix))
        else { continue }
        values[parameter] = .one(try read(text, entry.parameters[parameter]))
      case .rest(let parameter):
        values[parameter] = .several(
          try read(path.dropFirst(index).map(Optional.init), entry.parameters[parameter]))
      }
    }
    for item in entry.pattern.query {
      values[item.parameter] = try read(item, query, entry.parameters[item.parameter])
    }
    return values
  }

  /// An item of the query; `nil` when it may be absent and is.
  private func read(
    _ item: LinkQueryItem, _ query: [DecodedQueryItem], _ parameter: RouteParameter
  ) throws(LinkMismatch) -> LinkFrame.Value? {
    let key = exact(item.key)
    let texts = query.filter { $0.key.map(exact) == key }.map(\.value)
    if parameter.type.isArray { return .several(try read(texts, parameter)) }
    if let text = texts.first { return .one(try read(text, parameter)) }
    guard parameter.canBeAbsent else { throw .missing(item.key) }
    return nil
  }

  private func read(
    _ texts: [String?], _ parameter: RouteParameter
  ) throws(LinkMismatch) -> [String] {
    var values: [String] = []
    for text in texts { values.append(try read(text, parameter)) }
    return values
  }

  private func read(
    _ text: String?, _ parameter: RouteParameter
  ) throws(LinkMismatch) -> String {
    guard let text, let value = linkValue(text, of: LinkValueType(parameter.type)) else {
      throw .value(text, of: parameter)
    }
    return value
  }
}
