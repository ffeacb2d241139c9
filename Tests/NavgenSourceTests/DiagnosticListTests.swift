import NavgenSource
import Testing

@Suite("The list of diagnostics")
struct DiagnosticListTests {
  private let file = SourceFile(path: "t", text: "abcdef")

  private func diagnostic(
    _ message: String, at offset: Int, _ severity: Diagnostic.Severity = .error,
    in other: SourceFile? = nil
  ) -> Diagnostic {
    Diagnostic(severity, id: "x", message, at: (other ?? file).range(offset..<offset + 1))
  }

  @Test("they come out by place, at one place in the order of finding")
  func order() {
    var list = DiagnosticList()
    list.add(diagnostic("c", at: 4))
    list.add(diagnostic("a", at: 1))
    list.add(diagnostic("d", at: 4))
    list.add(diagnostic("b", at: 2))
    #expect(list.sorted.map(\.message) == ["a", "b", "c", "d"])
  }

  @Test("beyond a thousand errors the others are counted, not made, and the last one says so")
  func capped() {
    var list = DiagnosticList()
    var made = 0
    for number in 0..<1010 {
      list.add(
        {
          made += 1
          return diagnostic("\(number)", at: number == 1000 ? 2 : 4)
        }())
    }
    #expect(made == 1001)
    #expect(list.hasErrors)
    let sorted = list.sorted
    #expect(sorted.count == 1001)
    #expect(sorted[999].message == "999")
    #expect(sorted.last?.id == "too-many-errors")
    #expect(sorted.last?.message == "1000 errors are shown, and 10 more are left out")
    #expect(sorted.last?.range == file.range(2..<3))
  }

  @Test("a thousand errors are all shown, and one of them again is no other")
  func full() {
    var list = DiagnosticList()
    for number in 0..<1000 { list.add(diagnostic("\(number)", at: 0)) }
    list.add(diagnostic("7", at: 0))
    #expect(list.sorted.count == 1000)
  }

  @Test("what one list left out is counted in the list that takes it up")
  func cappedTwice() {
    var first = DiagnosticList()
    var second = DiagnosticList()
    for number in 0..<1003 {
      first.add(diagnostic("a\(number)", at: 1))
      second.add(diagnostic("b\(number)", at: 2))
    }
    var all = DiagnosticList()
    all.add(contentsOf: first)
    all.add(contentsOf: second)
    #expect(all.sorted.last?.message == "1000 errors are shown, and 1006 more are left out")
    #expect(all.sorted.last?.range == file.range(1..<2))
  }

  @Test("files are not mixed: they come in the order in which they came up")
  func files() {
    let other = SourceFile(path: "t", text: "abcdef")
    var list = DiagnosticList()
    list.add(diagnostic("a2", at: 5))
    list.add(diagnostic("b1", at: 0, in: other))
    list.add(diagnostic("a1", at: 1))
    list.add(diagnostic("b2", at: 3, in: other))
    #expect(list.sorted.map(\.message) == ["a1", "a2", "b1", "b2"])
  }

  @Test("what says the same of the same place is there once")
  func duplicates() {
    var list = DiagnosticList()
    list.add(diagnostic("a", at: 1))
    list.add(diagnostic("a", at: 1))
    list.add(diagnostic("a", at: 2))
    var other = DiagnosticList()
    other.add(diagnostic("a", at: 2))
    other.add(diagnostic("b", at: 2))
    list.add(contentsOf: other)
    #expect(list.sorted.map(\.message) == ["a", "a", "b"])
  }

  @Test("it knows whether there are errors and warnings")
  func severities() {
    var list = DiagnosticList()
    #expect(list.isEmpty && !list.hasErrors && !list.hasWarnings)
    list.add(diagnostic("a", at: 0, .warning))
    #expect(!list.isEmpty && !list.hasErrors && list.hasWarnings)
    list.add(diagnostic("b", at: 0))
    #expect(list.hasErrors && list.hasWarnings)
  }

  @Test("it leaves out what says nothing new, and keeps it")
  func explained() {
    var list = DiagnosticList(leavingOut: { $0.message.hasPrefix("a") })
    list.add(diagnostic("a1", at: 0))
    list.add(diagnostic("b", at: 1))
    list.add(diagnostic("a2", at: 2))
    #expect(list.errors.map(\.message) == ["b"])
    #expect(list.explained.map(\.message) == ["a1", "a2"])
  }

  @Test("behind a thousand that say nothing new no more are made")
  func stopsMaking() {
    var list = DiagnosticList(leavingOut: { _ in true })
    var made = 0
    for number in 0..<1010 {
      list.add(
        {
          made += 1
          return diagnostic("\(number)", at: 0)
        }())
    }
    #expect(made == 1000)
  }

  @Test("its errors are those up to the limit, and a change keeps the count of the others")
  func errorsAndChanges() {
    var list = DiagnosticList()
    list.add(diagnostic("w", at: 0, .warning))
    for number in 0..<1003 { list.add(diagnostic("\(number)", at: 1)) }
    #expect(list.isFull)
    #expect(list.errors.count == 1000)
    let changed = list.compactMap { $0.severity == .error && $0.message != "7" ? $0 : nil }
    #expect(!changed.hasWarnings)
    #expect(changed.errors.count == 999)
    #expect(changed.sorted.last?.message == "999 errors are shown, and 3 more are left out")
  }

  @Test("it knows what is not read, up to the limit of errors")
  func unread() {
    var list = DiagnosticList()
    list.add(unreadKey: file.range(0..<1), diagnostic("a", at: 0))
    list.add(diagnostic("b", at: 2), unreadLines: [file.range(2..<4)])
    var other = DiagnosticList()
    for number in 0..<1003 {
      other.add(unreadKey: file.range(5..<6), diagnostic("\(number)", at: 5))
    }
    list.add(contentsOf: other)
    #expect(list.unreadLines == [file.range(2..<4)])
    #expect(list.unreadKeys.count == 1 + 1000)
  }
}
