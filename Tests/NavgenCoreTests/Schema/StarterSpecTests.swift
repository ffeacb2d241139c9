import NavgenSource
import Testing

@testable import NavgenCore

@Suite("The spec to begin with")
struct StarterSpecTests {
  @Test("has nothing to be said of, whatever its name", arguments: ["Shop", "Data", "A1"])
  func isValid(name: String) throws {
    let model = try acceptedModel(starterSpec(name: name, schema: "schema.json"))
    #expect(model.name == name)
    #expect(model.tabs.map(\.id) == ["home", "search", "settings"])
    #expect(model.items.count == 4)
    #expect(model.routes.map(\.id) == ["item", "comments", "about"])
    #expect(model.modals.map(\.id) == ["compose"])
    #expect(model.links.schemes == [name == "Data" ? "data-app" : name.lowercased()])
  }

  @Test("has hints that are valid as well, once they are no comments any more")
  func hintsAreValid() throws {
    let text = starterSpec(name: "Shop", schema: "schema.json")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains(/^ *# +\w+:/) ? line.replacing("# ", with: "", maxReplacements: 1) : line
    }
    let model = try acceptedModel(lines.joined(separator: "\n"))
    #expect(model.flags.map(\.id) == ["signedIn"])
    #expect(model.enums.map(\.name) == ["SortOrder"])
    #expect(model.routes[0].parameters.map(\.id) == ["id", "highlight", "sort"])
    #expect(model.links.hosts.count == 1)
    #expect(model.tabs[2].fallback == 0)
  }

  @Test("begins with the line by which editors find the schema")
  func namesItsSchema() {
    let text = starterSpec(name: "Shop", schema: ".navgen-schema.json")
    #expect(text.hasPrefix("# yaml-language-server: $schema=.navgen-schema.json\n"))
  }

  @Test("is named after the folder where that can begin the names of types")
  func isNamedAfterFolder() {
    #expect(starterName(forFolder: "Shop") == "Shop")
    #expect(starterName(forFolder: "my-shop") == "MyShop")
    #expect(starterName(forFolder: "My Shop") == "MyShop")
    #expect(starterName(forFolder: "3D") == "App")
    #expect(starterName(forFolder: "läden") == "App")
    #expect(starterName(forFolder: "") == "App")
  }
}
