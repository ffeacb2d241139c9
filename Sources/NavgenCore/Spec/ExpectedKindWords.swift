import NavgenSource
import NavgenYAML

// What messages say of the kinds of values.
extension ExpectedKind {
  var isTruth: Bool {
    switch self {
    case .truth, .badge: return true
    case .map, .flags, .platforms, .list, .references, .text, .reference, .parent, .type,
      .textOrMap, .flagName, .detent,
      .visibility, .pattern, .day, .formerId, .warningId, .number:
      return false
    }
  }

  var words: String {
    switch self {
    case .map, .flags, .platforms: return "a map"
    case .list, .references: return "a list"
    case .text: return "text"
    case .reference: return "an id"
    case .parent: return "one route"
    case .type: return "a type"
    case .textOrMap: return "text or a map"
    case .truth, .badge: return "true or false"
    case .flagName: return "the name of a flag"
    case .detent: return "a height"
    case .visibility: return "'visible' or 'hidden'"
    case .pattern: return "a pattern"
    case .day: return "a day"
    case .formerId, .warningId: return "an id"
    case .number: return "a number"
    }
  }

  /// How to write what was meant.
  func help(instead node: YAMLNode) -> String {
    switch self {
    case .map: return node.helpForMap
    case .flags: return "write each with its value at launch: '{ beta: false }'"
    case .platforms: return "write each with its lowest version: '{ iOS: 18, macOS: 15 }'"
    case .references:
      if ["all", "any"].contains(node.word) {
        return "remove it; without it all of them are meant"
      }
      return node.helpForList + "; without the key all of them are meant"
    case .list: return node.helpForList
    case .type: return node.helpForType
    case .text, .textOrMap, .reference, .parent:
      if let word = node.onlyWord { return "write \(quoted(word)), without brackets" }
      if self == .parent { return "name the nearest one, whose own 'parent' stands below it" }
      if self == .reference { return "write the id alone, without brackets or braces" }
      return "put it in quotes if it is meant as text"
    case .truth: return "write 'true' or 'false', without quotes"
    case .badge: return "write 'true'; the app sets what it shows with 'setBadge'"
    case .visibility: return "write one; the style stands in 'tabBar' at the top of the spec"
    case .flagName: return "name one that 'flags' declares; without the key it is always shown"
    case .detent: return "write 'medium', 'large', a fraction such as 0.4, or points such as 320"
    case .pattern: return "write one such as '/products/:id', or a list of them"
    case .day: return "write it as '2027-01-31'"
    case .formerId: return "write the id it had before, or a list of all of them"
    case .warningId:
      return "write the id of a warning, which stands in brackets behind it, or a list of them"
    case .number: return "write 'navgen: \(NavigationSpec.version)'"
    }
  }
}

/// Whether a text can be an item of a list in brackets as it is.
private func isPlainWord(_ text: String) -> Bool {
  !text.isEmpty && text.first != "*"
    && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./*".contains($0) }
}

// What to write instead of it.
extension YAMLNode {
  fileprivate var helpForMap: String {
    switch content {
    case .sequence(let items):
      if let name = items.first?.ownName {
        return "write '\(name.value): …' instead of '- \(name.key): \(name.value)'"
      }
      return "write 'name: value' for each entry, without '-' or brackets"
    case .scalar(let scalar):
      if let name = beforeBlank(scalar.text), isPlainWord(name),
        scalar.text.dropFirst(name.count + 1).hasPrefix("{")
      {
        return "write '\(name): { … }', with a ':' after the key"
      }
    case .mapping: break
    }
    return "write 'name: value' for each entry"
  }

  fileprivate var helpForList: String {
    guard case .scalar(let scalar) = content, isPlainWord(scalar.text) else {
      return "write the items in brackets: '[a, b]'"
    }
    let items = [scalar.text] + itemsAfter
    return "write a list: \(quoted("[\(items.joined(separator: ", "))]"))"
  }

  fileprivate var helpForType: String {
    guard case .mapping(let entries) = content else {
      return "write one as in Swift, such as 'Int', 'String?' or '[String]'"
    }
    if entries.count == 1, entries[0].key.value == "type", let word = entries[0].value.word {
      return "write \(quoted(word)) alone"
    }
    let isDictionary = entries.first?.key.value.first?.isUppercase == true
    return "declare a type of the app that holds \(isDictionary ? "the dictionary" : "the values") "
      + "under 'types', and name it here"
  }
}

extension YAMLNode {
  /// The text that it is.
  fileprivate var word: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// The text of a list that has one.
  fileprivate var onlyWord: String? {
    guard case .sequence(let items) = content, items.count == 1,
      case .scalar(let scalar) = items[0].content
    else { return nil }
    return scalar.text
  }

  /// The entry by which an item of a list says what it is called.
  fileprivate var ownName: (key: String, value: String)? {
    guard case .mapping(let entries) = content, entries.count > 1, let entry = entries.first,
      ["id", "key", "name", "tab", "route"].contains(entry.key.value),
      case .scalar(let scalar) = entry.value.content, isPlainWord(scalar.text)
    else { return nil }
    return (entry.key.value, scalar.text)
  }

  /// The plain words after it in its line, each after a comma, as items of a list without brackets.
  fileprivate var itemsAfter: [String] {
    let rest = range.file.bytes[range.offsets.upperBound...]
      .prefix { !$0.isLineBreak && $0 != UInt8(ascii: "}") }
      .filter { !$0.isBlank }
    guard rest.first == UInt8(ascii: ",") else { return [] }
    let items = rest.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    return Array(items.prefix(while: isPlainWord))
  }
}
