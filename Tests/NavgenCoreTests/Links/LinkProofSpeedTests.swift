import Testing

@testable import NavgenCore

/// As many patterns as a spec may have, in the arrangements that make the proof compare most.
///
/// A proof that compares every pattern with every other would take hours; these come to an end on any machine.
@Suite(.timeLimit(.minutes(5))) struct LinkProofSpeedTests {
  private static let count = 2000

  private static func patterns(_ segments: (Int) -> [LinkSegment]) -> [LinkEntry] {
    let parameters = [parameter(.builtIn(.int)), parameter(.array(.builtIn(.string)))]
    return (0..<count).map { entry("\($0)", segments($0), [], parameters) }
  }

  private static func placeholder(_ prefix: String = "", _ suffix: String = "") -> LinkSegment {
    .placeholder(prefix: prefix, parameter: 0, suffix: suffix)
  }

  private func prove(_ entries: [LinkEntry], conflicts: Int = 0) {
    let proof = LinkProof(LinkTree(entries, isCaseSensitive: true))
    #expect(proof.conflicts.count == conflicts)
  }

  @Test("two thousand patterns that branch as those of an app do")
  func branching() {
    prove(
      Self.patterns { number in
        [
          .literal("section\(number / 20)"), Self.placeholder(), .literal("item\(number % 20)"),
          Self.placeholder("p-"),
        ]
      })
  }

  @Test("two thousand placeholders that differ in what stands before or behind them")
  func affixes() {
    prove(Self.patterns { [Self.placeholder("x\($0)-")] })
    prove(Self.patterns { [Self.placeholder("", "-x\($0)")] })
  }

  @Test("two thousand patterns that are one")
  func same() {
    prove(Self.patterns { _ in [.literal("a")] }, conflicts: Self.count - 1)
  }

  @Test("many large enums at one place, with a text in common or not")
  func enums() {
    let entries = { (common: [String]) in
      (0..<200).map { number in
        let ids = (0..<200).map { "c\(number)x\($0)" } + common
        return entry(
          "\(number)", [Self.placeholder()], [], [parameter(payloadEnum("E\(number)", ids))])
      }
    }
    prove(entries([]))
    prove(entries(["same"]), conflicts: 199)
  }

  @Test("literals as long as a text may be beside prefixes")
  func longLiterals() {
    prove(
      Self.patterns { number in
        let text = String(repeating: "z", count: 9_990)
        return number < 100 ? [.literal("\(text)\(number)")] : [Self.placeholder("b\(number)-")]
      })
  }

  @Test("patterns beyond the limit are counted, and each is read")
  func beyondLimit() {
    let routes = (0..<101).map { route in
      "  r\(route): { link: [\((0..<20).map { "/x\(route)-\($0)" }.joined(separator: ", "))] }\n"
    }
    let text =
      "navgen: 1\nlinks: { schemes: [a] }\ntabs: { home: { title: Home, icon: house } }\nroutes:\n"
      + routes.joined()
    let found = complaints(text)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("too-many-patterns") == true)
  }

  @Test("two thousand literals beside a rest that takes them all")
  func rest() {
    prove(
      Self.patterns { number in
        number == 0 ? [.rest(parameter: 1)] : [.literal("a\(number)"), .literal("b")]
      })
  }
}
