import Testing

@testable import NavgenCore

@Suite("Settings of links")
struct LinkSettingsTests {
  private func settings(_ lines: String) throws -> LinkSettings {
    try acceptedModel(
      """
      navgen: 1
      tabs: { home: { title: Home, icon: house, link: /home } }
      links:
        schemes: [shop]
      \(lines)
      """
    ).links
  }

  @Test("are those of a spec without links when there are none")
  func hasNone() throws {
    let links = try acceptedModel(spec("")).links
    #expect(links.schemes.isEmpty && links.hosts.isEmpty && links.ignored.isEmpty)
    #expect(links.isCaseSensitive && links.schemeHostIsPath)
  }

  @Test("have defaults")
  func hasDefaults() throws {
    let links = try settings("")
    #expect(links.schemes == ["shop"])
    #expect(links.isCaseSensitive && links.schemeHostIsPath)
    let others = try settings("  caseSensitive: false\n  schemeHostIsPath: false")
    #expect(!others.isCaseSensitive && !others.schemeHostIsPath)
  }

  @Test("have schemes and hosts in small letters, in the order of the file")
  func readsOrigins() throws {
    let links = try acceptedModel(
      """
      navgen: 1
      tabs: { home: { title: Home, icon: house, link: / } }
      links:
        schemes: [Shop, com.example.shop-beta+1]
        hosts: [Shop.example.com, "*.Example.COM", localhost, 127.0.0.1, xn--bcher-kva.example]
      """
    ).links
    #expect(links.schemes == ["shop", "com.example.shop-beta+1"])
    #expect(
      links.hosts == [
        .exact("shop.example.com"), .subdomains(of: "example.com"), .exact("localhost"),
        .exact("127.0.0.1"), .exact("xn--bcher-kva.example"),
      ])
  }

  @Test("have paths to ignore, with or without what is below")
  func readsIgnored() throws {
    let ignored = try settings("  ignore: [/oauth/*, /a b/c, /, /x/*]").ignored
    #expect(ignored.map(\.text) == ["/oauth/*", "/a b/c", "/", "/x/*"])
    #expect(ignored.map(\.segments) == [["oauth"], ["a b", "c"], [], ["x"]])
    #expect(ignored.map(\.takesRest) == [true, false, false, true])
  }

  @Test("a spec may have 2000 patterns, and not one more")
  func countsPatterns() {
    func found(_ count: Int) -> [String] {
      let routes = (0..<count / 20).map { route in
        let patterns = (0..<20).map { "/r\(route)/p\($0)" }.joined(separator: ", ")
        return "  r\(route): { link: [\(patterns)] }"
      }
      let lines = ["links: { schemes: [shop] }", "routes:"] + routes + ["  last: { link: /last }"]
      return complaints(spec(lines.joined(separator: "\n") + "\n"))
    }
    #expect(found(1980) == [])
    #expect(found(2000) == ["107:17 too-many-patterns"])
  }

  @Test("names are not looked up where there are too many of them")
  func staysFast() {
    let params = (0..<51).map { "p\($0): Int" }.joined(separator: ", ")
    let text = spec(
      """
      links: { schemes: [shop] }
      routes:
        page: { params: { \(params) }, link: /:q }
      """)
    #expect(complaints(text) == ["7:3 too-many-parameters"])
  }

  @Test("say nothing more of a pattern whose parameter has an error")
  func hasNoFollowUps() {
    let text = spec(
      """
      links: { schemes: [shop] }
      routes:
        page: { params: { id: Strin, other: Int }, link: [/p/:id, /p/:idd] }
      """)
    #expect(complaints(text) == ["7:25 unknown-type", "7:64 unknown-parameter"])
  }
}
