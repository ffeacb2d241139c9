import NavgenSource
import NavgenTemplate
import Testing

@Suite struct FillingDiagnosticsTests {
  @Test("an unknown key is shown at its place, with the nearest key of any record around it")
  func unknownKey() {
    let record: [String: TemplateValue] = [
      "title": .text(""), "list": .list([["name": .text("")]]),
    ]
    #expect(
      mistakes("a\n {{titel}}{{#list}}{{nam}}{{titl}}{{xyz}}{{/list}}{{#lits}}{{/lits}}", record)
        == [
          "Main.swift.mustache:2:2: error: there is no value for the key 'titel' here; "
            + "did you mean 'title'? [unknown-template-key]",
          "Main.swift.mustache:2:20: error: there is no value for the key 'nam' here; "
            + "did you mean 'name'? [unknown-template-key]",
          "Main.swift.mustache:2:27: error: there is no value for the key 'titl' here; "
            + "did you mean 'title'? [unknown-template-key]",
          "Main.swift.mustache:2:35: error: there is no value for the key 'xyz' here "
            + "[unknown-template-key]",
          "Main.swift.mustache:2:51: error: there is no value for the key 'lits' here; "
            + "did you mean 'list'? [unknown-template-key]",
        ])
  }

  @Test("a mistake in a list with several records is shown once")
  func once() {
    #expect(mistakes("{{#list}}{{a}}{{/list}}", ["list": .list([[:], [:]])]).count == 1)
  }

  @Test("an unknown partial is shown with the nearest name, in the partial that asks for it")
  func unknownPartial() {
    #expect(
      mistakes("{{> Body}}", partials: ["Body": "\n{{> Heder}}", "Header": ""]) == [
        "partials/Body.mustache:2:1: error: there is no partial 'Heder'; did you mean 'Header'? "
          + "[unknown-partial]"
      ])
  }

  @Test("a flag or a list cannot be inserted")
  func notInsertable() {
    #expect(
      mistakes("{{is}} {{list}}", ["is": .flag(true), "list": .list([])]) == [
        "Main.swift.mustache:1:1: error: 'is' is a flag, but only text can be inserted; "
          + "use a section: '{{#key}}…{{/key}}' [not-insertable]",
        "Main.swift.mustache:1:8: error: 'list' is a list, but only text can be inserted; "
          + "use a section: '{{#key}}…{{/key}}' [not-insertable]",
      ])
  }

  @Test("text cannot be a section, upright or inverted")
  func notSection() {
    let words =
      "'t' is text, but a section needs a flag or a list; insert it with '{{t}}' [not-a-section]"
    #expect(
      mistakes("{{#t}}{{/t}}{{^t}}{{/t}}", ["t": .text("")]) == [
        "Main.swift.mustache:1:1: error: \(words)", "Main.swift.mustache:1:13: error: \(words)",
      ])
  }

  @Test("partials that include each other are stopped, even when each does so many times")
  func recursion() {
    #expect(
      mistakes("{{> A}}", partials: ["A": "{{> B}}{{> B}}{{> B}}", "B": "{{> A}}{{> A}}{{> A}}"])
        == [
          "partials/B.mustache:1:1: error: the partial 'A' is nested more than 16 deep; "
            + "a partial must not include itself, not even through others [deep-partials]"
        ])
  }

  @Test("partials may be nested sixteen deep")
  func depth() {
    let chain = (1..<16).map { ("P\($0)", "{{> P\($0 + 1)}}") } + [("P16", "end")]
    let partials = Dictionary(uniqueKeysWithValues: chain)
    #expect(render("{{> P1}}", partials: partials) == "end")
  }

  @Test("a template that is not there is shown with the nearest name")
  func unknownTemplate() {
    var diagnostics = DiagnosticList()
    let set = TemplateSet([SourceFile(path: "Store.swift.mustache", text: "")])
    #expect(set.render("Stor", with: [:], diagnostics: &diagnostics) == nil)
    #expect(
      DiagnosticFormat.xcode.render(diagnostics.sorted)
        == "Stor:1:1: error: there is no template 'Stor'; did you mean 'Store'? "
        + "[unknown-template]\n"
    )
  }
}
