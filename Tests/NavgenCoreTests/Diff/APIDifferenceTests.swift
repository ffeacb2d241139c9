import Testing

@testable import NavgenCore

@Suite("What code notices of a new spec")
struct APIDifferenceTests {
  @Test(
    "is a case that is made or taken apart in another way",
    arguments: [
      ("a: {}", "b: {}", ["!case-gone 'AppRoute.a' is gone", "case-added 'AppRoute.b' is new"]),
      ("a: {}", "b: { was: a }", ["!case-renamed 'AppRoute.a' is '.b' now"]),
      ("a: {}", "a: {}\n  b: {}", ["case-added 'AppRoute.b' is new"]),
      (
        "a: { params: { x: Int } }", "a: { params: { y: Int } }",
        ["!payload-changed 'AppRoute.a' has other labels: it was '(x: Int)' and is '(y: Int)'"]
      ),
      (
        "a: { params: { x: Int } }", "a: { params: { x: Bool } }",
        ["!payload-changed 'AppRoute.a' has other types: it was '(x: Int)' and is '(x: Bool)'"]
      ),
      (
        "a: { params: { x: Int, y: Int } }", "a: { params: { y: Int, x: Int } }",
        [
          "!payload-changed 'AppRoute.a' has its values in another order: "
            + "it was '(x: Int, y: Int)' and is '(y: Int, x: Int)'"
        ]
      ),
      (
        "a: {}", "a: { params: { x: Int = 1 } }",
        [
          "!payload-changed 'AppRoute.a' has another number of values: "
            + "it was '()' and is '(x: Int = …)'"
        ]
      ),
      (
        "a: { params: { x: Int = 1 } }", "a: { params: { x: Int } }",
        [
          "!payload-changed 'AppRoute.a' lacks a default: "
            + "it was '(x: Int = …)' and is '(x: Int)'"
        ]
      ),
      ("a: {}", "a: { tabs: [home] }", []),
      ("a: { params: { x: Int } }", "a: { params: { x: Int = 1 } }", []),
      (
        "a: { result: Int }", "a: { result: Bool }",
        ["!call-changed the result of the route 'a' was of the type 'Int' and is of 'Bool'"]
      ),
      (
        "a: { result: Int }", "a: {}",
        ["!call-gone the result of the route 'a' is gone, and the calls for it"]
      ),
      // What was renamed keeps its result, and what is gone is said once.
      (
        "a: { result: Int }", "b: { was: a, result: Int }",
        ["!case-renamed 'AppRoute.a' is '.b' now"]
      ),
      (
        "a: { result: Int }", "b: {}",
        ["!case-gone 'AppRoute.a' is gone", "case-added 'AppRoute.b' is new"]
      ),
    ])
  func cases(old: String, new: String, expected: [String]) throws {
    let found = try differences(
      from: spec("routes:\n  \(old)"), to: spec("routes:\n  \(new)"), in: .api)
    #expect(found == expected)
  }

  @Test(
    "is a name or an access level that is not what it was",
    arguments: [
      (
        "access: public", "access: package",
        ["!access-lowered the generated code was 'public' and is 'package'"]
      ),
      ("access: package", "access: public", []),
      (
        "name: Shop", "name: Store",
        ["!types-renamed the generated types begin with 'Store' where they began with 'Shop'"]
      ),
      (
        "flags: { a: true, b: true }", "flags: { b: true, c: true, a: true }",
        ["!flags-reordered 'AppFlags(…)' takes its flags in another order"]
      ),
      ("flags: { a: true, b: true }", "flags: { a: true, c: true, b: false }", []),
      (
        "modals: { m: { style: sheet, stack: true } }", "modals: { m: { style: sheet } }",
        ["!call-gone no modal has a stack, so 'modalPath' and the calls for it are gone"]
      ),
      ("flags: { beta: true }", "", ["!call-gone the flag 'beta' is gone, and the calls for it"]),
      (
        "routes: { a: {} }", "", ["!type-gone the type 'AppRoute' is gone, since there is no route"]
      ),
      (
        "modals: { a: { style: sheet } }", "",
        ["!type-gone the type 'AppModal' is gone, since there is no modal"]
      ),
    ])
  func settings(old: String, new: String, expected: [String]) throws {
    #expect(try differences(from: spec(old), to: spec(new), in: .api) == expected)
  }

  @Test(
    "is a type of the spec that is not generated any more",
    arguments: [
      ("{ Sort: { cases: [up] } }", "{}", "!type-gone the type 'Sort' is gone"),
      (
        "{ Sort: { cases: [up] } }", "{ Sort: {} }",
        "type-yours the type 'Sort' is not generated any more, the app has to declare it"
      ),
    ])
  func types(old: String, new: String, expected: String) throws {
    let found = try differences(from: spec("types: \(old)"), to: spec("types: \(new)"), in: .api)
    #expect(found == [expected])
  }

  @Test("is the badge of a tab that is still there")
  func badges() throws {
    let tabs = ["badge: true", "", "badge: true, was: a"].map { keys in
      "navgen: 1\ntabs: { a: { title: A, icon: house, \(keys) } }"
    }
    #expect(
      try differences(from: tabs[0], to: tabs[1], in: .api) == [
        "!call-gone the badge of the tab 'a' is gone, and the calls for it"
      ])
    let renamed = tabs[2].replacing("{ a:", with: "{ b:")
    #expect(
      try differences(from: tabs[0], to: renamed, in: .api) == [
        "!case-renamed 'AppTab.a' is '.b' now"
      ])
  }
}
