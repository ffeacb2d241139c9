import Testing

@testable import NavgenCore

@Suite struct SpecificityTests {
  private func form(_ type: ParameterType, _ prefix: String = "", _ suffix: String = "")
    -> SegmentForm
  {
    .placeholder(prefix: prefix, type: LinkValueType(type), suffix: suffix)
  }

  @Test("each kind of form is more specific than the next")
  func kinds() {
    let kinds: [SegmentForm] = [
      .literal("a"), form(payloadEnum("E", ["a"]), "x"), form(.builtIn(.string), "x"),
      form(.builtIn(.int)), form(external("T")), form(.builtIn(.string)),
    ]
    for (place, first) in kinds.enumerated() {
      for (other, second) in kinds.enumerated() {
        #expect(compare(first, second) == Lead(place, other))
      }
    }
  }

  @Test("forms of one kind are comparable only by longer affixes that contain the others")
  func ties() {
    let string = ParameterType.builtIn(.string)
    #expect(compare(form(.builtIn(.int)), form(.builtIn(.double))) == .both)
    #expect(compare(form(string), form(.builtIn(.url))) == .both)
    #expect(compare(form(string, "ab"), form(.builtIn(.int), "a")) == Lead(first: true))
    #expect(compare(form(string, "a"), form(string, "a", "b")) == Lead(second: true))
    #expect(compare(form(string, "a"), form(.builtIn(.int), "a")) == Lead(second: true))
    #expect(compare(form(string, "a"), form(string, "", "b")) == .both)
    #expect(compare(form(payloadEnum("E", ["a"])), form(payloadEnum("F", ["a", "b"]))) == .both)
  }

  @Test("two forms share a text exactly when there is one")
  func sharedTexts() {
    let reader = LinkReader(isCaseSensitive: true)
    let int = ParameterType.builtIn(.int)
    let string = ParameterType.builtIn(.string)
    let shared = { (first: SegmentForm, second: SegmentForm) in reader.sharedText(first, second) }
    #expect(shared(form(int), form(.builtIn(.double))) == "7")
    #expect(shared(form(int), form(.builtIn(.uuid))) == nil)
    #expect(shared(form(.builtIn(.date)), form(.builtIn(.double))) == nil)
    #expect(shared(form(int, "a1"), form(int, "a", "2")) == "a172")
    #expect(shared(form(int, "a-"), form(int, "a")) == "a-7")
    #expect(shared(form(int, "a--"), form(int, "a")) == nil)
    #expect(shared(form(int, "99999999999999999999"), form(int)) == nil)
    #expect(shared(form(string, "ab"), form(string, "", "bc")) == "absamplebc")
    #expect(shared(form(.builtIn(.bool), "is-"), form(string, "", "e")) == "is-true")
    #expect(shared(form(.builtIn(.date), "2"), form(string, "2026-02-30")) == nil)
    #expect(shared(.literal("7"), form(int)) == "7")
    #expect(shared(.literal("é"), form(string, "e")) == nil)
    let folding = LinkReader(isCaseSensitive: false)
    #expect(
      folding.sharedText(.literal("2026-11-30t13:00:00z"), form(.builtIn(.date)))
        == "2026-11-30T13:00:00Z")
    #expect(folding.sharedText(.literal("a"), form(payloadEnum("E", ["A"]))) == "A")
  }
}
