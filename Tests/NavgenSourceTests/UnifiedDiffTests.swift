import NavgenSource
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    unifiedDiff(old, new, oldName: "old", newName: "new")
  }

  private func lines(_ numbers: some Sequence<Int>) -> String {
    numbers.map { "\($0)\n" }.joined()
  }

  @Test("equal texts have none")
  func equal() {
    #expect(diff("", "") == "")
    #expect(diff("a\n", "a\n") == "")
  }

  @Test("a change stands in three lines of context")
  func change() {
    #expect(
      diff(lines(1...9), lines([1, 2, 3, 4, 50, 6, 7, 8, 9])) == """
        --- old
        +++ new
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +50
         6
         7
         8

        """)
  }

  @Test("changes far apart are apart, near ones together")
  func hunks() {
    let far = diff(lines(1...20), lines(2...19))
    #expect(
      far == """
        --- old
        +++ new
        @@ -1,4 +1,3 @@
        -1
         2
         3
         4
        @@ -17,4 +16,3 @@
         17
         18
         19
        -20

        """)
    let near = diff(lines(1...8), lines(2...7))
    #expect(near.hasPrefix("--- old\n+++ new\n@@ -1,8 +1,6 @@\n-1\n"))
  }

  @Test("a text that appears or goes is all added or removed")
  func whole() {
    #expect(diff("", "a\nb\n") == "--- old\n+++ new\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", "") == "--- old\n+++ new\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test("a last line without an end is told")
  func noEnd() {
    #expect(
      diff("a\nb", "a\nb\n")
        == "--- old\n+++ new\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test("a carriage return is part of its line")
  func carriageReturn() {
    #expect(diff("a\r\n", "a\n") == "--- old\n+++ new\n@@ -1 +1 @@\n-a\r\n+a\n")
  }

  @Test("of thousands of lines that all differ, all are removed and added")
  func large() {
    let text = diff(lines(1...5000), lines(6000...11_000))
    #expect(text.hasPrefix("--- old\n+++ new\n@@ -1,5000 +1,5001 @@\n-1\n"))
    #expect(text.hasSuffix("+11000\n"))
  }
}
