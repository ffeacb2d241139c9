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

  @Test("what is compared only as far as it matters gives the same as what is compared in full")
  func agreesWithPlainSearch() {
    var state: UInt64 = 7
    func word() -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return String(
        (0..<Int(state >> 33) % 8).map { Array("abcé")[Int(state >> (34 + 2 * $0)) % 4] })
    }
    var found = 0
    for _ in 0..<500 {
      let name = word()
      let candidates = (0..<8).map { _ in word() }
      let nearest = nearestName(to: name, in: candidates)
      #expect(nearest == plainNearest(to: name, in: candidates), "\(name) in \(candidates)")
      if nearest != nil { found += 1 }
    }
    #expect((100..<450).contains(found))
  }

  private func plainNearest(to name: String, in candidates: [String]) -> String? {
    let limit = min(max(name.count / 3, 1), 3, max(name.count - 1, 0))
    let distances = candidates.map { plainDistance(Array(name), Array($0)) }
    guard let least = distances.min(), least <= limit else { return nil }
    return distances.firstIndex(of: least).map { candidates[$0] }
  }

  /// Straight from the definition.
  private func plainDistance(_ left: [Character], _ right: [Character]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    let (head, tail) = (left.dropLast(), right.dropLast())
    if left.last == right.last { return plainDistance(Array(head), Array(tail)) }
    var costs = [(Array(head), right), (left, Array(tail)), (Array(head), Array(tail))]
    if left.count > 1, right.count > 1, left.last == tail.last, head.last == right.last {
      costs.append((left.dropLast(2), right.dropLast(2)))
    }
    return 1 + (costs.map { plainDistance($0.0, $0.1) }.min() ?? 0)
  }

  @Test("names beyond any length that people write are not compared")
  func long() {
    let name = String(repeating: "x", count: 101)
    #expect(nearestName(to: name, in: [name + "x"]) == nil)
    #expect(nearestName(to: String(name.dropLast()), in: [name]) == name)
  }
}
