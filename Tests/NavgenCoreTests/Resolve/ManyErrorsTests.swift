import NavgenSource
import Testing

@testable import NavgenCore

@Suite("A spec with too much in it")
struct ManyErrorsTests {
  private let head = """
    navgen: 1
    links: { schemes: [app] }
    tabs: { home: { title: Home, icon: house } }
    routes:

    """

  private func diagnostics(_ routes: [String]) -> [Diagnostic] {
    let text = head + routes.map { "  \($0)\n" }.joined()
    let source = SourceFile(path: "navigation.yaml", text: text)
    return compile(source, options: CompileOptions()).diagnostics.sorted
  }

  @Test("of routes is told what else is wrong as well, what patterns have in common included")
  func routes() {
    let routes = (0..<499).map { "r\($0): {}" }
    let found = diagnostics(routes + ["a: { link: /a }", "b: { link: /a }"])
    #expect(found.map(\.id) == ["too-many-routes", "ambiguous-link"])
    let wrong = diagnostics(routes + ["a: { tabs: [hone] }", "b: { parent: ro }"])
    #expect(wrong.map(\.id) == ["unknown-tab", "too-many-routes", "unknown-parent"])
  }

  @Test("of patterns is told what is wrong with each, and which of the first two thousand clash")
  func patterns() {
    let routes = (0..<100).map { route in
      let links = (0..<20).map { "/r\(route)/\($0)" }
      return "r\(route): { link: [\(links.joined(separator: ", "))] }"
    }
    #expect(diagnostics(routes) == [])
    let late = diagnostics(routes + ["s: { link: [/r0/0, /x//y] }"])
    #expect(late.map(\.id) == ["too-many-patterns", "malformed-pattern"])
    let early = diagnostics(["s: { link: /r0/0 }"] + routes)
    #expect(early.map(\.id) == ["ambiguous-link", "too-many-patterns"])
  }

  @Test("of errors is told how many there are")
  func errors() {
    let found = diagnostics((0..<1200).map { "r\($0): { tabs: [hone] }" })
    #expect(found.count == 1001)
    #expect(found.first?.id == "unknown-tab")
    #expect(found.first?.help == "did you mean 'home'?")
    #expect(found.last?.id == "too-many-errors")
    #expect(found.last?.message == "1000 errors are shown, and 201 more are left out")
  }
}
