import Foundation
import Testing

@testable import LinkSuite

/// Data made by others, through generated code: see `Tests/NavgenCoreTests/Suites/README.md`.
@Suite("Test suites of others, in generated code")
struct LinkSuiteTests {
  @Test("there are cases")
  func hasCases() {
    #expect(lines.count > 170)
  }

  @Test("links lead to what they lead to for others", arguments: lines)
  func leads(line: LinkSuiteLine) throws {
    let url = try #require(URL(string: line.url))
    guard case .link(.route(let route)) = LinkSuiteLink.parse(url) else {
      #expect(line.route == "-")
      return
    }
    #expect(described(route) == line.route)
  }

  @Test("addresses are those that others build", arguments: lines.filter { $0.address != nil })
  func builds(line: LinkSuiteLine) throws {
    let url = try #require(URL(string: line.url))
    guard case .link(let link) = LinkSuiteLink.parse(url) else {
      Issue.record("it leads nowhere")
      return
    }
    #expect(link.address == line.address)
  }
}

/// A case, with the route as Swift describes it.
struct LinkSuiteLine: CustomStringConvertible {
  let number: String
  let url: String
  let route: String
  let address: String?

  var description: String { number }
}

private let lines = linkSuiteCases.split(separator: "\n").map { line in
  let columns = line.split(separator: "\t").map(String.init)
  return LinkSuiteLine(
    number: columns[0], url: columns[1], route: columns[2],
    address: columns.count > 3 ? columns[3] : nil)
}

/// Without what Swift writes around an optional.
private func described(_ route: LinkSuiteRoute) -> String {
  String(describing: route).replacing(/Optional\((".*?")\)/) { $0.1 }
}
