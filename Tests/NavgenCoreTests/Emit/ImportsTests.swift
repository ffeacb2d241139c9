import NavgenTemplate
import Testing

@testable import NavgenCore

@Suite("Imports of a file")
struct ImportsTests {
  private func lines(
    _ key: String, hidden: [String] = ["Observation"], access: AccessLevel
  ) -> [String] {
    let record = imports(["Models", "Foundation"], hidden: hidden, access: access)
    guard case .list(let records)? = record[key] else { return [] }
    return records.compactMap { item in
      guard case .text(let name)? = item["moduleName"],
        case .text(let modifier)? = item["importAccess"]
      else { return nil }
      return "\(modifier)import \(name)"
    }
  }

  @Test("are plain and sorted where everything is internal")
  func internalOnes() {
    #expect(
      lines("imports", access: .internal)
        == ["import Foundation", "import Models", "import Observation"])
    #expect(lines("conditionalImports", access: .internal).isEmpty)
  }

  @Test("depend on the feature for what a package sees, but not for what nobody sees")
  func packageOnes() {
    #expect(lines("imports", access: .package) == ["import Observation"])
    #expect(
      lines("conditionalImports", access: .package)
        == ["package import Foundation", "package import Models"])
  }

  @Test("are public for what everybody sees")
  func publicOnes() {
    #expect(
      lines("imports", access: .public)
        == ["public import Foundation", "public import Models", "import Observation"])
  }

  @Test(
    "name a module once that a file both shows and uses itself", arguments: AccessLevel.allCases)
  func shownAndHidden(access: AccessLevel) {
    let hidden = ["Foundation", "Observation"]
    let names =
      (lines("imports", hidden: hidden, access: access)
      + lines("conditionalImports", hidden: hidden, access: access))
      .compactMap { $0.split(separator: " ").last }
    #expect(names.sorted() == ["Foundation", "Models", "Observation"])
  }

  @Test("name the modules of what a file shows, and no others")
  func modules() throws {
    let model = try acceptedModel(
      spec(
        """
        imports: [Models]
        types: { Product: {} }
        routes:
          a: { params: { id: UUID } }
          b: { params: { count: Int }, result: URL }
        modals:
          c: { params: { product: "Product?" } }
        """))
    #expect(model.routeModules == ["Foundation"])
    #expect(model.modalModules == ["Models"])
    #expect(model.resultModules == ["Foundation"])
  }
}
