import NavgenSource
import NavgenYAML
import Testing

@Suite("Where things stand")
struct PlaceTests {
  @Test("a scalar covers its text, quotes included")
  func scalars() {
    check("a: 'x y'\n", places: "1:1 a: 'x y'", "1:1 a", "1:4 'x y'")
    check("- x y  # c\n- \"z\"\n", places: "1:1 - x y  # c\n- \"z\"", "1:3 x y", "2:3 \"z\"")
  }

  @Test("a block collection ends with its last child")
  func blockEnd() {
    check(
      "a:\n  b: c\n\n# d\ne:\n  - f\n\n\n", places: "1:1 a:\n  b: c\n\n# d\ne:\n  - f", "1:1 a",
      "2:3 b: c", "2:3 b", "2:6 c", "5:1 e", "6:3 - f", "6:5 f")
  }

  @Test("a list at the column of its key has its own place")
  func indentless() {
    check(
      "a:\n- b\n-\nc: d\n", places: "1:1 a:\n- b\n-\nc: d", "1:1 a", "2:1 - b\n-", "2:3 b",
      "3:2 ", "4:1 c", "4:4 d")
  }

  @Test("a block text ends with its last letter")
  func blockText() {
    check(
      "a: |\n  x\n\n\nb: |\n", places: "1:1 a: |\n  x\n\n\nb: |", "1:1 a", "1:4 |\n  x", "5:1 b",
      "5:4 |")
  }

  @Test("a flow collection covers its brackets")
  func flow() {
    check(
      "a: [ b , {c: d} ]\n", places: "1:1 a: [ b , {c: d} ]", "1:1 a", "1:4 [ b , {c: d} ]",
      "1:6 b", "1:10 {c: d}", "1:11 c", "1:14 d")
    check("[a: b , c]", places: "1:1 [a: b , c]", "1:2 a: b", "1:2 a", "1:5 b", "1:9 c")
  }

  @Test("a value that is not written stands after the colon of its key")
  func nothing() {
    check("a:\nb:  \n", places: "1:1 a:\nb:", "1:1 a", "1:3 ", "2:1 b", "2:3 ")
    check(
      "{a : , b, c:\n}", places: "1:1 {a : , b, c:\n}", "1:2 a", "1:5 ", "1:8 b", "1:9 ",
      "1:11 c", "1:13 ")
  }

  @Test("anchor and tag are no part of the value")
  func properties() {
    check(
      "a: &x !!str b\nc: &y # d\n  e: f\ng: !!seq &z\n- h\ni: &w [j]\n",
      places:
        "1:1 a: &x !!str b\nc: &y # d\n  e: f\ng: !!seq &z\n- h\ni: &w [j]", "1:1 a", "1:13 b",
      "2:1 c", "3:3 e: f", "3:3 e", "3:6 f", "4:1 g", "5:1 - h", "5:3 h", "6:1 i", "6:7 [j]",
      "6:8 j")
  }

  @Test("an aliased value stands where its anchor stands, and its key where it is written")
  func aliases() {
    check(
      "a: &x b\nc: *x\n", places: "1:1 a: &x b\nc: *x", "1:1 a", "1:7 b", "2:1 c", "1:7 b")
  }

  @Test("merged entries stand where they are written")
  func merged() {
    check(
      "- &m {a: 1}\n- <<: *m\n", places: "1:1 - &m {a: 1}\n- <<: *m", "1:6 {a: 1}", "1:7 a",
      "1:10 1", "2:3 <<: *m", "1:7 a", "1:10 1")
  }

  @Test("columns count letters, not bytes, and no byte order mark")
  func letters() {
    check(
      "\u{FEFF}é: 日本\r\n🏠: [ü, x]\r\n", places: "1:1 é: 日本\r\n🏠: [ü, x]", "1:1 é", "1:4 日本",
      "2:1 🏠", "2:4 [ü, x]", "2:5 ü", "2:8 x")
  }
}
