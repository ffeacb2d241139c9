import NavgenSource
import Testing

@testable import NavgenCore

/// Which patterns are said never to open: those that a search through all of their addresses finds none for.
@Suite struct UnreachableLinkTests {
  private func warnings(_ routes: String, ignore: String = "") -> [String] {
    let text = """
      navgen: 1
      types: { Sort: { cases: [a, b] }, Wide: { cases: [a, b, c] } }
      links: { schemes: [s], ignore: [\(ignore)] }
      tabs: { home: { title: Home, icon: house } }
      routes:
      \(routes)
      """
    return check(SourceFile(path: "navigation.yaml", text: text)).diagnostics.map(\.message)
  }

  @Test("all lengths of a pattern count")
  func lengths() {
    let taken = """
        one: { params: { x: "Bool?" }, link: /f/:x }
        bare: { link: /f }
      """
    // The length without the value ties with the literal, so only what is ignored can take it.
    #expect(
      warnings(taken) == [
        "'/f' and '/f/:x' both match 's://f', and neither is more specific"
      ])
    let routes = """
        opt: { params: { x: "Bool?" }, link: /f/:x }
        yes: { link: /f/true }
        no: { link: /f/false }
      """
    #expect(warnings(routes) == [])
    #expect(
      warnings(routes, ignore: "/f") == [
        "'/f/:x' never opens, since '/f' is ignored and '/f/true' and '/f/false' take the others"
      ])
    #expect(
      warnings("  opt: { params: { x: \"Bool?\" }, link: /f/:x }", ignore: "/f, /f/true, /f/false")
        == [
          "'/f/:x' never opens, since '/f', '/f/true' and '/f/false' are ignored"
        ])
  }

  @Test("a required query is looked into")
  func requiredQuery() {
    let routes = { (type: String, other: String) in
      """
        list: { params: { s: Sort, n: \(type) }, link: "/l/:s?n=:n" }
        a: { params: { n: \(other) }, link: "/l/a?n=:n" }
        b: { params: { n: \(other) }, link: "/l/b?n=:n" }
      """
    }
    let optional = "\"Int?\""
    let taken = [
      ("Int", "Int"), (optional, optional), ("[Int]", "[Int]"), ("[Int]", optional),
      (optional, "\"String?\""),
    ]
    for (type, other) in taken {
      #expect(
        warnings(routes(type, other)) == [
          "'/l/:s?n=:n' never opens, since '/l/a?n=:n' and '/l/b?n=:n' take all of its addresses"
        ], "\(type) \(other)")
    }
    let left = [("String", "Int"), (optional, "Int"), ("[Int]", "Int"), (optional, "[Int]")]
    for (type, other) in left { #expect(warnings(routes(type, other)) == [], "\(type) \(other)") }
  }

  @Test("several ignored paths may leave nothing together")
  func ignoredTogether() {
    let list = "  list: { params: { s: Sort }, link: /l/:s }"
    #expect(warnings(list, ignore: "/l/a") == [])
    #expect(
      warnings(list, ignore: "/l/b, /l/a") == [
        "'/l/:s' never opens, since '/l/b' and '/l/a' are ignored"
      ])
    let files = "  files: { params: { p: [String] }, link: /files/:p }"
    #expect(warnings(files, ignore: "/files/*") == [])
    #expect(warnings(files, ignore: "/files") == [])
    #expect(
      warnings(files, ignore: "/files, /files/*") == [
        "'/files/:p' never opens, since '/files' and '/files/*' are ignored"
      ])
  }

  @Test("the address that shows an ambiguity is never one that is ignored")
  func witness() {
    let routes = """
        x: { params: { x: String }, link: "/a-:x" }
        y: { params: { y: String }, link: "/:y-b" }
      """
    let found = warnings(routes, ignore: "/a-sample-b, /a-sample1-b")
    #expect(found.count == 1)
    #expect(found.first?.contains("'s://a-1-b'") == true, "\(found)")
  }

  @Test("an overlap of some addresses that are all ignored is no ambiguity")
  func ignoredOverlap() {
    let routes = """
        x: { params: { x: Sort }, link: "/:x" }
        y: { params: { y: Wide }, link: "/:y" }
      """
    #expect(warnings(routes, ignore: "/a").first?.contains("'s://b'") == true)
    #expect(
      warnings(routes, ignore: "/a, /b") == [
        "'/:x' never opens, since '/a' and '/b' are ignored"
      ])
  }
}
