import NavgenSource
import Testing

@Suite("Names that are near")
struct EditDistanceTests {
  @Test(
    "the distance counts insertions, removals, replacements and swaps",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1),
      ("abc", "ac", 1), ("ac", "abc", 1), ("abcd", "acbd", 1), ("kitten", "sitting", 3),
      ("ab", "ba", 1), ("e\u{301}", "\u{E9}", 0),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(editDistance(left, right) == expected)
    #expect(editDistance(right, left) == expected)
  }

  @Test("the nearest name is found, the first of equally near ones")
  func nearest() {
    #expect(nearestName(to: "setings", in: ["search", "settings"]) == "settings")
    #expect(nearestName(to: "tilte", in: ["table", "title"]) == "title")
    #expect(nearestName(to: "bar", in: ["baz", "car"]) == "baz")
    #expect(nearestName(to: "ICON", in: ["icons", "icon"]) == "icon")
  }

  @Test("a name that shares too little is not offered")
  func tooFar() {
    #expect(nearestName(to: "title", in: ["badge", "icon"]) == nil)
    #expect(nearestName(to: "abcdef", in: ["abcxyz"]) == nil)
    #expect(nearestName(to: "abcdefghijklmno", in: ["abcdefghijkWXYZ"]) == nil)
    #expect(nearestName(to: "title", in: []) == nil)
  }

  @Test("of one letter only the other case is near, of none nothing")
  func short() {
    #expect(nearestName(to: "x", in: ["y", "xy"]) == nil)
    #expect(nearestName(to: "X", in: ["x"]) == "x")
    #expect(nearestName(to: "", in: ["a"]) == nil)
    #expect(nearestName(to: "ab", in: ["ac"]) == "ac")
  }

  @Test("names beyond any length that people write are not compared")
  func long() {
    let name = String(repeating: "x", count: 101)
    #expect(nearestName(to: name, in: [name + "x"]) == nil)
    #expect(nearestName(to: String(name.dropLast()), in: [name]) == name)
  }
}
