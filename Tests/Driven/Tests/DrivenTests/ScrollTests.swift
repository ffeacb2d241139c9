import Plain
import ShopModels
import ShopNavigation
import SwiftUI
import Testing
import ViewHost

/// Roots that scroll to their top.
@MainActor @Suite(.driven) struct ScrollTests {
  @Test func `a list scrolls to its anchor`() throws {
    try Shop().drive { shop in
      try shop.host.scroll(to: 700)
      try shop.host.tap(tab: "Home")
      #expect(shop.host.scrollOffset == 0)
      #expect(shop.host.scrollRequestCount == 1)
    }
  }

  @Test func `a scroll view without an anchor scrolls to its edge`() throws {
    try Shop(at: .search, []).drive { shop in
      try shop.host.scroll(to: 700)
      try shop.host.tap(tab: "Search")
      #expect(shop.host.scrollOffset == 0)
      #expect(shop.host.scrollRequestCount == 1)
    }
  }

  @Test func `it scrolls again after the user scrolled down again`() throws {
    try Shop(at: .search, []).drive { shop in
      for _ in 0..<3 {
        try shop.host.scroll(to: 250)
        try shop.host.tap(tab: "Search")
        #expect(shop.host.scrollOffset == 0)
      }
      #expect(shop.host.scrollRequestCount == 3)
    }
  }

  @Test func `only the tab that is asked scrolls`() throws {
    try Shop().drive { shop in
      try shop.host.scroll(to: 500)
      try shop.host.tap(tab: "Search")
      try shop.host.scroll(to: 300)
      try shop.host.tap(tab: "Search")
      #expect(shop.host.scrollOffset == 0)
      try shop.host.tap(tab: "Home")
      #expect(shop.host.scrollOffset == 500)
      #expect(shop.host.scrollRequestCount == 0)
    }
  }

  @Test func `a pop to the root leaves the root where it was`() throws {
    try Shop().drive { shop in
      try shop.host.scroll(to: 500)
      try shop.host.press("Product 15")
      try shop.host.tap(tab: "Home")
      #expect(shop.host.scrollOffset == 500)
    }
  }

  @Test func `it scrolls with an animation`() throws {
    try Shop().drive { shop in
      try shop.host.scroll(to: 500)
      let before = shop.host.animations.count
      try shop.host.tap(tab: "Home")
      let asked = shop.host.animations.dropFirst(before)
      #expect(!asked.isEmpty)
      #expect(asked.allSatisfy { $0 != nil })
    }
  }

  @Test func `it jumps where the user wants less motion`() throws {
    try Shop(options: HostOptions(reducesMotion: true)).drive { shop in
      try shop.host.scroll(to: 500)
      let before = shop.host.animations.count
      try shop.host.tap(tab: "Home")
      #expect(shop.host.scrollOffset == 0)
      #expect(shop.host.animations.dropFirst(before).allSatisfy { $0 == nil })
    }
  }

  @Test func `what appears after a request does not scroll by itself`() throws {
    try Shop().drive { shop in
      try shop.host.tap(tab: "Home")
      try shop.host.tap(tab: "Search")
      #expect(shop.host.scrollRequestCount == 0)
      let again = ViewHost { Listing(store: shop.store, tab: .home) }
      #expect(again.scrollRequestCount == 0)
    }
  }

  @Test func `outside of the tab view a list takes the modifier and does not scroll`() throws {
    let host = ViewHost { Listing(store: nil, tab: .home) }
    try host.scroll(to: 90)
    host.update()
    #expect(host.scrollOffset == 90)
    expectNoFaults(in: host)
  }

  @Test func `a list beside the tab view scrolls with the store that it is given`() throws {
    let store = ShopNavigationStore()
    let host = ViewHost { Listing(store: store, tab: .home) }
    try host.scroll(to: 90)
    store.tap(.search)
    store.tap(.search)
    #expect(host.scrollOffset == 90)
    store.tap(.home)
    store.tap(.home)
    #expect(host.scrollOffset == 0)
    expectNoFaults(in: host)
  }
}
