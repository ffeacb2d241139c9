import NavgenSource
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  @Test("ask whether the nearest name was meant, and nothing when none is near")
  func nearest() {
    #expect(suggestion(for: "tilte", in: ["icon", "title"]) == "did you mean 'title'?")
    #expect(suggestion(for: "routes", in: ["icon", "title"]) == nil)
  }

  @Test("look at the first thousand names only")
  func bounded() {
    let names = (1...1000).map { "name\($0 + 10_000)" } + ["title"]
    #expect(suggestion(for: "tilte", in: names) == nil)
    #expect(suggestion(for: "tilte", in: names.dropFirst()) == "did you mean 'title'?")
  }

  @Test("cut a name that nobody would read to its end")
  func cut() {
    #expect(quoted(String(repeating: "é", count: 60)) == "'\(String(repeating: "é", count: 60))'")
    #expect(
      didYouMean(String(repeating: "é", count: 61))
        == "did you mean '\(String(repeating: "é", count: 60))…'?")
  }
}
