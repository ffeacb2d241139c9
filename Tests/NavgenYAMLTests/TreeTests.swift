import NavgenSource
import NavgenYAML
import Testing

@Suite("What a document means")
struct TreeTests {
  @Test("maps, lists and scalars come in the order of the file")
  func order() {
    check(
      "b: 1\na:\n  - x\n  - {c: 'y', d: \"z\"}\n", gives: "{b: 1, a: [x, {c: \"y\", d: \"z\"}]}")
  }

  @Test("a value that is not written is null, a quoted nothing is text")
  func null() {
    check(
      "a:\nb: ''\nc: [~, null, Null, NULL, 'null', none]\n",
      gives: "{a: null, b: \"\", c: [null, null, null, null, \"null\", none]}")
  }

  @Test("JSON is YAML")
  func json() {
    check(
      #"{"a": 1, "b": [true, null, "\u00e9\/"], "c": {}}"#,
      gives: #"{a: 1, b: [true, null, "é/"], c: {}}"#)
  }

  @Test("block texts are not plain")
  func blockText() {
    check("a: |\n  x\n  y\nb: >-\n  z\n  w\n", gives: "{a: \"x\ny\n\", b: \"z w\"}")
  }

  @Test("a core tag decides whether a scalar may be null, a number or a truth value")
  func coreTags() {
    check(
      "a: !!str 1\nb: !!int '2'\nc: !!map {}\nd: !!seq []\ne: !!null\n",
      gives: "{a: \"1\", b: 2, c: {}, d: [], e: null}")
    check("!!float 1.5", gives: "1.5")
    check("%TAG !y! tag:yaml.org,2002:\n---\n!y!bool true", gives: "true")
  }

  @Test("numbers and truth values as keys are their text")
  func plainKeys() {
    check("1: a\ntrue: b\n", gives: "{1: a, true: b}")
  }

  @Test("a byte order mark, CRLF and lone CR are taken")
  func lineBreaks() {
    check("\u{FEFF}a: 1\r\nb:\r\n  - c\r\n", gives: "{a: 1, b: [c]}")
    check("a: 1\rb: 2\r", gives: "{a: 1, b: 2}")
  }

  @Test("one document may have its markers")
  func markers() {
    check("%YAML 1.2\n---\na: 1\n...\n", gives: "{a: 1}")
    check("--- text", gives: "text")
  }

  @Test("all characters above the basic plane are taken")
  func emoji() {
    check("🏠: 🇫🇷\n", gives: "{🏠: 🇫🇷}")
  }

  @Test("aliases repeat the latest value of their anchor")
  func aliases() {
    check("- &a x\n- *a\n- &a y\n- *a\n", gives: "[x, x, y, y]")
    check("- &a {k: v}\n- *a\n", gives: "[{k: v}, {k: v}]")
    check("&a k: 1\nb: *a\n", gives: "{k: 1, b: k}")
    check("- &a k\n- {*a : v}\n", gives: "[k, {k: v}]")
  }

  @Test("an anchor inside a value of the same name wins after it")
  func innerAnchor() {
    check("- &a [&a x, *a]\n- *a\n", gives: "[[x, x], x]")
  }

  @Test("an anchor without a value repeats null")
  func anchoredNull() {
    check("a: &n\nb: *n\n", gives: "{a: null, b: null}")
  }
}
