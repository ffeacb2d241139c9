import Foundation

/// A spec with the route of one case.
func suiteSpec(of test: SuiteCase) -> String {
  suiteHead(name: "Suite", isCaseSensitive: !test.isAnyCase)
    + suiteRoute("found", test.parameters, patterns: test.patterns)
}

/// One spec with the routes of all cases: a segment in front of each pattern keeps them apart.
///
/// It is what `Tests/RealApps` generates code from.
func wholeSuiteSpec() -> String {
  """
  # Made by `SuiteCodeTests` from the tables in Tests/NavgenCoreTests/Suites.

  """ + suiteHead(name: "LinkSuite", isCaseSensitive: true)
    + suiteGroups().map { group in
      suiteRoute(
        group.id, group.parameters,
        patterns: group.patterns.map { prefixed($0, by: group.id) })
    }.joined()
}

/// The cases for that code, one on a line: its number, the URL, the route that it leads to as Swift describes
/// it or `-`, and the address of the route if that is what the case is about.
func wholeSuiteLines() -> [String] {
  let ids = Dictionary(uniqueKeysWithValues: suiteGroups().map { ($0.key, $0.id) })
  let matching = patternCases.filter(\.isForGeneratedCode).map { ($0, isAddress: false) }
  let building = templateCases.map { ($0, isAddress: true) }
  return (matching + building).map { test, isAddress in
    let id = ids[SuiteGroup(test, id: "").key] ?? ""
    let url = prefixed(test.url, by: id)
    let columns = [test.number, url, test.route(id), isAddress ? url : ""]
    return columns.joined(separator: "\t").trimmingSuffix { $0 == "\t" }
  }
}

/// Cases that differ in their URLs alone.
private struct SuiteGroup {
  /// That of the route: the number of the first case, with a letter in front.
  let id: String
  let parameters: [(id: String, type: String)]
  let patterns: [String]

  init(_ test: SuiteCase, id: String) {
    (self.id, parameters, patterns) = (id, test.parameters, test.patterns)
  }

  var key: String { "\(parameters) \(patterns)" }
}

private func suiteGroups() -> [SuiteGroup] {
  var seen: Set<String> = []
  let tests = patternCases.filter(\.isForGeneratedCode) + templateCases
  return tests.compactMap { test in
    let letter = test.number.first?.isNumber == true ? "p" : ""
    let group = SuiteGroup(test, id: letter + test.number.lowercased())
    return seen.insert(group.key).inserted ? group : nil
  }
}

extension SuiteCase {
  /// The spec of all cases has one setting for letters, and no errors.
  fileprivate var isForGeneratedCode: Bool {
    if case .error = expected { return false }
    return !isAnyCase
  }

  fileprivate func route(_ id: String) -> String {
    switch expected {
    case .values("()"): return id
    case .values(let values): return id + values
    case .nothing, .error: return "-"
    }
  }
}

/// A path, a URL or a pattern with one segment more at the beginning of the path.
private func prefixed(_ text: String, by id: String) -> String {
  let isPath = text.hasPrefix("/") && !text.hasPrefix("//")
  let start = isPath ? nil : text.range(of: "//")?.upperBound
  let authority = text[(start ?? text.startIndex)...]
  guard let slash = authority.firstIndex(of: "/") else { return text }
  let rest = text[slash...].dropFirst()
  let isEnd = rest.isEmpty || rest.first == "?"
  return "\(text[..<slash])/\(id)\(isEnd ? rest : "/" + rest)"
}

private func suiteHead(name: String, isCaseSensitive: Bool) -> String {
  """
  navgen: 1
  name: \(name)
  links:
    hosts: [example.com, "*.example.com"]
    caseSensitive: \(isCaseSensitive)
  tabs:
    home: { title: Home, icon: house }
  routes:

  """
}

private func suiteRoute(
  _ id: String, _ parameters: [(id: String, type: String)], patterns: [String]
) -> String {
  let types = parameters.map { "\($0.id): \($0.type.hasSuffix("?") ? "\"\($0.type)\"" : $0.type)" }
  let list = types.isEmpty ? "" : "    params: { \(types.joined(separator: ", ")) }\n"
  let links = patterns.map { "\"\($0)\"" }.joined(separator: ", ")
  return "  \(id):\n\(list)    link: [\(links)]\n"
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(reversed().drop(while: isTrimmed).reversed())
  }
}
