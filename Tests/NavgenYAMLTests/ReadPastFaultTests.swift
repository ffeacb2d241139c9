import Testing

/// What is read of a document besides the lines with mistakes.
@Suite("A document with mistakes in its syntax")
struct ReadPastFaultTests {
  @Test("is read to its end without the lines that they are in")
  func readsOn() {
    #expect(read("a: 1\nb: ]\nc: 3\n") == "{a: 1, c: 3}~")
    #expect(read("a:\n  b: 1\n  c d\n  e: 2\nf: 3\n") == "{a: {b: 1, e: 2}~, f: 3}")
    #expect(read("a: [\n  1,\n  2,\nb: 3\n") == "{b: 3}~")
    #expect(read("a: [1, 2\nb: 3\nc: 4\n") == "{b: 3, c: 4}~")
    #expect(read("a: *.b\nc: 1\n") == "{c: 1}~")
  }

  @Test("has what is indented below a line go with it")
  func leavesOutBlocks() {
    #expect(read("a:\n  b c\n    d: 1\n    e: 2\n  f: 3\n") == "{a: {f: 3}~}")
    #expect(read("a:\n  b: {\n    d: ],\n  }\n  f: 3\n") == "{a: {b: {}~, f: 3}~}")
  }

  @Test("says of both levels that they may lack a line between them")
  func marksBothLevels() {
    #expect(read("a:\n  x: 1\nb:\n  c:\n    y: 2\n   d: 3\n") == "{a: {x: 1}, b: {c: {y: 2}~}~}")
  }

  @Test("has only the first of several mistakes told")
  func tellsOne() {
    #expect(read("a: ]\nb: 2\nc: ]\nd: 4\n") == "{b: 2, d: 4}~")
  }

  @Test("keeps both sides apart that a merge left")
  func readsMerges() {
    let side = "<<<<<<< HEAD\n  b: 1\n=======\n  b: 2\n  c: 3\n>>>>>>> other\n"
    #expect(read("a:\n\(side)d:\n\(side)e: 4\n") == "{a: {b: 1}~, d: {b: 1}~, e: 4}")
  }

  @Test("with all sides of a merge is read with the first, whatever else is wrong")
  func readsMergesWithBase() {
    let merge = "<<<<<<< a\nb: 1\n||||||| base\nb: 0\n=======\nb: 2\n>>>>>>> c\n"
    #expect(read("a: 1\n\(merge)c: ]\nd: 4\n") == "{a: 1, b: 1, d: 4}~")
    #expect(read("\u{FEFF}\(merge)d: 4\n") == "{b: 1, d: 4}~")
  }

  @Test("lacks more than a line where the line is a merge")
  func distrustsMerges() {
    #expect(read("a:\n  x: 1\n  <<: *y z\nb: 2\n") == "{a: {x: 1}-, b: 2}")
  }

  @Test("has what is above a line with a value lack what is below it")
  func marksAbove() {
    #expect(read("a:\n  b: 1\nc: 2\n  d: 3\n  e: 4\n") == "{a: {b: 1}~}~")
    #expect(read("a:\n  b: {x: 1}\n  c\n    d: 3\n  e: 4\n") == "{a: {b: {x: 1}, e: 4}~}")
  }

  @Test("may have any ends of lines")
  func takesLineEnds() {
    #expect(read("a: 1\r\nb: ]\r\nc: 3\r\n") == "{a: 1, c: 3}~")
    #expect(read("a: {\n  x: ],\n} # end\nb: 1") == "{a: {}~, b: 1}~")
    #expect(read("a: { x y: ],\n} # end\nb: 1") == "{b: 1}~")
  }

  @Test("has a line with a tab in its indentation go alone")
  func leavesOutTabs() {
    #expect(
      read("a:\n  b: 1\n\tc: 2\n  d: 3\ne: 4\n", errors: ["tab-indentation"])
        == "{a: {b: 1, d: 3}~, e: 4}")
  }

  @Test("takes back texts on several lines, which a quote that does not close makes")
  func distrustsLongText() {
    #expect(read("a: \"x\nb: y\nc: \"z\nd: e\n") == "{b: y, d: e}~")
    #expect(read("a: x\n  b\nc: d\ne: ]\n") == "{a: -, c: d}~")
  }

  @Test("has its other errors told, but for anchors that may stand in the mistake")
  func tellsTheRest() {
    #expect(
      read("a: ]\nb: 1\nb: 2\nc: *x\n", errors: ["invalid-yaml", "duplicate-key", "unknown-alias"])
        == "{b: 1-, c: -}~")
    #expect(read("a: &x ]\nb: *x\n") == "{b: -}~")
    #expect(
      read("a: ]\nb: \"&x\"\nc: *x\n", errors: ["invalid-yaml", "unknown-alias"])
        == "{b: &x, c: -}~")
  }

  @Test("may have letters of any size where the line begins")
  func takesAnyLetters() {
    #expect(read("a:\n  é d\n  b: 1\nü: 2\n") == "{a: {b: 1}~, ü: 2}")
  }

  @Test("is not tried when nothing else is there, or too much")
  func givesUp() {
    #expect(read("a: ]\n") == "{}-")
    let long = String(repeating: "# a comment of no interest\n", count: 10_000)
    #expect(read(long + "a: 1\nb: ]\nc: 1\n") == "{a: -}-")
  }
}
