import Testing

@testable import NavgenCore

@Suite("Migrations from a lock")
struct MigrateTests {
  @Test("know the whole chain of renames")
  func chainsRenames() throws {
    let versions = [
      spec("routes:\n  a: { params: { p: Int } }\nmodals:\n  m: { style: sheet }"),
      spec(
        "routes:\n  b: { was: a, params: { q: { type: Int, was: p } } }\nmodals:\n  n: { style: sheet, was: m }"
      ),
    ]
    let now = spec(
      "routes:\n  c: { was: b, params: { r: { type: Int, was: q } } }\nmodals:\n  o: { style: sheet, was: n }"
    )
    let model = try migrated(now, from: versions)
    #expect(model.routes.map(\.formerIds) == [["b", "a"]])
    #expect(model.routes[0].parameters.map(\.formerIds) == [["q", "p"]])
    #expect(model.modals.map(\.formerIds) == [["n", "m"]])
    #expect(try losses(of: versions, now: now) == [])
  }

  @Test("keep a rename that the spec does not state any more")
  func keepsForgottenRename() throws {
    let model = try migrated(
      spec("routes:\n  b: {}"), from: [spec("routes:\n  a: {}"), spec("routes:\n  b: { was: a }")])
    #expect(model.routes.map(\.formerIds) == [["a"]])
  }

  @Test("give a former id to the item that has it now")
  func prefersPresentIds() throws {
    let model = try migrated(
      spec("routes:\n  a: {}\n  b: {}"), from: [spec("routes:\n  b: { was: a }")])
    #expect(model.routes.map(\.formerIds) == [[], []])
  }

  @Test("give a former id to the item that claims it itself")
  func prefersStatedRenames() throws {
    let model = try migrated(
      spec("routes:\n  b: {}\n  c: { was: a }"), from: [spec("routes:\n  b: { was: a }")])
    #expect(model.routes.map(\.formerIds) == [[], ["a"]])
  }

  @Test("know the values that earlier versions saved and nothing reads any more")
  func knowsRemovedParameters() throws {
    let model = try migrated(
      spec(
        "routes:\n  b: { was: a, params: { id: { type: Int, was: number } } }\nmodals:\n  m: {}"),
      from: [
        spec(
          "routes:\n  a: { params: { number: Int, size: Int } }\nmodals:\n  m: { params: { x: Int } }"
        ),
        spec("routes:\n  a: { params: { number: Int, colour: String } }"),
      ])
    #expect(model.routes.map(\.removedParameterIds) == [["colour", "size"]])
    #expect(model.modals.map(\.removedParameterIds) == [["x"]])
  }

  @Test("know the former ids of tabs")
  func chainsTabs() throws {
    func tabs(_ line: String) -> String { "navgen: 1\ntabs:\n  \(line)" }
    let model = try migrated(
      tabs("c: { title: C, icon: house, was: b }"),
      from: [
        tabs("a: { title: A, icon: house }"), tabs("b: { title: B, icon: house, was: a }"),
      ])
    #expect(model.tabs.map(\.formerIds) == [["b", "a"]])
  }

  @Test("keep the shapes of all versions, oldest first")
  func keepsShapes() throws {
    let model = try migrated(
      spec("routes:\n  c: {}"), from: [spec("routes:\n  a: {}"), spec("routes:\n  b: {}")])
    #expect(model.recordedShapes.map { $0.routes.map(\.id) } == [["a"], ["b"]])
  }
}
