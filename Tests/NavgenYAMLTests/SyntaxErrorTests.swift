import Testing

@Suite("Faults of the syntax")
struct SyntaxErrorTests {
  @Test("a line without a colon is shown whole")
  func missingColon() {
    check(
      "a: b\nfoo bar \nc: d\n",
      fails: "2:1: error: 'foo bar' has no ':' after it; "
        + "write 'foo: bar', with a space after the ':' [invalid-yaml]")
  }

  @Test("a second colon on a line is shown")
  func secondColon() {
    check(
      "a: b: c\n",
      fails: "1:5: error: found ':' where no key may stand; "
        + "put braces around a map, or quotes around a text that contains ': ' [invalid-yaml]")
  }

  @Test("a key that lacks its colon is shown, with a brace or a key after it")
  func missingColonBetween() {
    check(
      "a:\n  b { c: d, e: f }\n",
      fails: "2:3: error: 'b' has no ':' after it; write 'b: { … }' [invalid-yaml]")
    check(
      "a {\n  b: c }\n",
      fails: "1:1: error: 'a' has no ':' after it; write 'a: { … }' [invalid-yaml]")
    check(
      "{ a { b: c } }\n",
      fails: "1:5: error: found '{', expected ',' or '}'; "
        + "write 'a: { … }', with a ':' after the key [invalid-yaml]",
      "1:1: note: the bracket opens here")
    check(
      "a:\n  b c\n  d: e\n",
      fails: "2:3: error: 'b c' has no ':' after it; "
        + "write 'b: c', with a space after the ':' [invalid-yaml]")
  }

  @Test("a key that is indented too deep is shown with the value that swallowed it")
  func tooDeep() {
    check(
      "a:\n  b: c\n   d: e\n",
      fails: "3:4: error: 'd' is indented like more text of the value above, not like a key; "
        + "line up the keys of one map in one column [invalid-yaml]",
      "2:6: note: the value begins here")
  }

  @Test("a key or item out of line is shown with the beginning of its map or list")
  func outOfLine() {
    check(
      "a:\n  b: c\n d: e\n",
      fails: "3:2: error: found 'd', expected a key of the map; "
        + "line up what belongs together in one column [invalid-yaml]",
      "1:1: note: the map begins here")
    check(
      "- a\nb: c\n",
      fails: "2:1: error: found 'b', expected '-' of the list; "
        + "line up what belongs together in one column [invalid-yaml]",
      "1:1: note: the list begins here")
  }

  @Test("a key over several lines is refused")
  func longKey() {
    check(
      "\"a\n b\": c\n",
      fails: "1:1: error: key goes over several lines; write a key on one line [invalid-yaml]")
  }

  @Test("a list on the line of its key is refused")
  func listBesideKey() {
    check(
      "a: - b\n",
      fails: "1:4: error: list begins where no list may stand; "
        + "begin a list on the line below its key, or write it as [a, b] [invalid-yaml]")
  }

  @Test("a character that cannot begin a value is named", arguments: ["@", "`", "%", "? "])
  func reserved(character: String) {
    check(
      "a: \(character)x\n",
      fails: "1:4: error: '\(character.prefix(1))' cannot begin a value; "
        + "put quotes around the value [invalid-yaml]")
  }

  @Test("a quote that is never closed is shown where it opens")
  func unclosedQuote() {
    for quote in ["'", "\""] {
      check(
        "a: b\nc: \(quote)d\ne: f\n",
        fails: "2:4: error: quote is never closed; add the closing quote [invalid-yaml]")
    }
    check(
      "a: 'b\n---\nc: d'\n",
      fails: "1:4: error: quote is never closed; add the closing quote [invalid-yaml]")
  }

  @Test("text after a closing quote is shown with the opening one")
  func textAfterQuote() {
    check(
      "a: 'it's'\n",
      fails: "1:8: error: found 's'' after the closing quote, expected the end of the line; "
        + "put double quotes around a text that has an apostrophe, as in '\"What's new\"' "
        + "[invalid-yaml]",
      "1:4: note: the quoted text begins here")
    check(
      "a: \"b\" c\n",
      fails: "1:8: error: found 'c' after the closing quote, expected the end of the line; "
        + "check where the quoted text should end [invalid-yaml]",
      "1:4: note: the quoted text begins here")
  }

  @Test("a quote that another line closes by chance is shown where it opens")
  func openQuote() {
    check(
      "a: \"x\nb: \"y\"\n",
      fails: "1:4: error: quote is not closed in its line; add the closing quote [invalid-yaml]",
      "2:4: note: the next quote is here")
    check(
      "{ a: \"x,\n  b: \"y\" }\n",
      fails: "1:6: error: quote is not closed in its line; add the closing quote [invalid-yaml]",
      "2:6: note: the next quote is here")
  }

  @Test("an escape that does not exist is shown", arguments: ["\\q", "\\x", "\\u"])
  func escapes(escape: String) {
    check(
      "a: \"b\(escape)ZZ\"\n",
      fails: "1:6: error: '\(escape)' is no escape that YAML knows; "
        + "write '\\\\' for a backslash, or use single quotes [invalid-yaml]")
  }

  @Test("a star or an ampersand without a name is text without quotes", arguments: ["*", "&"])
  func missingName(sign: String) {
    check(
      "a: \(sign)\(sign)bold\n",
      fails: "1:4: error: '\(sign)' without the name of an anchor; "
        + "put quotes around the value if it is meant as text [invalid-yaml]")
  }

  @Test("what follows the document is shown")
  func afterTheEnd() {
    check(
      "{a: b}\nc: d\n",
      fails: "2:1: error: found 'c', expected the end of the file; "
        + "put everything into one map, in brackets or without [invalid-yaml]")
  }

  @Test("text beside the sign of a block text is shown")
  func blockHeader() {
    check(
      "a: |x\n  b\n",
      fails: "1:5: error: found 'x', expected the end of the line; "
        + "begin the text on the next line [invalid-yaml]")
  }

  @Test("what is rare keeps the words of libyaml")
  func rare() {
    check(
      "%YAML 3.0\n---\na: b\n",
      fails: "1:1: error: not YAML: found incompatible YAML document [invalid-yaml]")
  }

  @Test("columns count letters after a byte order mark and wide letters")
  func columns() {
    check(
      "\u{FEFF}é: '日本' x\r\n",
      fails: "1:9: error: found 'x' after the closing quote, expected the end of the line; "
        + "check where the quoted text should end [invalid-yaml]",
      "1:4: note: the quoted text begins here")
  }
}
