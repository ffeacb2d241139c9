import Foundation
import Market
import Testing
import ViewHost

/// What a generated view does with URLs when the app does not take them.
@MainActor @Suite(.driven) struct StoreURLTests {
  private let store = MarketNavigationStore()
  private let host: ViewHost

  init() {
    let store = store
    host = ViewHost { MarketRoot(store: store, unread: nil) }
  }

  @Test func `a URL opens what the spec says it leads to`() throws {
    host.open(try #require(URL(string: "market://items/7")))
    host.settle()
    #expect(host.shownTexts.first == "item(number: 7)")
    #expect(store.homePath == [.item(number: 7)])
    expectNoFaults(in: host)
  }

  @Test func `a URL to a modal presents it over what is shown`() throws {
    store.push(.item(number: 1))
    host.open(try #require(URL(string: "market:/note")))
    host.settle()
    #expect(host.presented?.texts == ["modal note"])
    #expect(store.homePath == [.item(number: 1)])
    expectNoFaults(in: host)
  }

  @Test(arguments: ["market://nowhere", "market://items/seven", "other://items/7"])
  func `a URL that leads nowhere changes nothing`(text: String) throws {
    host.open(try #require(URL(string: text)))
    host.settle()
    #expect(host.presented == nil)
    #expect(store.homePath.isEmpty)
    expectNoFaults(in: host)
  }
}
