import NavgenSource
import Testing

@testable import NavgenCore

@Suite("Links")
struct LinkTests {
  /// The patterns of a route with some parameters.
  private func patterns(_ link: String, params: String = "id: Int") throws -> [LinkPattern] {
    let model = try acceptedModel(
      spec(
        """
        types:
          Token: { link: true, sample: Token() }
          Order: { cases: [price, dark-blue] }
        links: { schemes: [shop] }
        routes:
          page:
            params: { \(params) }
            link: \(link)
        """))
    return try #require(model.routes.first).links
  }

  @Test("are one pattern or a list, each with its place")
  func readsLists() throws {
    let one = try patterns("/p/:id")
    #expect(one.map(\.text) == ["/p/:id"])
    #expect(one.map(\.declaration.start.column) == [11])
    let several = try patterns("[/p/:id, { pattern: /q/:id, until: 2040-12-31 }, '/r/:id']")
    #expect(several.map(\.text) == ["/p/:id", "/q/:id", "/r/:id"])
    #expect(several.map(\.until) == [nil, "2040-12-31", nil])
  }

  @Test("have segments between slashes, and none for the root")
  func readsSegments() throws {
    #expect(try patterns("/", params: "").first?.segments == [])
    let segments = try patterns("/a b/é- :id.html/+$&=;,@!~").first?.segments
    #expect(
      segments == [
        .literal("a b"), .placeholder(prefix: "é- ", parameter: 0, suffix: ".html"),
        .literal("+$&=;,@!~"),
      ])
  }

  @Test("begin a segment with a mark that joins the slash before it")
  func splitsScalars() throws {
    let segments = try patterns("\"/\\u0301a/:id\"").first?.segments
    #expect(
      segments == [.literal("\u{301}a"), .placeholder(prefix: "", parameter: 0, suffix: "")])
  }

  @Test(
    "name the longest parameter that ends at a divider",
    arguments: [
      (":id", 0, ""), (":id-part", 1, ""), (":id-part-2", 1, "-2"), (":id-parts", 0, "-parts"),
      (":id-x", 0, "-x"), (":id_x", 0, "_x"), (":id.x", 0, ".x"), (":idx", nil, ""),
      (":id2", nil, ""), (":idé", nil, ""),
    ] as [(String, Int?, String)])
  func readsNames(written: String, parameter: Int?, suffix: String) throws {
    let text = spec(
      """
      links: { schemes: [shop] }
      routes:
        page:
          params: { id: "Int?", id-part: "Int?" }
          link: /\(written)
      """)
    guard let parameter else {
      #expect(complaints(text) == ["9:12 unknown-parameter"])
      return
    }
    let segments = try acceptedModel(text).routes.first?.links.first?.segments
    #expect(segments == [.placeholder(prefix: "", parameter: parameter, suffix: suffix)])
  }

  @Test("take the rest of the path into an array at the end")
  func readsRest() throws {
    let pattern = try patterns("/f/:id/:path", params: "id: Int, path: [String]").first
    #expect(
      pattern?.segments
        == [.literal("f"), .placeholder(prefix: "", parameter: 0, suffix: ""), .rest(parameter: 1)])
  }

  @Test("have queries in their own order, with keys of almost any letters")
  func readsQueries() throws {
    let pattern = try patterns(
      "\"/f?tag[]=:tags&i d=:id\"", params: "id: Int, tags: [Token], order: Order = price"
    ).first
    #expect(pattern?.segments == [.literal("f")])
    #expect(
      pattern?.query
        == [LinkQueryItem(key: "tag[]", parameter: 1), LinkQueryItem(key: "i d", parameter: 0)])
  }

  @Test(
    "may have any type with a form as text",
    arguments: [
      "String", "Int", "Double", "Bool", "UUID", "URL", "Date", "Order", "Token", "\"Int?\"",
      "\"Token?\"", "Int = 5", "Order = price", "[Order]", "[Token]", "\"[Int] = []\"",
    ])
  func takesTypes(type: String) throws {
    #expect(try patterns("/p/:id", params: "id: \(type)").count == 1)
    #expect(try patterns("/p?id=:id", params: "id: \(type)").count == 1)
  }

  @Test("may leave out what has a default, and arrays")
  func leavesOut() throws {
    let params = "a: \"Int?\", b: Int = 1, c: [Int], d: \"[Int] = [1]\", e: [[Int]]"
    #expect(try patterns("/p", params: params).count == 1)
  }

  @Test("belong to tabs and modals as well")
  func areEverywhere() throws {
    let model = try acceptedModel(
      """
      navgen: 1
      links: { hosts: [shop.example.com] }
      tabs: { home: { title: Home, icon: house, link: [/, /home] } }
      modals: { note: { params: { text: "String?" }, link: "/note/:text" } }
      """)
    #expect(model.tabs.map { $0.links.map(\.text) } == [["/", "/home"]])
    #expect(model.modals.map { $0.links.map(\.text) } == [["/note/:text"]])
  }

  @Test(
    "are pointed into where the file spells them letter by letter, else pointed at",
    arguments: [
      ("/p/:idd", 14, 18), ("'/p/:idd'", 15, 19), ("\"/p/:idd\"", 15, 19),
      ("'/it''s/:idd'", 11, 24), ("\"/\\u0041/:idd\"", 11, 25), ("/ü/:idd", 14, 18),
    ])
  func haveParts(written: String, start: Int, end: Int) throws {
    let source = SourceFile(
      path: "navigation.yaml",
      text: spec(
        """
        links: { schemes: [shop] }
        routes:
          page:
            link: \(written)
        """))
    let found = try #require(check(source).diagnostics.first)
    #expect(found.id == "unknown-parameter")
    #expect(found.range.start.column == start && found.range.end.column == end)
  }
}
