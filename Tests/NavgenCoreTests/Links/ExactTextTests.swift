import Testing

@testable import NavgenCore

/// One rule compares all texts of an address: scalar by scalar.
@Suite struct ExactTextTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  private func model(_ links: String, settings: String = "") throws -> NavigationModel {
    try acceptedModel(
      """
      navgen: 1
      types: { Sort: { cases: [K, a] } }
      links: { schemes: [a]\(settings) }
      tabs: { home: { title: Home, icon: house } }
      routes:
      \(links)
      """)
  }

  private func opens(_ url: String, _ model: NavigationModel) -> String? {
    resolveLink(url, in: model).path.last?.id
  }

  @Test("literals, prefixes, suffixes, keys, enums and ignored paths tell one é from the other")
  func oneRule() throws {
    let (one, two) = (Self.composed, Self.decomposed)
    let model = try model(
      """
        literal: { link: "/l/\(one)" }
        other: { link: "/l/\(two)" }
        prefix: { params: { x: String }, link: "/p/\(one):x" }
        suffix: { params: { x: String }, link: "/s/:x-\(one)" }
        key: { params: { x: String }, link: "/k?\(one)=:x" }
        choice: { params: { x: Sort }, link: "/c/:x" }
        ignored: { params: { x: [String] }, link: "/i/:x" }
      """, settings: ", ignore: [\"/i/\(one)\", \"/i/\(two)/*\"]")
    #expect(opens("/l/\(one)", model) == "literal")
    #expect(opens("/l/%65%CC%81", model) == "other")
    #expect(opens("/p/\(one)7", model) == "prefix")
    #expect(opens("/p/\(two)7", model) == nil)
    #expect(opens("/s/7-\(one)", model) == "suffix")
    #expect(opens("/s/7-\(two)", model) == nil)
    #expect(opens("/k?\(one)=1", model) == "key")
    #expect(opens("/k?\(two)=1", model) == nil)
    #expect(opens("/c/K", model) == "choice")
    #expect(opens("/c/\u{212A}", model) == nil)
    #expect(opens("/i/\(one)", model) == nil)
    #expect(opens("/i/\(two)", model) == "ignored")
    #expect(opens("/i/\(two)/x", model) == nil)
    #expect(opens("/i/\(one)/x", model) == "ignored")
  }

  @Test("the proof sees what a prefix has in common with a decomposed literal, and only that")
  func proof() throws {
    let spec = { (accented: String) in
      """
      navgen: 1
      links: { schemes: [a] }
      tabs: { home: { title: Home, icon: house } }
      routes:
        one: { params: { x: String }, link: "/\(accented)/:x" }
        two: { params: { s: String }, link: "/e:s/7" }
      """
    }
    #expect(complaints(spec(Self.composed)).isEmpty)
    #expect(complaints(spec(Self.decomposed)).count == 1)
    #expect(complaints(spec(Self.decomposed)).first?.hasSuffix("ambiguous-link") == true)
  }

  @Test("without case each scalar has its small letter, and stays one")
  func caseless() throws {
    #expect(caseFolded("ÉA\u{212A}İß") == "éakİß")
    #expect(ExactText(caseFolded("E\u{301}")) == ExactText("e\u{301}"))
    let model = try model(
      """
        literal: { link: /İ/É }
        prefix: { params: { x: String }, link: "/p/İ-:x-É" }
        choice: { params: { x: Sort }, link: "/c/É:x" }
      """, settings: ", caseSensitive: false, ignore: [/Öl/*]")
    #expect(opens("/İ/é", model) == "literal")
    #expect(opens("/i\u{307}/é", model) == nil)
    #expect(opens("/İ/e\u{301}", model) == nil)
    #expect(resolveLink("/p/İ-X-é", in: model).path.last?.values.first?.value == .one("X"))
    #expect(opens("/p/i\u{307}-x-é", model) == nil)
    #expect(opens("/c/éK", model) == "choice")
    #expect(opens("/c/ék", model) == nil)
    #expect(resolveLink("/öL/x", in: model).outcome == .ignored)
  }
}
