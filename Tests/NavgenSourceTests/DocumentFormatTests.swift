import Foundation
import NavgenSource
import Testing

@Suite("Diagnostics for pipelines")
struct DocumentFormatTests {
  private let file = SourceFile(path: "./a b/t.yaml", text: "é: 1\nbc: 2\n")

  private var diagnostics: [Diagnostic] {
    [
      Diagnostic(
        .error, id: "some-id", "'50%' & <it>", at: file.range(6..<8),
        notes: [Diagnostic.Note("first, here", at: file.range(0..<2))], help: "do: this"),
      Diagnostic(.warning, id: "other-id", "less", at: file.range(0..<11)),
    ]
  }

  private func document(isStrict: Bool = false) -> DiagnosticDocument {
    DiagnosticDocument(
      [
        SpecReport(path: file.path, diagnostics: diagnostics),
        SpecReport(path: "fine.yaml", diagnostics: []),
      ], version: "1.2.3", isStrict: isStrict
    ) { id in
      id == "some-id" ? DiagnosticRule(fact: "A fact.", explanation: "Why, and what to do.") : nil
    }
  }

  @Test("a workflow command escapes what would end it, and counts the last column in")
  func github() {
    #expect(
      DiagnosticFormat.github.render(diagnostics) == """
        ::error file=./a b/t.yaml,line=2,endLine=2,col=1,endColumn=2,title=some-id::'50%25' & <it>\
        %0Anote: first, here (./a b/t.yaml:1:1)%0Ahelp: do: this
        ::warning file=./a b/t.yaml,line=1,endLine=2,col=1,title=other-id::less

        """)
    #expect(DiagnosticFormat.github.render([]) == "")
  }

  @Test(
    "properties of a workflow command end at no character of the user",
    arguments: [
      (",", "%2C"), (":", "%3A"), ("%", "%25"), ("\r", "%0D"), ("\n", "%0A"),
    ])
  func githubProperties(character: String, escaped: String) {
    let odd = SourceFile(path: "a\(character)b", text: "x")
    let text = WorkflowCommand(
      .notice, title: "t\(character)", "m", at: odd.range(0..<1)
    ).text
    #expect(
      text == "::notice file=a\(escaped)b,line=1,endLine=1,col=1,endColumn=1,title=t\(escaped)::m\n"
    )
  }

  @Test("the JSON document has every fact and place, and counts")
  func json() throws {
    let json = try parsed(.json)
    #expect(json["navgen"] as? String == "1.2.3")
    #expect(json["errors"] as? Int == 1)
    #expect(json["warnings"] as? Int == 1)
    let specs = try #require(json["specs"] as? [[String: Any]])
    #expect(specs.map { $0["path"] as? String } == ["./a b/t.yaml", "fine.yaml"])
    let found = try #require(specs[0]["diagnostics"] as? [[String: Any]])
    #expect(found.map { $0["id"] as? String } == ["some-id", "other-id"])
    #expect(found[0]["message"] as? String == "'50%' & <it>")
    #expect(found[0]["help"] as? String == "do: this")
    #expect(found[1]["help"] is NSNull)
    #expect(
      ["line", "column", "endLine", "endColumn"].map { found[0][$0] as? Int } == [2, 1, 2, 3])
    let notes = try #require(found[0]["notes"] as? [[String: Any]])
    #expect(notes.map { $0["message"] as? String } == ["first, here"])
    #expect(notes.map { $0["endColumn"] as? Int } == [2])
  }

  @Test("the SARIF log has a rule for each id, and relative addresses")
  func sarif() throws {
    let log = try parsed(.sarif)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["other-id", "some-id"])
    #expect((rules[1]["shortDescription"] as? [String: String])?["text"] == "A fact.")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    #expect(results.map { ($0["relatedLocations"] as? [Any])?.count } == [1, nil])
    let place = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: [String: Any]])
    #expect(physical["artifactLocation"]?["uri"] as? String == "a%20b/t.yaml")
    #expect(physical["artifactLocation"]?["uriBaseId"] as? String == "%SRCROOT%")
    #expect(physical["region"]?["endColumn"] as? Int == 3)
  }

  @Test(
    "a path is a URI in the SARIF log",
    arguments: [
      ("/x/é:%#?.yaml", "file:///x/%C3%A9%3A%25%23%3F.yaml"), ("<stdin>", "%3Cstdin%3E"),
      ("../a-b_c~1.yml", "../a-b_c~1.yml"),
    ])
  func sarifPath(path: String, uri: String) {
    let odd = SourceFile(path: path, text: "x")
    let log = DiagnosticFormat.sarif.render([Diagnostic(.error, id: "x", "m", at: odd.range(0..<1))]
    )
    #expect(log.contains("\"uri\": \"\(uri)\""))
    #expect(log.contains("%SRCROOT%") == !path.hasPrefix("/"))
  }

  @Test("the JUnit report has a suite for each spec; a warning passes unless it fails the run")
  func junit() {
    let error = """
      ./a b/t.yaml:2:1: error: '50%' &amp; &lt;it&gt;; do: this [some-id]
      ./a b/t.yaml:1:1: note: first, here

      """
    let warning = "./a b/t.yaml:1:1: warning: less [other-id]\n"
    #expect(
      DiagnosticFormat.junit.render(document()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="navgen">
          <testsuite name="./a b/t.yaml" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="./a b/t.yaml" name="some-id at 2:1" file="./a b/t.yaml" line="2">
              <failure message="'50%' &amp; &lt;it&gt;" type="some-id">\(error)</failure>
            </testcase>
            <testcase classname="./a b/t.yaml" name="other-id at 1:1" file="./a b/t.yaml" line="1">
              <system-out>\(warning)</system-out>
            </testcase>
          </testsuite>
          <testsuite name="fine.yaml" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="fine.yaml" name="valid"/>
          </testsuite>
        </testsuites>

        """)
    let strict = DiagnosticFormat.junit.render(document(isStrict: true))
    #expect(strict.contains("failures=\"2\""))
    #expect(!strict.contains("<system-out>"))
  }

  @Test("in JUnit no two cases have one name")
  func junitNames() {
    let file = SourceFile(path: "t.yaml", text: "a: b")
    let same = Diagnostic(.error, id: "some-id", "this", at: file.range(0..<1))
    let text = DiagnosticFormat.junit.render(
      DiagnosticDocument([SpecReport(path: "t.yaml", diagnostics: [same, same, same])]))
    let names = text.split(separator: "\n").filter { $0.contains("<testcase") }
      .compactMap { $0.split(separator: "\"").dropFirst(3).first }
    #expect(names == ["some-id at 1:1", "some-id at 1:1, 2", "some-id at 1:1, 3"])
  }

  @Test("a document says nothing of an empty run that is not so")
  func empty() throws {
    let nothing = DiagnosticDocument([])
    #expect(
      DiagnosticFormat.junit.render(nothing).contains("<testsuites name=\"navgen\">\n</testsuites>")
    )
    #expect(DiagnosticFormat.sarif.render(nothing).contains("\"results\": []"))
    #expect(DiagnosticFormat.json.render(nothing).contains("\"specs\": []"))
  }

  private func parsed(_ format: DiagnosticFormat) throws -> [String: Any] {
    let text = format.render(document())
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }
}
