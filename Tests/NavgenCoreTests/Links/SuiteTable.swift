import Foundation
import NavgenTestSupport

/// A case of a test suite of others, as a line of a table in `Suites/` has it.
struct SuiteCase: CustomStringConvertible {
  /// As the suite numbers it.
  let number: String
  /// `name: Type`, as in a spec.
  let parameters: [(id: String, type: String)]
  let patterns: [String]
  /// What is opened; for a case about building, what is built.
  let url: String
  let expected: Expected
  /// Whether the letters of the pattern and of the URL need not agree.
  let isAnyCase: Bool

  enum Expected: Equatable {
    /// A match, with the values as Swift describes them.
    case values(String)
    case nothing
    /// A pattern that is refused with this error.
    case error(String)
  }

  var description: String { "\(number): \(patterns.joined(separator: " | ")) \(url)" }
}

/// The cases about matching.
let patternCases = suiteLines("URLPattern.tsv").map { columns in
  let words = columns[4].split(separator: " ", maxSplits: 1).map(String.init)
  let isAnyCase = columns[4].hasSuffix(" any case")
  let expected: SuiteCase.Expected =
    switch words.first {
    case "-": .nothing
    case "!": .error(words[1])
    default: .values(isAnyCase ? "()" : columns[4])
    }
  return SuiteCase(
    number: columns[0], parameters: parameters(columns[1]),
    patterns: columns[2].components(separatedBy: " | "), url: columns[3], expected: expected,
    isAnyCase: isAnyCase)
}

/// The cases about building: the address that navgen builds, and that leads back to the values.
let templateCases = suiteLines("URITemplate.tsv").map { columns in
  SuiteCase(
    number: columns[0], parameters: parameters(columns[1]), patterns: [columns[2]],
    url: columns[5].isEmpty ? columns[4] : columns[5], expected: .values(columns[3]),
    isAnyCase: false)
}

/// The columns of each line of a table, without the line that names them.
func suiteLines(_ name: String) -> [[String]] {
  let lines = suiteText(name).split(separator: "\n")
  return lines.dropFirst().map { $0.components(separatedBy: "\t") }
}

/// A file in `Suites/`; empty when it is not there, and then so are the tables.
func suiteText(_ name: String) -> String {
  let file = repository.appending(path: "Tests/NavgenCoreTests/Suites/\(name)")
  return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}

private func parameters(_ column: String) -> [(id: String, type: String)] {
  guard !column.isEmpty else { return [] }
  return column.components(separatedBy: ", ").map { parameter in
    let parts = parameter.components(separatedBy: ": ")
    return (parts[0], parts[1])
  }
}
