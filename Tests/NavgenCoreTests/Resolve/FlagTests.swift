import NavgenSource
import Testing

@testable import NavgenCore

@Suite("Flags")
struct FlagTests {
  @Test("keep their order and their value at launch")
  func readsFlags() throws {
    let flags = try acceptedModel(spec("flags: { zebra: true, signed-in: false }\n")).flags
    #expect(flags.map(\.id) == ["zebra", "signed-in"])
    #expect(flags.map(\.name.text) == ["zebra", "signedIn"])
    #expect(flags.map(\.value) == [true, false])
    #expect(flags.map(\.declaration.start.column) == [10, 23])
  }

  @Test("of a route are its own and those of all its parents, each once")
  func joinsParents() throws {
    let model = try acceptedModel(
      spec(
        """
        flags: { a: false, b: false, c: false, d: false }
        routes:
          last: { parent: middle, visible: [d, b] }
          middle: { parent: first }
          first: { visible: [c, b] }
          other: {}
        """))
    #expect(model.routes.map(\.flags) == [[1, 2, 3], [1, 2], [1, 2], []])
  }

  @Test("may have the name of a truth value when that is in quotes")
  func acceptsQuotedTruth() throws {
    let model = try acceptedModel(
      spec("flags: { \"true\": false }\nroutes: { page: { visible: \"true\" } }\n"))
    #expect(model.routes[0].flags == [0])
  }

  @Test("may be as many as the limit")
  func acceptsMany() throws {
    let flags = (1...64).map { "  f\($0): false\n" }.joined()
    #expect(try acceptedModel(spec("flags:\n\(flags)")).flags.count == 64)
  }

  @Test(
    "may have names that only other things may not have",
    arguments: ["none", "some", "allCases", "init", "default", "type"])
  func acceptsName(name: String) throws {
    #expect(try acceptedModel(spec("flags: { \(name): true }\n")).flags.map(\.id) == [name])
  }

  @Test("lead from fallback to fallback, until one is a loop")
  func findsLoops() {
    #expect(loops([]) == [])
    #expect(loops([nil, 0, 1]) == [])
    #expect(loops([0]) == [[0]])
    #expect(loops([1, 3, 2, 1, nil]) == [[1, 3], [2]])
    #expect(loops([4, 3, 0, 2, nil]) == [])
    #expect(loops([2, 0, 3, 1]) == [[0, 2, 3, 1]])
    #expect(loops([3, 2, 1, 4, 3]) == [[3, 4], [1, 2]])
  }
}
