package import NavgenSource

/// The patterns as tables that a wiki shows, one for each.
package func catalogueMarkdown(_ links: [CataloguedLink]) -> String {
  let head = """
    | Pattern | Opens | In | Flags | Parameters | Sample |
    | --- | --- | --- | --- | --- | --- |

    """
  return head
    + links.map { link in
      let cells = [
        codeSpan(link.pattern) + (link.until.map { " until \($0)" } ?? ""),
        link.target.words,
        ([link.tab].compactMap(\.self) + link.parents).joined(separator: " > "),
        link.flags.map(codeSpan).joined(separator: ", "),
        link.parameters.map { codeSpan("\($0.id): \($0.type)") }.joined(separator: ", "),
        link.urls.map(codeSpan).joined(separator: "<br>"),
      ]
      return "| \(cells.map(escapedCell).joined(separator: " | ")) |\n"
    }.joined()
}

/// The patterns for other tools.
package func catalogueJSON(_ links: [CataloguedLink]) -> JSONValue {
  .list(
    links.map { link in
      [
        "pattern": .text(link.pattern),
        "target": link.target.json,
        "tab": .text(orNull: link.tab),
        "parents": .list(link.parents.map(JSONValue.text)),
        "flags": .list(link.flags.map(JSONValue.text)),
        "parameters": .list(link.parameters.map(\.json)),
        "until": .text(orNull: link.until),
        "urls": .list(link.urls.map(JSONValue.text)),
      ]
    })
}

/// A shell script that opens every sample address in the simulator that runs.
package func catalogueScript(_ links: [CataloguedLink]) -> String {
  links.flatMap { link in
    ["# \(link.target.words)\(flagWords(link.flags)): \(link.pattern.onOneLine)"]
      + link.urls.map { "xcrun simctl openurl booted \(shellWord($0))" }
  }.map { "\($0)\n" }.joined()
}

extension CataloguedLink.Parameter {
  fileprivate var json: JSONValue {
    [
      "name": .text(id), "type": .text(type), "required": .flag(isRequired),
      "sample": .text(sample),
    ]
  }
}

/// A text as code, between as many backticks as do not end in it.
private func codeSpan(_ text: String) -> String {
  let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  // One beside the text would count as part of it.
  let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
  return fence + space + text + space + fence
}

/// A bar would begin the next cell.
private func escapedCell(_ text: String) -> String {
  text.onOneLine.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}

/// A text as one word of a shell.
private func shellWord(_ text: String) -> String {
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return "'\(parts.joined(separator: "'\\''"))'"
}
