import SwiftUI
import Testing
import ViewHost

@MainActor struct ScrollTests {
  @Test func `a user scrolls and a reader scrolls back to a row`() throws {
    let host = ViewHost { ReadingList() }
    #expect(host.scrollOffset == 0)
    try host.scroll(to: 300)
    #expect(host.scrollOffset == 300)
    try host.press("top")
    #expect(host.scrollOffset == 0)
    #expect(host.scrollRequestCount == 1)
    try host.press("third")
    #expect(host.scrollOffset == 88)
    try host.press("missing")
    #expect(host.scrollRequestCount == 2)
  }

  @Test func `a position scrolls its scroll view, twice to the same place as well`() throws {
    let host = ViewHost { Positioned() }
    try host.scroll(to: 120)
    try host.press("top")
    #expect(host.scrollOffset == 0)
    try host.scroll(to: 50)
    try host.press("top")
    #expect(host.scrollOffset == 0)
    #expect(host.scrollRequestCount == 2)
  }

  @Test func `a list takes no position`() throws {
    let host = ViewHost { PositionedList() }
    try host.scroll(to: 120)
    try host.press("top")
    #expect(host.scrollOffset == 120)
  }

  @Test func `an offset belongs to its place`() throws {
    let host = ViewHost {
      TabView {
        Tab("One", systemImage: "1.circle") { List { Text("one") } }
        Tab("Two", systemImage: "2.circle") { List { Text("two") } }
      }
    }
    try host.scroll(to: 40)
    try host.tap(tab: "Two")
    #expect(host.scrollOffset == 0)
    try host.tap(tab: "One")
    #expect(host.scrollOffset == 40)
  }

  @Test func `what does not scroll cannot be scrolled`() {
    let host = ViewHost { Text("still") }
    #expect(host.scrollOffset == nil)
    #expect(throws: HostError.self) { try host.scroll(to: 10) }
  }
}

private struct ReadingList: View {
  var body: some View {
    ScrollViewReader { proxy in
      List {
        Text("first").id(0)
        ForEach(1..<9) { Text("row \($0)").id($0) }
      }
      Button("top") { proxy.scrollTo(0, anchor: .top) }
      Button("third") { proxy.scrollTo(2, anchor: .top) }
      Button("missing") { proxy.scrollTo("nowhere") }
    }
  }
}

private struct Positioned: View {
  @State private var position = ScrollPosition()

  var body: some View {
    ScrollView { Text("content") }.scrollPosition($position)
    Button("top") { position.scrollTo(edge: .top) }
  }
}

private struct PositionedList: View {
  @State private var position = ScrollPosition()

  var body: some View {
    List { Text("content") }.scrollPosition($position)
    Button("top") { position.scrollTo(edge: .top) }
  }
}
