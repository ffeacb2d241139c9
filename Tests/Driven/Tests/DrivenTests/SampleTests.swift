import Arranged
import Crowd
import Plain
import ShopModels
import ShopNavigation
import Testing
import ViewHost

/// Previews.
@MainActor @Suite(.driven) struct SampleTests {
  @Test func `a sample shows the bar, with a text at every root`() throws {
    let sample = ShopTabView.sample()
    let host = ViewHost { sample }
    #expect(host.tabs.map(\.title) == ["Home", "Search", "New", "Cart", "tab.profile", "Library"])
    for (title, text) in [("Search", "search"), ("tab.profile", "profile"), ("Home", "home")] {
      try host.tap(tab: title)
      #expect(host.selectedTab == title)
      #expect(host.shownTexts == [text])
    }
    expectNoFaults(in: host)
  }

  @Test func `a sample over a store shows where the user is`() throws {
    let store = ShopNavigationStore(selection: .cart)
    store.push(.player)
    let host = ViewHost { ShopTabView.sample(store: store) }
    #expect(host.selectedTab == "Cart")
    #expect(host.shownTexts == ["player"])
    try host.tap(tab: "New")
    #expect(host.presented?.texts == ["compose(draft: nil)"])
    host.swipeDown()
    store.present(.onboarding)
    #expect(host.presented?.texts == ["onboarding"])
    expectNoFaults(in: host)
  }

  @Test func `a sample needs no modals, routes of any number and tabs of any number`() {
    let plain = ViewHost { PlainTabView.sample() }
    let crowd = ViewHost { CrowdTabView.sample() }
    let arranged = ViewHost { ArrangedTabView.sample() }
    #expect(plain.shownTexts == ["home"])
    #expect(crowd.shownTexts == ["one"])
    #expect(arranged.shownTexts == ["feed"])
    #expect(plain.faults + crowd.faults + arranged.faults == [])
  }
}
