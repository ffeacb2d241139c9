import Testing

@Suite("What is given twice")
struct JoinedNodeTests {
  @Test("is read as one map below a key")
  func joins() {
    let twice = ["duplicate-key"]
    #expect(read("a: {x: 1}\na: {y: 2}\nb: 3\n", errors: twice) == "{a: {x: 1, y: 2}, b: 3}")
    #expect(read("a: {x: 1}\na: {x: 2}\n", errors: twice) == "{a: {x: 1-}}")
    #expect(read("a: {x: 1}\na: 2\n", errors: twice) == "{a: {x: 1}-}")
    #expect(read("a:\na: {x: 1}\n", errors: twice) == "{a: {x: 1}}")
    #expect(
      read("a: {x: 1}\na: {y: 2}\na: {z: 3}\n", errors: twice + twice) == "{a: {x: 1, y: 2}-}")
  }

  @Test("is read as one map behind '---'")
  func joinsDocuments() {
    let two = ["several-documents"]
    #expect(read("a: {x: 1}\n---\na: {y: 2}\nb: 3\n", errors: two) == "{a: {x: 1, y: 2}, b: 3}")
    #expect(read("---\n---\na: 1\n", errors: two) == "{a: 1}")
    #expect(read("a: 1\n---\nb: 2\n---\nc: 3\n", errors: two) == "{a: 1, b: 2}-")
  }
}
