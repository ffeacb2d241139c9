import Testing

@testable import NavgenCore

@Suite("What links notice of a new spec")
struct LinkDifferenceTests {
  @Test(
    "is nothing when every address still opens the same",
    arguments: [
      ("a: { link: /a }", "a: { link: [/b, /a] }"),
      ("a: { link: /a }", "b: { link: /a, was: a }"),
      ("a: { params: { id: Int }, link: /a/:id }", "a: { params: { id: String }, link: /a/:id }"),
      (
        "a: { params: { id: Int }, link: /a/:id }",
        "a: { params: { key: { type: Int, was: id } }, link: /a/:key }"
      ),
      (
        "a: { link: /a }", "a: { params: { ref: \"String?\" }, link: \"/a?ref=:ref\" }"
      ),
      (
        "a: { params: { tags: [String] }, link: \"/a?t=:tags\" }",
        "a: { params: { list: { type: [String], was: tags } }, link: \"/a?t=:list\" }"
      ),
    ])
  func nothing(old: String, new: String) throws {
    #expect(try differences(from: linked(old), to: linked(new), in: .links) == [])
  }

  @Test("is a link that opens nothing any more")
  func lost() throws {
    #expect(
      try differences(
        from: linked("a: { link: [/a, /old] }"), to: linked("a: { link: /a }"), in: .links) == [
          "!link-lost links '/old' of the route 'a' open nothing any more, such as '/old': "
            + "no pattern has this path"
        ])
  }

  @Test("is a link that opens something else")
  func changed() throws {
    #expect(
      try differences(
        from: linked("a: { link: /a }\nb: {}"), to: linked("a: {}\nb: { link: /a }"), in: .links)
        == [
          "!link-changed links '/a' of the route 'a' open something else, such as '/a': "
            + "'b' in the tab 'home'"
        ])
  }

  @Test(
    "is an address that a new pattern or an ignored path takes from one that took any text",
    arguments: [
      ("z: { link: /a/special }", "", "link-changed"),
      ("z: { params: { s: String }, link: \"/a/x-:s\" }", "", "link-changed"),
      ("z: { params: { n: Int }, link: /a/:n }", "", "link-changed"),
      ("z: {}", ", ignore: [/a/x]", "link-narrowed"),
      ("z: {}", ", ignore: [/a/*]", "link-lost"),
    ])
  func taken(newcomer: String, settings: String, id: String) throws {
    let route = "a: { params: { id: String }, link: /a/:id }"
    let found = try differences(
      from: linked("\(route)\nz: {}"),
      to: linked("\(route)\n\(newcomer)", settings: "schemes: [shop]\(settings)"), in: .links)
    #expect(found.map { $0.hasPrefix("!\(id) ") } == [true])
  }

  @Test("is a screen that lies below no more")
  func parent() throws {
    #expect(
      try differences(
        from: linked("a: {}\nb: { parent: a, link: /b }"), to: linked("a: {}\nb: { link: /b }"),
        in: .links) == [
          "!link-changed links '/b' of the route 'b' open something else, such as '/b': "
            + "'b' in the tab 'home'"
        ])
  }

  @Test("is a value that means something else")
  func swapped() throws {
    let old = "a: { params: { x: Int, y: Int }, link: /a/:x/:y }"
    let found = try differences(
      from: linked(old), to: linked(old.replacing(":x/:y", with: ":y/:x")), in: .links)
    #expect(found.map { $0.hasPrefix("!link-changed") } == [true])
  }

  @Test("is a value that is not taken any more")
  func narrowed() throws {
    #expect(
      try differences(
        from: linked("a: { params: { id: String }, link: /a/:id }"),
        to: linked("a: { params: { id: Int }, link: /a/:id }"), in: .links) == [
          "!link-narrowed some links '/a/:id' of the route 'a' open nothing any more, such as "
            + "'/a/some%20text': '/a/:id': 'some text' is not a value of 'id: Int'"
        ])
  }

  @Test("is a key that every link needs now")
  func requiredKey() throws {
    let found = try differences(
      from: linked("a: { link: /a }"),
      to: linked("a: { params: { id: Int }, link: \"/a?id=:id\" }"), in: .links)
    #expect(
      found == [
        "!link-lost links '/a' of the route 'a' open nothing any more, such as '/a': "
          + "'/a?id=:id': the query has no 'id'"
      ])
  }

  @Test(
    "is a scheme, a host or a rule that all links share",
    arguments: [
      ("schemes: [shop, old]", "schemes: [shop]", "scheme-gone"),
      ("hosts: [a.com, b.com]", "hosts: [a.com]", "host-gone"),
      ("hosts: [\"*.a.com\"]", "hosts: [x.a.com]", "host-gone"),
      (
        "schemes: [shop], caseSensitive: false", "schemes: [shop], caseSensitive: true",
        "case-counts"
      ),
      ("schemes: [shop]", "schemes: [shop], schemeHostIsPath: false", "scheme-host"),
      ("schemes: [shop]", "schemes: [shop], ignore: [/a]", "link-lost"),
    ])
  func settings(old: String, new: String, id: String) throws {
    let found = try differences(
      from: linked("a: { link: /a }\nb: { link: /b }", settings: old),
      to: linked("a: { link: /a }\nb: { link: /b }", settings: new), in: .links)
    #expect(found.map { $0.hasPrefix("!\(id) ") } == [true])
  }

  @Test("is not a host that a wider one covers")
  func coveredHost() throws {
    let found = try differences(
      from: linked("a: { link: /a }", settings: "hosts: [x.a.com, \"*.y.a.com\"]"),
      to: linked("a: { link: /a }", settings: "hosts: [\"*.a.com\"]"), in: .links)
    #expect(found == [])
  }

  @Test("of a list that became one value, is an address with several")
  func listToValue() throws {
    let found = try allDifferences(
      from: linked("a: { params: { t: [String] }, link: \"/a?t=:t\" }"),
      to: linked("a: { params: { t: \"String?\" }, link: \"/a?t=:t\" }"))
    #expect(
      found.first?.message == "links '/a?t=:t' of the route 'a' open something else, such as "
        + "'/a?t=some%20text&t=some%20text': 'a(t: some text)' in the tab 'home'")
  }

  @Test(
    "is told with what would keep it",
    arguments: [
      ("a: { link: /a }", "b: { link: /a }", "write 'was: a' if that is what it was"),
      ("a: { link: /a }\nb: {}", "a: {}\nb: { link: /a }", "give what is new another address"),
      (
        "a: { link: /a }", "a: { link: /a, tabs: [other] }", "list 'home' first in its 'tabs'"
      ),
      (
        "b: {}\na: { link: /a, parent: b }", "b: {}\na: { link: /a }",
        "keep the 'parent' that it had"
      ),
      (
        "a: { params: { p: Int = 1 }, link: \"/a?p=:p\" }",
        "a: { params: { p: Int = 2 }, link: \"/a?p=:p\" }",
        "keep the defaults, and each parameter at its place in the pattern"
      ),
    ])
  func help(old: String, new: String, expected: String) throws {
    let found = try allDifferences(from: linked(old), to: linked(new))
    #expect(found.first { $0.id == "link-changed" }?.suggestion == expected)
  }

  @Test(
    "that is lost is told with what would keep it",
    arguments: [
      ("a: { link: [/b, /a] }", "a: { link: /b }", "", "add '/a' to the links of 'a' as an alias"),
      (
        "a: { link: /a }", "b: { link: /b }", "",
        "write 'was: a' where it has another id now, with this link"
      ),
      (
        "a: { link: /a }", "a: { params: { id: Int }, link: \"/a?id=:id\" }", "",
        "take all values that it took, and give new ones a default"
      ),
      ("a: { link: /a }", "a: { link: /a }", ", ignore: [/a]", "take it out of 'ignore'"),
      (
        "a: { params: { id: String }, link: \"/a/:id\" }",
        "a: { params: { id: String }, link: \"/a/:id\" }", ", ignore: [/a/x]",
        "take it out of 'ignore'"
      ),
    ])
  func lostHelp(
    old: String, new: String, settings: String, expected: String
  ) throws {
    let found = try allDifferences(
      from: linked(old, settings: "schemes: [shop]"),
      to: linked(new, settings: "schemes: [shop]\(settings)"))
    #expect(found.filter { $0.area == .links }.map(\.suggestion) == [expected])
  }

  @Test("is told with the tab that is gone")
  func goneTab() throws {
    let old = linked("a: { link: /a }")
    let new = old.replacing("  home: { title: Home, icon: house }\n", with: "")
    let found = try allDifferences(from: old, to: new)
    #expect(
      found.first { $0.id == "link-changed" }?.suggestion
        == "write 'was: home' where the tab has another id now")
  }
}
