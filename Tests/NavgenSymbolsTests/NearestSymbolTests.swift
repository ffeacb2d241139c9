import Testing

@testable import NavgenSymbols

@Suite("The nearest symbol") struct NearestSymbolTests {
  @Test(
    "is found for what people write",
    arguments: [
      // Other marks and boundaries.
      ("house_fill", "house.fill"), ("house-fill", "house.fill"), ("houseFill", "house.fill"),
      ("house fill", "house.fill"), ("housefill", "house.fill"),
      ("magnifying.glass", "magnifyingglass"),
      ("HOUSE.FILL", "house.fill"), ("person2", "person.2"),
      // The order of the parts.
      ("fill.house", "house.fill"), ("person.fill.circle", "person.circle.fill"),
      ("circle.person.crop", "person.crop.circle"),
      // Letters.
      ("hous", "house"), ("hosue.fill", "house.fill"), ("magnifyinglass", "magnifyingglass"),
      ("calender", "calendar"), ("gearshap.2.fill", "gearshape.2.fill"),
      // Words of other sets.
      ("home", "house"), ("home.fill", "house.fill"), ("search", "magnifyingglass"),
      ("shopping-cart", "cart"), ("shoppingCart", "cart"), ("user", "person"),
      ("users", "person.2"),
      ("settings", "gearshape"), ("settings.fill", "gearshape.fill"), ("close", "xmark"),
      // Letters of several parts, too few parts and too many.
      ("cart.filled", "cart.fill"), ("house.badge", "house.badge.wifi"),
      ("house.rainbow.thing", "house"), ("fa-home", "house"), ("wallet", "wallet.pass"),
      ("magnifying", "magnifyingglass"), ("people.fill", "person.2.fill"),
    ])
  func isFound(written: String, meant: String) {
    #expect(SymbolIndex.builtIn.nearest(to: written) == meant)
  }

  @Test(
    "is none where nothing is near",
    arguments: ["", "...", "qqqqqqqqqq", "qqqqqqqqqq.fill", String(repeating: "house.", count: 50)])
  func isNone(name: String) {
    #expect(SymbolIndex.builtIn.nearest(to: name) == nil)
  }

  @Test("of every word of other sets there is one, and no such word is a symbol itself")
  func commonWordsHaveSymbols() {
    #expect(commonWords.count > 40)
    for (word, parts) in commonWords {
      #expect(SymbolTable.builtIn.symbol(named: parts.joined(separator: ".")) != nil, "\(word)")
      #expect(SymbolTable.builtIn.symbol(named: word) == nil, "\(word)")
    }
  }
}
