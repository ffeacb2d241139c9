import NavgenSource

extension PatternFault {
  /// The next step.
  ///
  /// - Parameters:
  ///   - part: What is wrong.
  ///   - pattern: All of what was written.
  func help(for part: String, in pattern: String) -> String {
    switch self {
    case .empty: return "write one such as '/products/:id', or '/' for the root"
    case .noSlash: return "write \(quoted("/" + withPlaceholders(pattern)))"
    case .origin: return "list schemes and hosts under 'links'; they go before every pattern"
    case .emptySegment: return "remove one of the two; in a URL they do no harm"
    case .trailingSlash: return "remove it; in a URL it does no harm"
    case .dotSegment: return "remove it"
    case .fragment: return "remove it; a URL may have any fragment"
    case .escape: return "write the character itself; it is escaped in the URLs that are built"
    case .braces, .brackets: return nameHelp(for: part)
    case .expression: return "remove it; the type of the parameter says what matches"
    case .wildcard:
      return
        "end it with ':rest', and declare 'rest: [String]' in 'params' for the rest of the path"
    case .reserved where pattern.contains("\\("): return "write a placeholder such as ':name'"
    case .reserved: return "write letters, digits and divisions such as '-', '.' or '_'"
    case .invisible: return "remove it"
    case .blankAtEnd: return "remove it"
    case .namelessPlaceholder: return "write the name of a parameter after it, as in ':id'"
    case .secondPlaceholder where pattern.contains("&") && !pattern.contains("?"):
      return "begin the query with '?' in place of the first '&'"
    case .secondPlaceholder: return "divide them with '/', or put both into one type"
    case .optionalMark:
      return "remove it; the last segment may be absent if its parameter is optional"
    case .emptyQuery: return "write '?key=:name', or remove it"
    case .secondQuery: return "divide the items of a query with '&'"
    case .emptyQueryItem: return "write 'key=:name' after it, or remove it"
    case .keyWithoutValue: return "write 'key=:name'"
    case .bareParameter(let name): return "write \(quoted("\(name)=:\(name)"))"
    case .emptyKey: return "write 'key=:name'"
    case .fixedValue: return "write 'key=:name', or move what is fixed into the path"
    case .textAroundValue: return "write the placeholder alone: 'key=:name'"
    case .ignoredPlaceholder: return "write '*' as the last segment for everything below"
    case .ignoredQuery: return "remove it; a path is ignored whatever its query"
    case .ignoredRestBeforeEnd: return "end the path with '/*', which ignores everything below"
    }
  }

  /// A pattern in which every `{id}` and `<id>` is a placeholder.
  private func withPlaceholders(_ pattern: String) -> String {
    pattern.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      let isBracketed =
        ["{": "}", "<": ">", "[": "]"][segment.prefix(1)].map(segment.hasSuffix) ?? false
      let word = String(segment.unicodeScalars.drop { !$0.properties.isAlphabetic }.leadingWord)
      return isBracketed && !word.isEmpty && !segment.contains(":") ? ":" + word : String(segment)
    }.joined(separator: "/")
  }

  /// `{id}`, `{id:int}`, `[id]`, `<id>` and `<int:id>` all mean `:id` to somebody.
  private func nameHelp(for part: String) -> String {
    let inside = part.split { "<>:".contains($0) }
    let text = (part.hasPrefix("<") ? inside.last : inside.first) ?? ""
    let word = String(text.unicodeScalars.drop { !$0.properties.isAlphabetic }.leadingWord)
    return word.isEmpty
      ? "write the name of a parameter as in ':id'" : "write \(quoted(":" + word))"
  }
}
