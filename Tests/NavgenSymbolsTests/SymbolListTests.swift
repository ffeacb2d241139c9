import Foundation
import Testing

@testable import NavgenSymbols

@Suite("A list of symbols from elsewhere") struct SymbolListTests {
  private let facts: [String: Any] = [
    "symbols": ["house": "2031", "brand.new": "2031.10", "of.no.release": "2040", "odd": 3],
    "year_to_release": [
      "2031": ["iOS": "32.0", "macOS": "32.0"],
      "2031.10": ["iOS": "32.4", "visionOS": "32.5"],
      "2032": "nothing",
    ],
    "more": [1, "x", ["deep": ["deeper": ["deepest": true]]]] as [Any],
  ]

  private func bytes(_ facts: [String: Any], _ form: PropertyListSerialization.PropertyListFormat)
    throws -> [UInt8]
  {
    Array(try PropertyListSerialization.data(fromPropertyList: facts, format: form, options: 0))
  }

  @Test(
    "is read from both forms",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func isRead(form: PropertyListSerialization.PropertyListFormat) throws {
    let list = try #require(SymbolList(try bytes(facts, form)))
    #expect(list.releases.keys.sorted() == ["brand.new", "house"])
    let release = try #require(list.releases["brand.new"])
    #expect(release.version(on: .iOS)?.text == "32.4")
    #expect(release.version(on: .visionOS)?.text == "32.5")
    #expect(release.version(on: .macOS) == nil)
    #expect(release.key == DottedVersion("2031.10"))
  }

  @Test("adds names, and changes none")
  func adds() throws {
    let list = try #require(SymbolList(try bytes(facts, .binary)))
    let table = SymbolTable.builtIn.adding(list)
    #expect(table.symbol(named: "house") == SymbolTable.builtIn.symbol(named: "house"))
    #expect(table.symbol(named: "brand.new")?.introduced.version(on: .iOS)?.text == "32.4")
    #expect(SymbolTable.builtIn.symbol(named: "brand.new") == nil)
    #expect(table.allNames.count == 9185)
    #expect(SymbolIndex(table).nearest(to: "new.brand") == "brand.new")
  }

  @Test("may have wide text, comments, marks and empty elements")
  func unusualForms() throws {
    let wide: [String: Any] = [
      "symbols": ["é": "2031"], "year_to_release": ["2031": ["iOS": "32"]],
    ]
    #expect(SymbolList(try bytes(wide, .binary))?.releases.keys.sorted() == ["é"])
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist><!-- <dict> > --><plist version="1.0"><dict>
      <key>symbols</key><dict><key>a&amp;lt;</key><string>1</string></dict>
      <key>none</key><string/><key>year_to_release</key>
      <dict><key>1</key><dict/><key>2</key><array><array/></array></dict></dict></plist>
      """
    #expect(SymbolList(Array(text.utf8))?.releases.keys.sorted() == ["a&lt;"])
  }

  @Test(
    "is not made of anything else",
    arguments: [
      "", "bplist00", "house\n", "<plist>", "<plist><dict>", "<plist><dict/></plist>", "<",
    ])
  func others(text: String) {
    #expect(SymbolList(Array(text.utf8)) == nil)
  }

  @Test("that is damaged is read or not, but never more")
  func damaged() throws {
    for form in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let whole = try bytes(facts, form)
      for index in whole.indices {
        _ = SymbolList(Array(whole[..<index]))
        for byte: UInt8 in [0, 0x0F, 0x5F, 0x7F, 0xDF, 0xFF] {
          var damaged = whole
          damaged[index] = byte
          _ = SymbolList(damaged)
        }
      }
    }
  }
}
