import Testing

@testable import NavgenCore

@Suite("Blocks of SwiftUI's tab builder")
struct ViewRecordTests {
  @Test("ten children stand side by side")
  func tenFit() {
    #expect(TabBlock([1, 2, 3, 4, 5, 6, 7, 8, 9, 10][...]) == .entries(Array(1...10)))
  }

  @Test("the eleventh child begins a second group")
  func elevenAreGrouped() {
    #expect(
      TabBlock(Array(1...11)[...])
        == .groups([.entries(Array(1...10)), .entries([11])]))
  }

  @Test("a hundred children are ten groups, one more nests them twice", arguments: [100, 101])
  func nests(count: Int) {
    let groups = (0..<10).map { TabBlock.entries(Array($0 * 10 + 1...$0 * 10 + 10)) }
    let expected: TabBlock<Int> =
      count == 100 ? .groups(groups) : .groups([.groups(groups), .entries([101])])
    #expect(TabBlock(Array(1...count)[...]) == expected)
  }

  @Test("items of one section are one child, with their neighbours on both sides")
  func sectionsAreOneChild() {
    let items = [
      item("home"), item("red", in: "Colours"), item("blue", in: "Colours"),
      item("round", in: "Shapes"), item("more"),
    ]
    let entries = tabBlockEntries(items).map { entry in
      switch entry {
      case .item(let item): return item.id
      case .section(let header, let items):
        return "\(header): \(items.map(\.id).joined(separator: " "))"
      }
    }
    #expect(entries == ["home", "Colours: red blue", "Shapes: round", "more"])
  }

  private func item(_ id: String, in section: String? = nil) -> ViewItem {
    ViewItem(
      id: id, name: SwiftName(id: id), title: TabTitle(key: id, table: nil, comment: nil),
      section: section, isFlagged: false, tab: nil)
  }
}
