import Foundation
import NavgenTestSupport
import Testing

/// Specs made to hurt, with as much of the machine as a spec may take: a second of its processor, and
/// 100 MB more than an ordinary spec.
@Suite("A hostile spec") struct HostileSpecTests {
  /// A spec, and the only thing to say about it.
  struct Hostile: CustomTestStringConvertible {
    let testDescription: String
    let id: String
    let text: String

    init(_ name: String, _ id: String, _ text: String) {
      testDescription = name
      self.id = id
      self.text = text
    }
  }

  static let specs = [
    Hostile("an alias bomb", "alias-expansion", aliasBomb),
    Hostile("a bomb of merge keys", "alias-expansion", mergeBomb),
    Hostile("a map inside itself", "recursive-alias", "navgen: 1\ntabs: &x { a: *x }\n"),
    Hostile("open brackets", "deep-nesting", String(repeating: "[", count: 100_000)),
    Hostile("open braces", "deep-nesting", String(repeating: "{\"a\":", count: 100_000)),
    Hostile("deep lists", "deep-nesting", String(repeating: "- ", count: 100_000)),
    Hostile("deep maps", "deep-nesting", deepMaps),
  ]

  private let binary: BuiltBinary

  init() throws {
    binary = try BuiltBinary()
  }

  @Test("is refused within its bounds", arguments: specs)
  func isBounded(spec: Hostile) throws {
    try binary.folder.write(spec.text, to: "spec.yaml")
    let outcome = try binary.shell(
      #"ulimit -t 1; \#(try memoryLimit()) "$0" validate spec.yaml --format xcode"#)
    #expect(outcome.code == 1)
    let errors = outcome.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix("[\(spec.id)]") == true)
  }

  @Test("without an end is refused within the same bounds", arguments: ["/dev/zero", "-"])
  func endless(operand: String) throws {
    let outcome = try binary.shell(
      #"ulimit -t 5; \#(try memoryLimit()) "$0" validate \#(operand) --format xcode </dev/zero"#)
    #expect(outcome.code == 1)
    let path = operand == "-" ? "<stdin>" : operand
    #expect(outcome.error.hasPrefix("\(path):1:1: error: file has more than 4194304 bytes"))
  }

  /// The command of the shell that bounds the memory; a Mac has none.
  private func memoryLimit() throws -> String {
    #if os(Linux)
      let spec = "navgen: 1\ntabs:\n  home: { title: Home, icon: house }\n"
      try binary.folder.write(spec, to: "ordinary.yaml")
      // In kilobytes, as the shell counts; what the runtime maps depends on the machine.
      let needed = try binary.shell(
        """
        for limit in $(seq 16384 16384 4194304); do
          (ulimit -v $limit; exec "$0" validate ordinary.yaml) 2>/dev/null && echo $limit && break
        done
        """)
      let limit = try #require(Int(needed.output.split(separator: "\n").last ?? ""))
      return "ulimit -v \(limit + 100_000);"
    #else
      return ""
    #endif
  }
}

private let aliasBomb = (1..<30).reduce("a0: &a0 [x, x, x, x, x, x, x, x, x]\n") { text, level in
  let list = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
  return text + "a\(level): &a\(level) [\(list)]\n"
}

private let mergeBomb =
  "- &a {\((0..<1000).map { "k\($0): 1" }.joined(separator: ", "))}\n"
  + String(repeating: "- {<<: *a}\n", count: 10_000)

private let deepMaps = (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
