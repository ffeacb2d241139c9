import NavgenSource
import NavgenTemplate
import Testing

@Suite struct SyntaxDiagnosticsTests {
  @Test("three braces are ambiguous, and named so")
  func tripleBrace() {
    #expect(
      mistakes("x {{{a}}} {{{{", ["a": .text("")]) == [
        "Main.swift.mustache:1:3: error: more than two opening braces leave open where the tag "
          + "begins; put a space between a brace of the output and the tag [triple-brace]",
        "Main.swift.mustache:1:11: error: more than two opening braces leave open where the tag "
          + "begins; put a space between a brace of the output and the tag [triple-brace]",
      ])
  }

  @Test(
    "a tag that is not closed on its line, or before the next tag, is shown",
    arguments: ["a{{b", "a{{b\n}}", "a{{b {{! c }}", "a{{b}", "a{{! b\nc", "a{{", "a{{#b} }"])
  func unclosedTag(template: String) {
    #expect(
      mistakes(template) == [
        "Main.swift.mustache:1:2: error: the tag is not closed; end it with '}}' on the same line "
          + "[unclosed-tag]"
      ])
  }

  @Test(
    "a tag without a name is shown",
    arguments: ["a{{}}", "a{{  }}", "a{{#}}", "a{{> }}", "a{{/ }}"])
  func emptyTag(template: String) {
    #expect(
      mistakes(template) == [
        "Main.swift.mustache:1:2: error: the tag has no name; write a key as in '{{key}}', "
          + "or remove the tag [empty-tag]"
      ])
  }

  @Test(
    "what other Mustache dialects put into a tag is refused",
    arguments: ["a.b", "a b", "&a", "=<% %>=", "a|upper", ".", "1a", "ä", " #a", "#a.b", "> a/b"])
  func invalidName(contents: String) {
    let name = contents.drop { $0 == ">" || $0 == " " }
    let shown = contents == "#a.b" ? "a.b" : String(name)
    let column = contents == "#a.b" ? 4 : 3 + contents.count - name.count
    #expect(
      mistakes("{{\(contents)}}") == [
        "Main.swift.mustache:1:\(column): error: '\(shown)' is not a name of letters, digits and "
          + "'_'; tags are '{{key}}', '{{#key}}', '{{^key}}', '{{/key}}', '{{> Partial}}' and "
          + "'{{! …}}' [invalid-tag-name]"
      ])
  }

  @Test("a section that is not closed is shown where it begins")
  func unclosedSection() {
    #expect(
      mistakes("\n{{#a}}{{^b}}{{/a}}\n{{#a}}", ["a": .flag(true), "b": .flag(true)]) == [
        "Main.swift.mustache:2:7: error: the section 'b' is not closed; end it with '{{/b}}' "
          + "[unclosed-section]",
        "Main.swift.mustache:3:1: error: the section 'a' is not closed; end it with '{{/a}}' "
          + "[unclosed-section]",
      ])
  }

  @Test("the end of a section that was never begun is shown")
  func unopenedSection() {
    #expect(
      mistakes("a {{/b}}") == [
        "Main.swift.mustache:1:3: error: '{{/b}}' ends a section, but none is open; "
          + "remove it, or begin the section with '{{#b}}' [unopened-section]"
      ])
  }

  @Test("a misspelt end of a section points at the beginning")
  func mismatchedSectionEnd() {
    #expect(
      mistakes("{{#tabs}}\n{{/tab}}", ["tabs": .list([])]) == [
        "Main.swift.mustache:2:1: error: '{{/tab}}' ends a section, but the open one is 'tabs'; "
          + "end it with '{{/tabs}}' [mismatched-section-end]",
        "Main.swift.mustache:1:1: note: 'tabs' begins here",
      ])
  }

  @Test("sections may be nested sixty-four deep and not deeper")
  func deepSections() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    }
    #expect(render(nested(64), ["a": .flag(true)]) == "x")
    #expect(
      mistakes(nested(20_000), ["a": .flag(true)]) == [
        "Main.swift.mustache:1:385: error: the section is nested more than 64 deep; "
          + "move the inner ones to a partial [deep-sections]"
      ])
  }

  @Test("mistakes of the text and of the values come in one go, partials included")
  func together() {
    let ids = mistakes(
      "{{}}{{a}}\n{{> P}}{{> Q}}{{#s}}{{c}}", ["s": .flag(true)], partials: ["P": "{{b}}{{"]
    )
    .compactMap { $0.split(separator: "[").last?.dropLast() }
    #expect(
      Set(ids) == [
        "empty-tag", "unknown-template-key", "unclosed-tag", "unknown-partial", "unclosed-section",
      ])
    #expect(ids.count == 7)
  }
}
