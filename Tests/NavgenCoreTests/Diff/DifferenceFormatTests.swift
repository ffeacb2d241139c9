import NavgenSource
import Testing

@testable import NavgenCore

@Suite("Differences as they are printed")
struct DifferenceFormatTests {
  private let old = SourceFile(path: "old.yaml", text: "a\nb\n")
  private let new = SourceFile(path: "a,b: 50%.yaml", text: "a\n  b\n")

  private var differences: [NavigationDifference] {
    [
      NavigationDifference(
        .links, id: "one", "100% of\r\nit: a, b", place: new.range(4..<5),
        oldPlace: old.range(2..<3), suggestion: "do it"),
      NavigationDifference(
        .api, id: "two", isBreak: false, "it is new", place: new.range(0..<1),
        suggestion: "use it"),
    ]
  }

  @Test("as text say their place and the next step")
  func text() {
    #expect(
      DifferenceFormat.text.render([differences[1]])
        == "api: note: it is new [two]\n  at a,b: 50%.yaml:1:1\n  help: use it\n")
    #expect(
      DifferenceFormat.text.render([differences[0]])
        == """
        links: break: 100% of\\u{D}\\u{A}it: a, b [one]
          at a,b: 50%.yaml:2:3
          was at old.yaml:2:1
          help: do it

        """)
  }

  @Test("on GitHub are commands that nothing in them can end")
  func github() {
    #expect(
      DifferenceFormat.github.render(differences) == """
        ::error file=a%2Cb%3A 50%25.yaml,line=2,endLine=2,col=3,endColumn=3,title=links%3A one::100%25 of%0D%0Ait: a, b; do it
        ::notice file=a%2Cb%3A 50%25.yaml,line=1,endLine=1,col=1,endColumn=1,title=api%3A two::it is new; use it

        """)
  }

  @Test("as JSON have all their parts")
  func json() {
    #expect(
      DifferenceFormat.json.render([differences[1]]) == """
        {
          "breaks": false,
          "differences": [
            {
              "area": "api",
              "id": "two",
              "breaks": false,
              "message": "it is new",
              "suggestion": "use it",
              "old": null,
              "new": {
                "file": "a,b: 50%.yaml",
                "line": 1,
                "column": 1
              }
            }
          ]
        }

        """)
  }
}
