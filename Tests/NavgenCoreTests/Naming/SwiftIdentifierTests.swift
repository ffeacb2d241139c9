import Testing

@testable import NavgenCore

@Suite("Swift identifiers")
struct SwiftIdentifierTests {
  @Test("name modules", arguments: ["Shop", "shop", "_Shop", "Shop_2", "S", "async"])
  func acceptsModule(name: String) {
    #expect(isModuleName(name))
  }

  @Test(
    "are no keywords, paths or numbers",
    arguments: [
      "", "_", "1Shop", "class", "import", "Self", "Shop.Core", "shop-app", "my shop", "größe",
      "Shop\n", "`class`",
    ])
  func refusesModule(name: String) {
    #expect(!isModuleName(name))
  }

  @Test("name types inside other types")
  func acceptsNestedType() {
    #expect(isTypeName("Product.ID"))
    #expect(isTypeName("a.b"))
    #expect(!isTypeName("Product."))
    #expect(!isTypeName("Product..ID"))
    #expect(!isTypeName("Product.Type"))
  }
}
