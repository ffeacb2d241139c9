import Testing

@testable import NavgenSymbols

@Suite("The search for symbols") struct SearchSymbolsTests {
  private func names(_ text: String) -> [String] {
    SymbolIndex.builtIn.search(text).map(\.name)
  }

  @Test("ranks whole parts before beginnings and these before letters within, then shorter names")
  func ranks() {
    #expect(names("gear").prefix(2) == ["gear", "gear.badge"])
    let places = ["gear.badge.questionmark", "gearshape", "gearshape.fill"].map {
      names("gear").firstIndex(of: $0) ?? .max
    }
    #expect(places == places.sorted() && !places.contains(.max))
    #expect(names("rshape").first == "gearshape")
  }

  @Test("wants every word, in any order and however they are divided")
  func severalWords() {
    #expect(names("cart badge plus").first == "cart.badge.plus")
    #expect(names("plus.cart") == names("cart plus"))
    #expect(names("cart pl").contains("cart.badge.plus"))
    #expect(names("cart qqqq") == [])
    #expect(names("  ") == [])
  }

  @Test("understands the words of other icon sets, like the beginning of a part")
  func commonWords() {
    #expect(names("home").prefix(2) == ["house", "homekit"])
    #expect(names("settings").first == "gearshape")
    #expect(names("shopping cart").first == "cart")
  }

  @Test("shows localised variants only by their last part")
  func variants() {
    #expect(!names("character book closed").contains("character.book.closed.ar"))
    #expect(names("character book closed ar").contains("character.book.closed.ar"))
  }
}
