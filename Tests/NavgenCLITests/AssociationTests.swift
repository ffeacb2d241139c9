import Testing

@testable import NavgenCLI

@Suite struct AssociationTests {
  private let app = "ABCDE12345.com.example.shop"

  private func aasa(check file: String? = nil, spec: String = LinkCommandTests.spec) -> Outcome {
    var world = World()
    world.input = spec
    world.files.read = { _, _ throws(FileError) in Array((file ?? "").utf8) }
    return world.run(["aasa", "-", "--app-id", app] + (file == nil ? [] : ["--check", "file"]))
  }

  @Test("what is ignored comes first, what may be absent gives two components")
  func components() {
    let lines = aasa().output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let paths = lines.filter { $0.hasPrefix("\"/\"") || $0.hasPrefix("\"exclude\"") }
    #expect(
      paths == [
        "\"/\": \"/oauth/*\",", "\"exclude\": true,", "\"/\": \"/products/?*\",",
        "\"/\": \"/list/by-$(Sort)/?*\",", "\"/\": \"/list/by-$(Sort)\",",
        "\"/\": \"/list/by-$(Sort)/\",", "\"/\": \"/new\",", "\"/\": \"/new/\",", "\"/\": \"/\",",
      ])
    #expect(lines.contains("\"t\": \"*\""))
    #expect(lines.contains("\"comment\": \"route product\""))
    #expect(lines.contains("\"appIDs\": ["))
    #expect(!lines.contains("\"caseSensitive\": false,"))
  }

  @Test("letters that make no difference are said to make none")
  func caseSensitivity() {
    let spec =
      "navgen: 1\nlinks: { hosts: [a.com], caseSensitive: false }\n"
      + "tabs: { a: { title: A, icon: star, link: /a } }"
    #expect(aasa(spec: spec).output.contains("\"caseSensitive\": false,"))
  }

  @Test("a file that says the same in other words is met with silence")
  func same() {
    let file = """
      { "webcredentials": { "apps": [] },
        "applinks": { "substitutionVariables": { "Sort": ["name", "price"] }, "details": [
          { "appIDs": ["other.app"], "components": [] },
          { "appID": "\(app)", "components": [
            { "exclude": true, "/": "/oauth/*" }, { "/": "/products/?*", "caseSensitive": true },
            { "/": "/list/by-$(Sort)/?*", "?": "*" }, { "/": "/list/by-$(Sort)" },
            { "/": "/list/by-$(Sort)/" }, { "/": "/new", "?": { "t": "*" }, "comment": "mine" },
            { "/": "/new/", "?": { "t": "*" }, "comment": "\\ud83d\\ude00" }, { "/": "/" } ] } ] } }
      """
    #expect(aasa(check: file) == Outcome(0))
  }

  @Test("a file is compared with what it should be")
  func different() {
    let own = aasa().output
    #expect(aasa(check: own) == Outcome(0))
    let changed = own.replacing("\"/products/?*\"", with: "\"/products/*\"")
      .replacing("\"price\"", with: "\"cost\"")
    #expect(
      aasa(check: changed)
        == Outcome(
          1,
          output: """
            missing: { "/": "/products/?*" }
            too much: { "/": "/products/*" }
            the variable 'Sort' has other values

            """))
    #expect(
      aasa(check: own.replacing(app, with: "other.app"))
        == Outcome(1, output: "there is no entry for '\(app)' in 'applinks.details'\n"))
  }

  @Test("a component that names only defaults is shown as it is written")
  func superfluousDefault() {
    let own = aasa().output
    let more = own.replacing(
      "\"components\": [", with: "\"components\": [ { \"/\": \"*\", \"comment\": \"all\" },")
    #expect(aasa(check: more) == Outcome(1, output: "too much: { \"/\": \"*\" }\n"))
  }

  @Test(
    "a file that is no JSON is refused as such, without a word of specs",
    arguments: ["{", "applinks: {}", "{ \"applinks\": {}, }", "", "'a'"])
  func noJSON(file: String) {
    let outcome = aasa(check: file)
    #expect(outcome.code == 1)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("file:1:"))
    #expect(outcome.error.contains("[malformed-json]"))
    #expect(!outcome.error.contains("YAML") && !outcome.error.contains("spec"))
  }

  @Test("paths and keys stand in the file as URLs have them, a '/' at the end or not")
  func encoding() {
    let spec = """
      navgen: 1
      links: { hosts: [a.com], ignore: [/über, /ü/*] }
      tabs: { a: { title: A, icon: star, link: [/, /café] } }
      routes:
        r: { params: { q: String, path: [String] }, link: "/r/:path?größe=:q" }
      """
    let lines = aasa(spec: spec).output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix("\"/\"") } == [
        "\"/\": \"/%C3%BCber\",", "\"/\": \"/%C3%BCber/\",", "\"/\": \"/%C3%BC/*\",",
        "\"/\": \"/caf%C3%A9\",", "\"/\": \"/caf%C3%A9/\",", "\"/\": \"/r\",",
        "\"/\": \"/r/*\",", "\"/\": \"/\",",
      ])
    #expect(lines.filter { $0 == "\"gr%C3%B6%C3%9Fe\": \"*\"" }.count == 2)
  }

  @Test("a spec without hosts has no such file")
  func noHosts() {
    let spec = "navgen: 1\nlinks: { schemes: [a] }\ntabs: { a: { title: A, icon: star, link: / } }"
    #expect(
      aasa(spec: spec)
        == Outcome(
          1,
          error: "navgen: error: the spec has no hosts, so no website can hand its addresses to "
            + "the app\n"))
  }
}
