import NavgenSource
import Testing

@testable import NavgenCore
@testable import NavgenSymbols

@Suite("Symbols of a spec") struct SymbolTests {
  /// The ids of what is said of one icon.
  private func complaints(
    _ icon: String, platforms: String = #"{ iOS: "17.0" }"#, bar: String = "system",
    symbols: SymbolTable = .builtIn
  ) -> [String] {
    let text = """
      navgen: 1
      platforms: \(platforms)
      tabBar: { style: \(bar) }
      tabs:
        home: { title: Home, icon: \(icon) }
      """
    let source = SourceFile(path: "navigation.yaml", text: text)
    return check(source, options: CompileOptions(symbols: symbols)).diagnostics.map(\.id)
  }

  @Test(
    "that every target has are met with silence",
    arguments: [
      "house", "storefront", "{ symbol: person, selected: person.fill }", "{ asset: no.symbol }",
      "9.circle",
    ])
  func fine(icon: String) {
    #expect(complaints(icon) == [])
  }

  @Test("are held against every target, and against those of the view where none is stated")
  func targets() {
    let name = "arrow.trianglehead.2.clockwise.rotate.90"
    #expect(complaints(name, platforms: #"{ iOS: "18.0" }"#) == [])
    #expect(complaints(name, platforms: "{}") == [])
    #expect(complaints(name, platforms: #"{ iOS: "18", macOS: "14.6" }"#) == ["symbol-too-new"])
    #expect(complaints("pad.header", platforms: "{}") == ["symbol-too-new"])
    #expect(complaints("apple.homekit", platforms: #"{ iOS: "26" }"#) == ["restricted-symbol"])
    // 17.4 is before 17.10, if there ever is one.
    #expect(complaints("apple.meditate", platforms: #"{ iOS: "17.10" }"#) == ["restricted-symbol"])
  }

  @Test("keep an old name as long as a target lacks the new one")
  func oldNames() {
    #expect(complaints("camera.rotate", platforms: #"{ iOS: "17.6" }"#) == [])
    #expect(complaints("camera.rotate", platforms: #"{ iOS: "18", macOS: "14" }"#) == [])
    #expect(complaints("camera.rotate", platforms: #"{ iOS: "18" }"#) == ["renamed-symbol"])
  }

  @Test("may be filled where nothing fills them")
  func filled() {
    #expect(complaints("house.fill") == ["filled-symbol"])
    #expect(complaints("{ symbol: house, selected: house.fill }") == [])
    #expect(complaints("house.fill", bar: "bar") == [])
    #expect(complaints("house.fill", bar: "floating") == [])
    #expect(complaints("house.fill", platforms: #"{ macOS: "15" }"#) == [])
    #expect(complaints("house.fill", platforms: #"{ visionOS: "2" }"#) == ["filled-symbol"])
    // There is no outline of it.
    #expect(complaints("flashlight.on.fill") == [])
  }

  @Test("are known from another list if there is one")
  func otherLists() throws {
    let plist = """
      <plist><dict><key>symbols</key><dict><key>a.new.one</key><string>2031</string></dict>
      <key>year_to_release</key><dict><key>2031</key><dict><key>iOS</key><string>32.0</string>
      </dict></dict></dict></plist>
      """
    let table = SymbolTable.builtIn.adding(try #require(SymbolList(Array(plist.utf8))))
    #expect(complaints("a.new.one") == ["unknown-symbol"])
    #expect(complaints("a.new.one", symbols: table) == ["symbol-too-new"])
    #expect(complaints("a.new.one", platforms: #"{ iOS: "32" }"#, symbols: table) == [])
    #expect(
      complaints("a.new.one", platforms: #"{ iOS: "32", macOS: "99" }"#, symbols: table)
        == ["symbol-too-new"])
  }

  @Test(
    "that are proposed can be used, whatever stood there",
    arguments: ["17.0", "26.1"])
  func proposals(version: String) {
    let symbols = SymbolTable.builtIn.allNames
    for start in stride(from: 0, to: symbols.count, by: NavigationModel.tabLimit) {
      let batch = Array(symbols[start...].prefix(NavigationModel.tabLimit))
      let proposed = diagnostics(batch, version).compactMap { diagnostic in
        diagnostic.help?.firstMatch(of: /^write '([^']+)'/).map { match in
          (line: diagnostic.range.start.line, name: String(match.1))
        }
      }
      // Of several proposals for one symbol the last one has all of them in it.
      let names = Dictionary(proposed.map { ($0.line, $0.name) }) { _, last in last }.values
        .sorted()
      let ids = Set(diagnostics(names, version).map(\.id))
      #expect(ids.subtracting(["restricted-symbol"]) == [], "\(batch)")
    }
  }

  /// What is said of names, a line for each.
  private func diagnostics(_ names: [String], _ version: String) -> [Diagnostic] {
    let tabs = names.enumerated().map { "  t\($0): { title: T, icon: \($1) }\n" }.joined()
    let text = "navgen: 1\nplatforms: { iOS: \"\(version)\" }\ntabs:\n\(tabs)"
    let result = check(SourceFile(path: "navigation.yaml", text: text))
    #expect(names.isEmpty || result.model != nil)
    return result.diagnostics
  }
}
