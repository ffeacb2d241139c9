import Testing

@testable import NavgenSymbols

@Suite("The table of SF Symbols") struct SymbolTableTests {
  private let table = SymbolTable.builtIn

  private func symbol(_ name: String) throws -> Symbol {
    try #require(table.symbol(named: name), "\(name)")
  }

  private var all: [Symbol] { table.allNames.compactMap(table.symbol) }

  private func versions(_ name: String) throws -> [String?] {
    let release = try symbol(name).introduced
    return SymbolPlatform.allCases.map { release.version(on: $0)?.text }
  }

  @Test("takes less than 120 KB in the program")
  func isSmall() {
    let texts = [
      EmbeddedSymbols.abbreviations, EmbeddedSymbols.releases, EmbeddedSymbols.names,
      EmbeddedSymbols.renames, EmbeddedSymbols.restrictions,
    ]
    let size = texts.map(\.utf8.count).reduce(0, +)
    #expect(size > 80_000 && size < 120_000)
  }

  @Test("has every name once, and finds each of them again")
  func findsAll() {
    let all = table.allNames
    #expect(all.count == 9184)
    #expect(all == Set(all).sorted())
    for name in all { #expect(table.symbol(named: name)?.name == name) }
  }

  @Test("knows the releases by platform, of macOS none before 11")
  func releases() throws {
    #expect(try versions("house") == ["13.0", "11.0", "13.0", "6.0", "1.0"])
    #expect(try versions("0.circle") == ["13.0", "11.0", "13.0", "6.0", "1.0"])
    #expect(try versions("zzz") == ["13.0", "11.0", "13.0", "6.0", "1.0"])
    #expect(try versions("storefront") == ["17.0", "14.0", "17.0", "10.0", "1.0"])
    #expect(try versions("apple.meditate") == ["17.4", "14.4", "17.4", "10.4", "1.1"])
    #expect(try versions("apple.homekit") == ["26.0", "26.0", "26.0", "26.0", "26.0"])
    #expect(SymbolTable.newestRelease?.version(on: .iOS)?.text == "26.1")
  }

  @Test(
    "has nothing for other names, wherever in it they would stand",
    arguments: [
      "", ".", "!", "b", "0", "00.", "house.", ".house", "House", "hous", "housee", "house.fil",
      "zzzz", "~", "ü", "house fill", "circle.a1B", "square\n",
    ])
  func unknown(name: String) {
    #expect(table.symbol(named: name) == nil)
  }

  @Test("knows what a symbol was renamed to")
  func renames() throws {
    #expect(try symbol("applelogo").renamedTo == "apple.logo")
    #expect(try symbol("apple.logo").renamedTo == nil)
    #expect(all.filter { $0.renamedTo != nil }.count == 882)
  }

  @Test("knows what a symbol may only stand for, by its old name too")
  func restrictions() throws {
    #expect(try symbol("message").refersTo == "Apple's Messages app")
    #expect(try symbol("airplayaudio.circle").refersTo == "Apple's AirPlay")
    #expect(try symbol("house").refersTo == nil)
    #expect(all.filter { $0.refersTo != nil && $0.renamedTo == nil }.count == 605)
  }

  @Test("knows localised variants by their last part, if the rest is a symbol")
  func variants() throws {
    #expect(try symbol("character.book.closed.fill.ar").base == "character.book.closed.fill")
    #expect(try symbol("character.book.closed").base == nil)
    #expect(baseName(of: "made.up.or") == "made.up")
    #expect(try symbol("0.circle.hi").base == "0.circle")
  }

  @Test("finds the newest name of the same symbol that every target has")
  func equivalents() throws {
    let newest = try symbol("arrow.trianglehead.2.clockwise.rotate.90.camera")
    func equivalent(_ targets: (SymbolPlatform, String)...) -> String? {
      let targets = targets.compactMap { platform, version in
        DottedVersion(version).map { SymbolTarget(platform: platform, version: $0) }
      }
      return table.equivalent(of: newest, availableFor: targets)?.name
    }
    #expect(equivalent((.iOS, "18.0")) == "arrow.trianglehead.2.clockwise.rotate.90.camera")
    #expect(equivalent((.iOS, "17.6")) == "arrow.triangle.2.circlepath.camera")
    #expect(
      equivalent((.iOS, "18.0"), (.macOS, "14.0")) == "arrow.triangle.2.circlepath.camera")
    #expect(equivalent((.iOS, "13.0")) == "camera.rotate")
    #expect(equivalent((.iOS, "12.0")) == nil)
    #expect(equivalent((.iOS, "18.0"), (.macOS, "10.15")) == nil)
  }

  @Test("versions are compared number by number")
  func versionOrder() throws {
    let texts = ["13", "13.1", "14.2", "14.10", "14.10.1", "15.0"]
    let versions = texts.compactMap { DottedVersion($0) }
    #expect(versions.count == texts.count && versions == versions.sorted())
    #expect(DottedVersion("18") == DottedVersion("18.0"))
    #expect(DottedVersion("18")?.text == "18.0")
    for text in ["", ".", "1.", "a", "1.x", "-1", "+1", "99999999999999999999"] {
      #expect(DottedVersion(text) == nil, "\(text)")
    }
  }
}
