import Testing

@Suite("Brackets that do not fit")
struct BracketErrorTests {
  @Test("a bracket left open to the end of the file is shown where it opens")
  func openToTheEnd() {
    check(
      "a: {b: c\n",
      fails: "1:4: error: '{' is never closed; add the '}' [invalid-yaml]",
      "2:1: note: found the end of the file, expected '}'")
    check(
      "a: [b, c",
      fails: "1:4: error: '[' is never closed; add the ']' [invalid-yaml]",
      "1:9: note: found the end of the file, expected ']'")
    check(
      "a: {\n  b: [",
      fails: "2:6: error: '[' is never closed; add the ']' [invalid-yaml]",
      "2:7: note: found the end of the file, expected ']'")
  }

  @Test("a bracket that a comment hides is explained by the comment")
  func hiddenByComment() {
    check(
      "a: { title: #1 Hits, icon: star }\nb: c\n",
      fails: "1:4: error: '{' is never closed; "
        + "put quotes around a text that has a '#' after a blank [invalid-yaml]",
      "1:13: note: a comment begins here")
    check(
      "a: [b, # one ]\n",
      fails: "1:4: error: '[' is never closed; "
        + "put quotes around a text that has a '#' after a blank [invalid-yaml]",
      "1:8: note: a comment begins here")
  }

  @Test("a colon within a value in brackets asks for quotes or braces, not for a comma")
  func colonInValue() {
    check(
      "a: { title: Settings: All, icon: star }\n",
      fails: "1:21: error: found ':', expected ',' or '}'; "
        + "put quotes around a text that contains ': ', or braces around a map [invalid-yaml]",
      "1:4: note: the bracket opens here")
  }

  @Test("a colon after several words asks for a comma, too, as the last of them may be a key")
  func colonAfterWords() {
    check(
      "a: { title: Home icon: star }\n",
      fails: "1:22: error: found ':', expected ',' or '}'; "
        + "put a ',' before a new key, or quotes around a text that contains ': ' [invalid-yaml]",
      "1:4: note: the bracket opens here")
  }

  @Test("text after a closing bracket asks for quotes around the whole")
  func textAfterBracket() {
    check(
      "a:\n  x: [Int] = [1, 2]\n",
      fails: "2:12: error: found '=' after the closing bracket, expected the end of the line; "
        + "put quotes around the whole value if it is meant as text [invalid-yaml]")
  }

  @Test("a bracket left open before the next key is shown where it opens, with that key")
  func openToTheNextKey() {
    check(
      "home: { icon: house\nsearch: { icon: glass }\n",
      fails: "1:7: error: '{' is never closed; add the '}' [invalid-yaml]",
      "2:1: note: found 'search', expected '}'")
    check(
      "a: [\n  b,\n  c\nd: e\n",
      fails: "1:4: error: '[' is never closed; add the ']' [invalid-yaml]",
      "4:1: note: found 'd', expected ']'")
  }

  @Test("a missing comma is shown at the entry that follows")
  func missingComma() {
    check(
      "{\n  \"a\": 1\n  \"b\": 2\n}\n",
      fails: "3:3: error: found '\"b\"', expected ',' or '}'; "
        + "put a ',' after each entry but the last [invalid-yaml]",
      "1:1: note: the bracket opens here")
    check(
      "[\"a\" \"b\"]\n",
      fails: "1:6: error: found '\"b\"', expected ',' or ']'; "
        + "put a ',' after each entry but the last [invalid-yaml]",
      "1:1: note: the bracket opens here")
  }

  @Test("a closing bracket of the other kind is shown")
  func wrongKind() {
    check(
      "[a, b}\n",
      fails: "1:6: error: found '}', expected ',' or ']'; "
        + "put a ',' after each entry but the last [invalid-yaml]",
      "1:1: note: the bracket opens here")
  }

  @Test("a bracket that closes nothing is shown")
  func stray() {
    check(
      "a: {b: c}}\n",
      fails: "1:10: error: '}' closes nothing; remove it, or add the bracket that opens it "
        + "[invalid-yaml]")
    check(
      "a: ]\n",
      fails: "1:4: error: ']' closes nothing; remove it, or add the bracket that opens it "
        + "[invalid-yaml]")
  }

  @Test("two commas in a row are shown")
  func twoCommas() {
    check(
      "[a,,b]\n",
      fails:
        "1:4: error: found ',', expected a value; write one before it, or remove it [invalid-yaml]")
  }

  @Test("a colon that touches a bracket or comma is shown", arguments: ["{a:}", "[a:, b]"])
  func touchingColon(text: String) {
    check(
      text,
      fails: "1:3: error: found ':' without a space after it inside brackets; "
        + "write 'key: value', or put quotes around a text that ends in ':' [invalid-yaml]")
  }
}
