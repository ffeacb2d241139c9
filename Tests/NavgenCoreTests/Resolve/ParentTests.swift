import Testing

@testable import NavgenCore

@Suite("Parents")
struct ParentTests {
  /// The parents of the last route, as calls.
  private func parents(_ routes: String) throws -> [String] {
    let model = try acceptedModel(spec("routes:\n\(routes)"))
    return try #require(model.routes.last).parents.map { frame in
      let arguments = frame.arguments.map { argument in
        switch argument.value {
        case .parameter(let name): return "\(argument.label.text): \(name.text)"
        case .value(let value): return "\(argument.label.text): <\(expression(value, column: 0))>"
        }
      }
      return "\(model.routes[frame.route].id)(\(arguments.joined(separator: ", ")))"
    }
  }

  @Test("stand lowest first, each with what it needs")
  func ordersParents() throws {
    #expect(
      try parents(
        """
          shop: { params: { city: String } }
          product: { params: { id: Int, city: String }, parent: shop }
          review: { params: { number: Int, city: String, id: Int }, parent: product }
        """) == ["shop(city: city)", "product(id: id, city: city)"])
  }

  @Test("may be declared after their children")
  func findsLaterParents() throws {
    #expect(
      try parents("  a: { parent: b }\n  b: { parent: c }\n  c: {}\n  d: { parent: a }\n")
        == ["c()", "b()", "a()"])
  }

  @Test("take a value for an optional")
  func wrapsValues() throws {
    #expect(
      try parents("  a: { params: { id: \"Int?\" } }\n  b: { params: { id: Int }, parent: a }\n")
        == ["a(id: id)"])
  }

  @Test("keep their default where the child has no such value")
  func keepsDefaults() throws {
    #expect(
      try parents(
        """
          a: { params: { page: Int = 1, note: "String?", size: Int = 2 } }
          b: { params: { page: Int, size: String }, parent: a }
        """) == ["a(page: page)"])
  }

  @Test("take the default of a route between, which the child does not carry")
  func passesDefaults() throws {
    #expect(
      try parents(
        """
          a: { params: { page: Int } }
          b: { params: { page: Int = 7 }, parent: a }
          c: { parent: b }
        """) == ["a(page: <7>)", "b()"])
  }

  @Test("match by the Swift name of a parameter")
  func matchesByName() throws {
    #expect(
      try parents(
        "  a: { params: { user-id: Int } }\n  b: { params: { userId: Int }, parent: a }\n")
        == ["a(userId: userId)"])
  }

  @Test("may stand in more tabs than their children, in any order")
  func acceptsMoreTabs() throws {
    let model = try acceptedModel(
      spec(
        "routes:\n  a: { tabs: [other, home] }\n  b: { tabs: [other], parent: a }\n  c: { tabs: [home, other], parent: a }\n"
      ))
    #expect(model.routes.map(\.tabs) == [[1, 0], [1], [0, 1]])
  }

  @Test("may be as many as the limit")
  func acceptsDeepChain() throws {
    let routes = (1...parentDepthLimit).map { "  r\($0): { parent: r\($0 - 1) }\n" }.joined()
    #expect(try parents("  r0:\n\(routes)").count == 8)
  }

  @Test("that lead into a loop are reported once, at the loop")
  func reportsLoopOnce() {
    let routes = "  x: { parent: a }\n  b: { parent: a }\n  a: { parent: b }\n  y: { parent: x }\n"
    #expect(complaints(spec("routes:\n\(routes)")) == ["7:3 parent-loop"])
  }

  @Test("a child with a mistake of its own is not asked for more")
  func waitsForParameters() {
    let routes = "  a: { params: { id: Int } }\n  b: { params: { id: Itn }, parent: a }\n"
    #expect(complaints(spec("routes:\n\(routes)")) == ["7:22 unknown-type"])
  }
}
