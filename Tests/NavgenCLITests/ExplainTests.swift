import Testing

@testable import NavgenCLI

@Suite struct ExplainTests {
  @Test("an id is explained with its cause, the next step and an example")
  func explainsOne() {
    let text = """
      error unknown-tab

      A name is used as a tab, but the spec has no tab of that id.

      Why: A route can only stand in a tab that exists, and so can the start and the
           fallback.
      Next: Take the suggestion, or declare the tab under 'tabs'.

      Instead of

          routes:
            product: { tabs: [hom] }

      write

          routes:
            product: { tabs: [home] }

      """
    #expect(World.inMemory.run(["explain", "unknown-tab"]) == Outcome(0, output: text))
  }

  @Test("several ids are explained one after the other, with an empty line between")
  func explainsSeveral() {
    let one = World.inMemory.run(["explain", "taken-scheme"]).output
    let other = World.inMemory.run(["explain", "link-lost"]).output
    let both = World.inMemory.run(["explain", "taken-scheme", "link-lost"])
    #expect(one.hasPrefix("error taken-scheme\n"))
    #expect(other.hasPrefix("break link-lost\n"))
    #expect(both == Outcome(0, output: one + "\n" + other))
  }

  @Test(
    "an id may have the brackets of a message around it, or what a copy got of them",
    arguments: ["[unknown-tab]", "unknown-tab]", "[unknown-tab"])
  func takesBrackets(id: String) {
    let explained = World.inMemory.run(["explain", "unknown-tab"])
    #expect(explained.code == 0)
    #expect(World.inMemory.run(["explain", id]) == explained)
  }

  @Test("without an id all are listed below their subjects, with what they mean")
  func listsAll() {
    let outcome = World.inMemory.run(["explain"])
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("The text of the file\n  spec-too-large"))
    #expect(outcome.output.contains("\n\nTabs\n  no-tabs "))
    #expect(
      outcome.output.contains(
        "\n  stale-lock                  The lock does not have what the spec says now.\n"))
  }

  @Test("no line is wider than a terminal, but those of examples")
  func fitsTerminals() {
    let list = World.inMemory.run(["explain"]).output.split(separator: "\n")
    #expect(list.count > 140)
    #expect(list.allSatisfy { $0.count <= 100 })
    let ids = list.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let texts = World.inMemory.run(["explain"] + ids).output.split(separator: "\n")
    #expect(texts.count > 4 * ids.count)
    #expect(texts.filter { $0.count > 80 && !$0.hasPrefix("    ") } == [])
  }
}
