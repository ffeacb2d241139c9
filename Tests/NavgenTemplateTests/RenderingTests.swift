import NavgenSource
import NavgenTemplate
import Testing

@Suite struct RenderingTests {
  @Test("text without tags comes out as it is, single braces of Swift included")
  func plain() {
    let text = "struct A { var b: [Int] { {}; return [] } }\n\n  }} \té👋\r\n"
    #expect(render(text) == text)
    #expect(render("") == "")
  }

  @Test("a key inserts its text, unescaped")
  func value() {
    let record: [String: TemplateValue] = ["name": .text("a<b>&\"{{name}}\""), "a_1": .text("ü")]
    #expect(
      render("{{name}}|{{ a_1 }}|{{\tname}}", record) == #"a<b>&"{{name}}"|ü|a<b>&"{{name}}""#)
  }

  @Test("a key beside single braces is found")
  func valueInBraces() {
    #expect(render("get { {{a}}}; \\({{a}})}}", ["a": .text("1")]) == "get { 1}; \\(1)}}")
  }

  @Test("a key alone on its line keeps the line")
  func valueAlone() {
    #expect(render("a\n  {{b}}\nc\n", ["b": .text("")]) == "a\n  \nc\n")
  }

  @Test("the first of two templates with one name counts")
  func override() {
    let set = TemplateSet([
      SourceFile(path: "mine/A.swift.mustache", text: "mine"),
      SourceFile(path: "A.mustache", text: "built in"),
    ])
    var diagnostics = DiagnosticList()
    #expect(set.render("A", with: [:], diagnostics: &diagnostics) == "mine")
  }

  @Test("earlier diagnostics of the caller do not suppress the output")
  func earlierDiagnostics() {
    let file = SourceFile(path: "a", text: "")
    var diagnostics = DiagnosticList()
    diagnostics.add(Diagnostic(.error, id: "x", "x", at: file.range(0..<0)))
    let set = TemplateSet([SourceFile(path: "A", text: "a")])
    #expect(set.render("A", with: [:], diagnostics: &diagnostics) == "a")
    #expect(diagnostics.sorted.count == 1)
  }

  @Test("a byte order mark is not part of the output")
  func byteOrderMark() {
    #expect(render("\u{FEFF}{{! c }}\na") == "a")
  }

  @Test("a large template is read and filled", .timeLimit(.minutes(1)))
  func large() {
    let row = "  {{#list}}\n  case .{{name}}: {{name}}\n  {{/list}}\n"
    let list = TemplateValue.list([["name": .text("a")]])
    let template = String(repeating: row, count: 5_000)
    let output = render(template, ["list": list])
    #expect(output == String(repeating: "  case .a: a\n", count: 5_000))
  }
}

@Suite struct SectionTests {
  @Test("a section follows a flag, an inverted one its opposite")
  func flags() {
    let template = "{{#on}}a{{/on}}{{^on}}b{{/on}}{{#off}}c{{/off}}{{^off}}d{{/off}}"
    #expect(render(template, ["on": .flag(true), "off": .flag(false)]) == "ad")
  }

  @Test("a section is rendered once for each record, in order")
  func lists() {
    let items = TemplateValue.list([["n": .text("1")], ["n": .text("2")]])
    #expect(render("{{#items}}<{{n}}>{{/items}}", ["items": items]) == "<1><2>")
    #expect(render("{{#items}}x{{/items}}", ["items": .list([])]) == "")
  }

  @Test("an inverted section is rendered for an empty list only")
  func invertedLists() {
    #expect(render("{{^items}}none{{/items}}", ["items": .list([])]) == "none")
    #expect(render("{{^items}}none{{/items}}", ["items": .list([[:], [:]])]) == "")
  }

  @Test("a key means the innermost record that has it")
  func lookup() {
    let inner = TemplateValue.list([["a": .text("inner")], [:]])
    let record: [String: TemplateValue] = ["a": .text("outer"), "b": .text("b"), "list": inner]
    #expect(
      render("{{a}} {{#list}}{{a}} {{b}} {{/list}}{{a}}", record) == "outer inner b outer b outer")
  }

  @Test("sections of one name may be nested")
  func nested() {
    let leaf = TemplateValue.list([["n": .text("2"), "list": .list([])]])
    let record: [String: TemplateValue] = ["list": .list([["n": .text("1"), "list": leaf]])]
    let template = "{{#list}}{{n}}{{#list}}{{n}}{{#list}}!{{/list}}{{/list}}{{/list}}"
    #expect(render(template, record) == "12")
  }

  @Test("a section that is not rendered asks for none of its keys")
  func unused() {
    #expect(render("{{#off}}{{missing}}{{> Missing}}{{/off}}", ["off": .flag(false)]) == "")
  }
}
