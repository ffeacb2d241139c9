/// A property list as XML: `key`, `string` and `dict` are read, all other elements are passed over.
struct XMLPropertyList {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// The value in the element `plist`; `nil` when there is none.
  mutating func readRoot() -> PropertyListValue? {
    while let tag = nextTag() {
      if tag == "plist" { return nextTag().flatMap { value($0, depth: 0) } }
    }
    return nil
  }

  /// The value that a tag begins; `nil` when it does not end.
  private mutating func value(_ tag: String, depth: Int) -> PropertyListValue? {
    switch tag {
    case "string": return text(until: tag).map(PropertyListValue.text)
    case "dict" where depth < PropertyListValue.depthLimit: return map(depth: depth)
    case "dict/": return .map([:])
    case "string/": return .text("")
    default: return tag.hasSuffix("/") || passOver(tag) ? .other : nil
    }
  }

  private mutating func map(depth: Int) -> PropertyListValue? {
    var map: [String: PropertyListValue] = [:]
    while let tag = nextTag() {
      if tag == "/dict" { return .map(map) }
      guard tag == "key", let name = text(until: tag), let valueTag = nextTag(),
        let value = value(valueTag, depth: depth + 1)
      else { return nil }
      map[name] = value
    }
    return nil
  }

  /// Goes behind the end of an element, others of its kind within it included.
  private mutating func passOver(_ name: String) -> Bool {
    var depth = 1
    while depth > 0 {
      guard let tag = nextTag() else { return false }
      if tag == name { depth += 1 } else if tag == "/\(name)" { depth -= 1 }
    }
    return true
  }

  /// What stands up to the end of an element that has only text.
  private mutating func text(until name: String) -> String? {
    let text = rest.prefix { $0 != UInt8(ascii: "<") }
    guard nextTag() == "/\(name)" else { return nil }
    return unescaped(String(decoding: text, as: UTF8.self))
  }

  /// The name in the next tag, with the slash before or after it and without attributes. Comments, the
  /// document type and instructions are none.
  private mutating func nextTag() -> String? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      let isComment = rest.starts(with: "!--".utf8)
      guard let end = isComment ? endOfComment : rest.firstIndex(of: UInt8(ascii: ">")) else {
        return nil
      }
      let tag = rest[..<end]
      rest = rest[(end + 1)...]
      if let first = tag.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") {
        return name(in: tag)
      }
    }
    return nil
  }

  private var endOfComment: Int? {
    let mark = Array("-->".utf8)
    let start = rest.indices.first { rest[$0...].starts(with: mark) }
    return start.map { $0 + mark.count - 1 }
  }

  private func name(in tag: ArraySlice<UInt8>) -> String {
    let name = tag.prefix { $0 > UInt8(ascii: " ") }
    let isEmpty = tag.last == UInt8(ascii: "/") && name.last != UInt8(ascii: "/")
    return String(decoding: name, as: UTF8.self) + (isEmpty ? "/" : "")
  }
}

private func unescaped(_ text: String) -> String {
  guard text.contains("&") else { return text }
  // The ampersand comes last, since what it gives must not be read again.
  let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
  return entities.reduce(text) { text, entity in
    text.split(separator: entity.0, omittingEmptySubsequences: false).joined(separator: entity.1)
  }
}
