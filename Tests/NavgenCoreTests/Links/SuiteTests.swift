import Foundation
import NavgenSource
import Testing

@testable import NavgenCore

/// Data made by others: see `Suites/README.md`.
@Suite("Test suites of others")
struct SuiteTests {
  @Test("patterns match what they match for others", arguments: patternCases)
  func matches(test: SuiteCase) throws {
    guard case .error(let id) = test.expected else {
      let model = try acceptedModel(suiteSpec(of: test))
      #expect(described(resolveLink(test.url, in: model), test) == test.expected)
      return
    }
    #expect(complaints(suiteSpec(of: test)).map { $0.split(separator: " ").last } == [id[...]])
  }

  @Test("addresses are built as others expand them, and lead back", arguments: templateCases)
  func builds(test: SuiteCase) throws {
    let model = try acceptedModel(suiteSpec(of: test))
    let resolution = resolveLink(test.url, in: model)
    #expect(described(resolution, test) == test.expected)
    let pattern = try #require(model.routes.first?.links.first)
    let frame = try #require(resolution.path.last)
    #expect(address(of: frame, pattern, test) == test.url)
  }

  @Test("what navgen keeps unescaped is all that its addresses differ in")
  func differsByRule() {
    for columns in suiteLines("URITemplate.tsv") where !columns[5].isEmpty {
      let parts = columns[4].split(separator: "?", maxSplits: 1).map(String.init)
      let path = resolved(parts[0], keeping: "!$&'()*+,;=:@")
      let query = parts.dropFirst().map { "?" + resolved($0, keeping: "!$'()*,;:@/?") }
      #expect(path + query.joined() == columns[5])
      #expect(columns[4] != columns[5])
    }
  }

  @Test("every case is in a table or in a list of those that do not apply")
  func leavesNoneOut() {
    let patterns = (1...366).map(String.init)
    let counts = [("E", 63), ("S", 114), ("X", 42), ("N", 25)]
    let templates = counts.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
    let lists = excludedCases()
    let accounted =
      patternCases.map(\.number) + templateCases.map(\.number) + lists.flatMap(\.numbers)
    #expect(accounted.sorted() == (patterns + templates).sorted())
    for list in lists {
      #expect(list.numbers.count == list.count, "\(list.numbers)")
    }
    #expect(suiteText("README.md").contains("`URLPattern.tsv` has \(patternCases.count)."))
    #expect(suiteText("README.md").contains("`URITemplate.tsv` has \(templateCases.count)."))
  }
}

/// The rows of the tables in `Suites/README.md`: which cases, and how many it says they are.
private func excludedCases() -> [(numbers: [String], count: Int)] {
  suiteText("README.md").split(separator: "\n").compactMap { line in
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 3, let count = Int(cells[1]) else { return nil }
    return (cells[0].components(separatedBy: ", ").flatMap(numbers), count)
  }
}

/// `E7–E8` is E7 and E8.
private func numbers(_ range: String) -> [String] {
  let ends = range.components(separatedBy: "–")
  let letter = range.prefix { $0.isLetter }
  let bounds = ends.compactMap { Int($0.drop { $0.isLetter }) }
  guard let first = bounds.first, let last = bounds.last else { return [] }
  return (first...last).map { "\(letter)\($0)" }
}

/// A text in which the escapes of some characters are the characters.
private func resolved(_ text: String, keeping kept: String) -> String {
  kept.unicodeScalars.reduce(text) { text, scalar in
    text.replacing("%\(String(scalar.value, radix: 16, uppercase: true))", with: String(scalar))
  }
}

/// The outcome as a table writes it.
private func described(_ resolution: LinkResolution, _ test: SuiteCase) -> SuiteCase.Expected {
  guard resolution.outcome == .opened, let frame = resolution.path.last else { return .nothing }
  let values = test.parameters.map { parameter in
    let value = frame.values.first { $0.id == parameter.id }?.value
    return "\(swiftName(parameter.id)): \(described(value, of: parameter.type))"
  }
  return .values("(\(values.joined(separator: ", ")))")
}

private func described(_ value: LinkFrame.Value?, of type: String) -> String {
  let isText = type.contains("String")
  switch value {
  case nil: return "nil"
  case .one(let text): return isText ? text.debugDescription : text
  case .several(let texts):
    return "[\(texts.map { isText ? $0.debugDescription : $0 }.joined(separator: ", "))]"
  }
}

/// `first-name` is `firstName`.
private func swiftName(_ id: String) -> String {
  let words = id.split(separator: "-")
  return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
}

/// The address of a route, put together by its pattern.
private func address(of frame: LinkFrame, _ pattern: LinkPattern, _ test: SuiteCase) -> String {
  func texts(_ parameter: Int) -> [String] {
    switch frame.values.first(where: { $0.id == test.parameters[parameter].id })?.value {
    case nil: return []
    case .one(let text): return [text]
    case .several(let texts): return texts
    }
  }
  let path = pattern.segments.flatMap { segment in
    switch segment {
    case .literal(let text): return [text]
    case .placeholder(let prefix, let parameter, let suffix):
      return texts(parameter).map { prefix + $0 + suffix }
    case .rest(let parameter): return texts(parameter)
    }
  }
  let query = pattern.query.flatMap { item in texts(item.parameter).map { (item.key, $0) } }
  return encodedAddress(path: path, query: query)
}
