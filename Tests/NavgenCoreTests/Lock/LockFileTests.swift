import NavgenSource
import Testing

@testable import NavgenCore

@Suite("The file navgen.lock")
struct LockFileTests {
  @Test("has one line for each route")
  func writesText() throws {
    let text = try recorded([
      """
      navgen: 1
      types:
        SortOrder: { cases: [price, no] }
        Person: { codable: false, sample: Person() }
      tabs:
        home: { title: Home, icon: house, was: start }
      routes:
        product:
          tabs: [home]
          was: item
          params: { id: Int, ref: "String?", sort: { type: SortOrder = price, was: order } }
      modals:
        compose: { style: sheet, stack: true }
      """
    ])
    #expect(
      text == """
        # What every recorded version of this navigation can save, for those who update from it.
        # Written by 'navgen lock'. Commit it, and do not edit it.
        lock: 1
        versions:
          - fingerprint: "\(fingerprint(of: acceptedShape))"
            tabs:
              home: { was: [start] }
            routes:
              product: { was: [item], tabs: [home], params: { id: "Int", ref: "String?", sort: { type: "SortOrder", default: true, was: [order] } } }
            modals:
              compose: { stack: true }
            enums:
              SortOrder: ["no", price]
            types:
              Person: { codable: false }

        """)
  }

  private var acceptedShape: NavigationShape {
    NavigationShape(
      tabs: [TabShape(id: "home", formerIds: [])],
      routes: [
        RouteShape(
          id: "product", formerIds: [], tabs: ["home"],
          parameters: [
            ParameterShape(id: "id", formerIds: [], type: "Int", hasDefault: false),
            ParameterShape(id: "ref", formerIds: [], type: "String?", hasDefault: true),
            ParameterShape(id: "sort", formerIds: [], type: "SortOrder", hasDefault: true),
          ])
      ],
      modals: [ModalShape(id: "compose", formerIds: [], hasStack: true, parameters: [])],
      enums: [EnumShape(name: "SortOrder", cases: ["no", "price"])],
      types: [TypeShape(name: "Person", isCodable: false)])
  }

  @Test("gives back what was written")
  func roundTrip() throws {
    let shape = acceptedShape
    var diagnostics = DiagnosticList()
    let lock = readLock(lockFile(lockText(of: [shape, shape])), diagnostics: &diagnostics)
    #expect(lock?.versions.map(\.shape) == [shape, shape])
    #expect(diagnostics.isEmpty)
  }

  @Test("stays as it is when nothing changed")
  func unchanged() throws {
    let one = spec("routes:\n  a: {}")
    #expect(try recorded([one]) == recorded([one, one]))
    #expect(try recorded([one]) == recorded([one, one.replacing("Home", with: "Start")]))
  }

  @Test("gets new versions at the end")
  func appends() throws {
    let one = spec("routes:\n  a: {}")
    let before = try #require(try recorded([one]))
    let after = try #require(try recorded([one, spec("routes:\n  b: { was: a }")]))
    #expect(after.hasPrefix(before))
    #expect(after.count > before.count)
  }

  @Test("learns of a rename that the last version did not state")
  func learnsRename() throws {
    let late = try recorded([
      spec("routes:\n  a: {}"), spec("routes:\n  b: {}"), spec("routes:\n  b: { was: a }"),
    ])
    #expect(
      try late == recorded([spec("routes:\n  a: {}"), spec("routes:\n  b: { was: a }")]))
  }

  @Test("says every mistake at its place")
  func places() {
    var diagnostics = DiagnosticList()
    let text = "lock: 1\nversions:\n  - tabs: { a b: {} }\n    fingerprint: [x]\n"
    #expect(readLock(lockFile(text), diagnostics: &diagnostics) == nil)
    #expect(
      diagnostics.sorted.map { "\($0.range.start.line):\($0.range.start.column) \($0.id)" } == [
        "4:18 wrong-kind"
      ])
  }

  @Test(
    "with any mark of a merge in it is said to be in conflict",
    arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> main", "||||||| base", "<<<<<<<", "=======\r"])
  func conflict(mark: String) throws {
    let lines = try #require(try recorded([spec("routes:\n  a: {}")])).split(separator: "\n")
    for index in 0...lines.count {
      let changed = lines[..<index] + [Substring(mark)] + lines[index...]
      var diagnostics = DiagnosticList()
      _ = readLock(lockFile(changed.joined(separator: "\n")), diagnostics: &diagnostics)
      #expect(diagnostics.sorted.map(\.id) == ["lock-conflict"])
      #expect(diagnostics.sorted.map(\.range.start.line) == [index + 1])
    }
  }

  @Test("never stops the tool, whatever is in it")
  func hostile() throws {
    let text = try #require(try recorded([spec("routes:\n  a: { params: { id: Int } }")]))
    for index in text.indices {
      for replacement in ["", "[", "\n", ": ", "\u{0}"] {
        var changed = text
        changed.replaceSubrange(index...index, with: replacement)
        var diagnostics = DiagnosticList()
        let lock = readLock(lockFile(changed), diagnostics: &diagnostics)
        #expect((lock == nil) == diagnostics.hasErrors)
      }
    }
  }
}
