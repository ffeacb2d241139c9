import Foundation
import NavgenTestSupport
import Testing

@testable import NavgenCore

/// Every word that any version of Swift reserves somewhere, and some that only look like one.
private let words =
  """
  actor any as associatedtype async await borrowing break case catch class consuming continue convenience
  copy default defer deinit didSet discard do dynamic each else enum extension fallthrough false
  fileprivate final for func get guard if import in indirect infix init inout internal is isolated lazy
  left let macro mutating nil nonisolated nonmutating of open operator optional override package postfix
  precedence precedencegroup prefix private protocol public repeat required rethrows return right self
  sending set static struct subscript super switch then throw throws true try type typealias unowned unsafe
  using var weak where while willSet yield
  """.split(whereSeparator: \.isWhitespace).map { SwiftName(id: String($0)) }

@Suite("Words that Swift reserves")
struct KeywordTests {
  @Test("are spelled so that the compiler takes them without a warning in every position")
  func compile() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Words.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let outcome = try runTool(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", file.path])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  private var source: String {
    """
    enum Word: String, CaseIterable {
    \(lines { "  case \($0.declared)" })
      var number: Int {
        switch self {
    \(lines { "    case .\($0.member): return 1" })
        }
      }
    }
    let words: [Word] = [
    \(lines { "  .\($0.member)," })
    ]
    enum Payload {
    \(lines { "  case \($0.declared)(\($0.label): Int = 1)" })
      var copy: Payload {
        switch self {
    \(lines { "    case .\($0.member)(let \($0.declared)): return .\($0.member)(\($0.argument): \($0.declared))" })
        }
      }
    }

    """
  }

  private func lines(_ line: (SwiftName) -> String) -> String {
    words.map(line).joined(separator: "\n")
  }
}
