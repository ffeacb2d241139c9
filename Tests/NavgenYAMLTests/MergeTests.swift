import NavgenSource
import NavgenYAML
import Testing

@Suite("Merge keys")
struct MergeTests {
  @Test("merged entries stand where the merge key stands")
  func position() {
    check(
      "- &m {b: 1, c: 2}\n- {a: 0, <<: *m, d: 3}\n",
      gives: "[{b: 1, c: 2}, {a: 0, b: 1, c: 2, d: 3}]")
  }

  @Test("a key of the map itself wins, before or after the merge key")
  func explicitWins() {
    check(
      "- &m {a: 1, b: 2, c: 3}\n- {b: x, <<: *m, c: y}\n",
      gives: "[{a: 1, b: 2, c: 3}, {b: x, a: 1, c: y}]")
  }

  @Test("the earlier map of a list wins")
  func list() {
    check(
      "- &m {a: 1, b: 1}\n- &n {b: 2, c: 2}\n- <<: [*m, *n, {c: 3, d: 3}]\n",
      gives: "[{a: 1, b: 1}, {b: 2, c: 2}, {a: 1, b: 1, c: 2, d: 3}]")
  }

  @Test("a merge of a map that merges brings all of it")
  func nested() {
    check(
      "a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nc: {<<: *b, x: 3}\n",
      gives: "{a: {x: 1}, b: {x: 1, y: 2}, c: {y: 2, x: 3}}")
    check("<<: {<<: {a: 1}, b: 2}\n", gives: "{a: 1, b: 2}")
  }

  @Test("a list of maps may come through an alias, and may be empty")
  func aliasedList() {
    check("l: &l [{a: 1}]\nm: {<<: *l}\nn: {<<: []}\n", gives: "{l: [{a: 1}], m: {a: 1}, n: {}}")
  }

  @Test("a quoted merge key is a key like any other")
  func quotedKey() {
    check("\"<<\": x\n<<: {a: 1}\n", gives: "{<<: x, a: 1}")
    check("!!str <<: x\n", gives: "{<<: x}")
  }

  @Test("a merge takes maps only")
  func noMap() {
    check(
      "a:\n  <<: text\n",
      fails: "2:7: error: text after '<<', expected a map or a list of maps; "
        + "give '<<' an alias of a map, or write \"<<\" in quotes if it is a name [invalid-merge]")
    check(
      "- <<:\n- <<: [{}, [x]]\n",
      fails: "1:6: error: nothing after '<<', expected a map or a list of maps; "
        + "give '<<' an alias of a map, or write \"<<\" in quotes if it is a name [invalid-merge]",
      "2:12: error: list after '<<', expected a map or a list of maps; "
        + "give '<<' an alias of a map, or write \"<<\" in quotes if it is a name [invalid-merge]")
  }

  @Test("a merge of an alias that is no map shows the alias and the value")
  func aliasOfNoMap() {
    check(
      "a: &a [x]\nb: &b 1\nc: {<<: *b}\nd: {<<: [*a]}\n",
      fails: "3:9: error: text after '<<', expected a map or a list of maps; "
        + "give '<<' an alias of a map, or write \"<<\" in quotes if it is a name [invalid-merge]",
      "2:7: note: the value is written here",
      "4:9: error: list after '<<', expected a map or a list of maps; "
        + "give '<<' an alias of a map, or write \"<<\" in quotes if it is a name [invalid-merge]",
      "1:7: note: the value is written here")
  }

  @Test("a second merge key in one map is a duplicate")
  func twice() {
    check(
      "<<: {a: 1}\nb: 2\n<<: {c: 3}\n",
      fails: "3:1: error: key '<<' is already in this map; rename or remove one of the two "
        + "[duplicate-key]",
      "1:1: note: first given here")
  }

  @Test("a merge of what is wrong in itself adds no second error")
  func brokenValue() {
    check(
      "a: {<<: *n}\nb: {<<: [*n]}\n",
      fails: "1:9: error: alias '*n' has no anchor before it; "
        + "write '&n' before the value that the alias repeats [unknown-alias]",
      "2:10: error: alias '*n' has no anchor before it; "
        + "write '&n' before the value that the alias repeats [unknown-alias]")
  }
}
