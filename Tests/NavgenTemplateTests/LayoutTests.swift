import NavgenSource
import NavgenTemplate
import Testing

@Suite struct LayoutTests {
  @Test("section tags alone on their lines leave no trace")
  func standaloneSections() {
    let template = "a\n  {{#list}}  \n  - {{n}}\n  {{/list}}\t\nb\n"
    let list = TemplateValue.list([["n": .text("1")], ["n": .text("2")]])
    #expect(render(template, ["list": list]) == "a\n  - 1\n  - 2\nb\n")
    #expect(render(template, ["list": .list([])]) == "a\nb\n")
  }

  @Test("tags alone on the first and on the last line leave no trace")
  func standaloneAtTheEnds() {
    #expect(render("{{#on}}\na\n{{/on}}", ["on": .flag(true)]) == "a\n")
    #expect(render("  {{! only }}") == "")
  }

  @Test("a line with two tags or with text is kept")
  func notStandalone() {
    let record: [String: TemplateValue] = ["on": .flag(true), "off": .flag(false)]
    #expect(render("a\n {{#off}}{{/off}}\nb", record) == "a\n \nb")
    #expect(render("a\n{{#on}} x\n{{/on}}.\nb", record) == "a\n x\n.\nb")
  }

  @Test("a comment may span lines")
  func comments() {
    #expect(render("a{{! b }}c{{!}}d") == "acd")
    #expect(render("a\n  {{! {{#x}\n{ y\n  }}\nb") == "a\nb")
    #expect(render("{{!- #^/> -}}a") == "a")
  }

  @Test("tags alone on a line that ends with CRLF leave no trace")
  func carriageReturns() {
    #expect(render("a\r\n{{#on}}\r\nb\r\n{{/on}}\r\nc", ["on": .flag(true)]) == "a\r\nb\r\nc")
  }

  @Test("text with several lines gets the indentation of its line")
  func multilineText() {
    let record: [String: TemplateValue] = ["list": .text("1,\n  2,\n\n3")]
    #expect(render("  [{{list}}]\n", record) == "  [1,\n    2,\n\n  3]\n")
    #expect(render("[{{list}}]", record) == "[1,\n  2,\n\n3]")
    #expect(render("\t{{list}}\n", record) == "\t1,\n\t  2,\n\n\t3\n")
  }

  @Test("a partial alone on its line puts its indentation before each line that is not empty")
  func indentedPartial() {
    let partials = ["P": "a\n\n  b\n{{x}}\n{{e}}\n"]
    let record: [String: TemplateValue] = ["x": .text("1\n\n2"), "e": .text("")]
    #expect(
      render("{\n  {{> P}}\n}\n", record, partials: partials)
        == "{\n  a\n\n    b\n  1\n\n  2\n\n}\n")
  }

  @Test("indentation of nested partials adds up, with that of text inside them")
  func nestedPartials() {
    let partials = ["Outer": "o\n  {{>Inner}}\no\n", "Inner": "i\n  {{x}}!\n"]
    #expect(
      render(" {{> Outer }}\ne\n", ["x": .text("1\n2")], partials: partials)
        == " o\n   i\n     1\n     2!\n o\ne\n")
  }

  @Test("a partial within a line is inserted as it is")
  func inlinePartial() {
    let partials = ["P": "a\nb"]
    #expect(render("  <{{> P}}>\n", partials: partials) == "  <a\nb>\n")
  }

  @Test("a partial sees the records around it, in each turn of a list")
  func partialInList() {
    let list = TemplateValue.list([["n": .text("1")], ["n": .text("2")]])
    #expect(
      render(
        "{{#list}}\n  {{> P}}\n{{/list}}\n", ["list": list, "o": .text("x")],
        partials: ["P": "{{o}}{{n}}\n"]) == "  x1\n  x2\n")
  }

  @Test("sections inside an indented partial keep its indentation")
  func sectionInPartial() {
    let list = TemplateValue.list([["n": .text("1")], ["n": .text("2")]])
    let partial = "{{#list}}\n{{n}}\n{{/list}}\n{{^list}}\nnone\n{{/list}}\nend\n"
    #expect(
      render("  {{> P}}\n", ["list": list], partials: ["P": partial]) == "  1\n  2\n  end\n")
  }
}
