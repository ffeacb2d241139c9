import Testing
import ViewHost

/// The room that bars of our own take and leave, and how they move and grow.
@MainActor @Suite(.driven) struct OwnBarRoomTests {
  typealias Style = OwnBarStyle

  @Test(arguments: Style.allCases)
  func `items are at least 44 points high`(style: Style) {
    let bar = OwnBar(style)
    bar.store.isBeta = true
    #expect(bar.items.count == 4)
    #expect(bar.items.allSatisfy { $0.minimumHeight >= 44 })
  }

  @Test(arguments: [(Style.bar, 56.0), (.floating, 64.0)])
  func `every screen keeps free what the bar takes`(style: Style, height: Double) throws {
    let bar = OwnBar(style)
    #expect(bar.roomBelow == height)
    bar.store.pushItem()
    #expect(bar.roomBelow == height)
    try bar.host.press("Cart")
    #expect(bar.roomBelow == height)
    try bar.host.press("Home")
    try bar.host.goBack()
    #expect(bar.roomBelow == height)
  }

  @Test(arguments: [(Style.bar, 56.0), (.floating, 64.0)])
  func `a route takes the bar away, and going back brings it again`(style: Style, height: Double)
    throws
  {
    let bar = OwnBar(style)
    bar.store.pushItem()
    bar.store.pushPlayer()
    #expect(bar.host.shownTexts.contains("player"))
    #expect(bar.items == [])
    #expect(bar.roomBelow == 0)
    try bar.host.goBack()
    #expect(bar.labels == ["Home", "Note", "Cart"])
    #expect(bar.roomBelow == height)
    expectNoFaults(in: bar.host)
  }

  @Test(arguments: Style.allCases)
  func `a route takes the bar away in its own tab alone`(style: Style) throws {
    let bar = OwnBar(style)
    bar.store.pushPlayer()
    #expect(bar.items == [])
    bar.store.selectCart()
    #expect(bar.selected == ["Cart"])
    try bar.host.press("Home")
    #expect(bar.host.shownTexts == ["player"])
    bar.store.pushItem()
    #expect(bar.selected == ["Home"])
    expectNoFaults(in: bar.host)
  }

  @Test(arguments: Style.allCases)
  func `the system's bar is hidden on every screen`(style: Style) throws {
    let bar = OwnBar(style)
    bar.store.isBeta = true
    for label in ["Home", "Cart", "Labs"] {
      try bar.host.press(label)
      #expect(bar.host.isTabBarHidden)
      bar.store.pushItem()
      #expect(bar.host.isTabBarHidden)
      bar.store.pushPlayer()
      #expect(bar.host.isTabBarHidden)
      try bar.host.goBack()
      #expect(bar.host.isTabBarHidden)
    }
  }

  @Test(arguments: Style.allCases)
  func `every selection is felt once, and nothing else is`(style: Style) throws {
    let bar = OwnBar(style)
    #expect(bar.host.feedback == [])
    try bar.host.press("Cart")
    #expect(bar.host.feedback == ["selection"])
    try bar.host.press("Cart")
    bar.store.pushItem()
    bar.store.setCartBadge("3")
    #expect(bar.host.feedback == ["selection"])
    try bar.host.press("Home")
    #expect(bar.host.feedback == ["selection", "selection"])
    bar.store.pushPlayer()
    bar.store.selectCart()
    #expect(bar.host.feedback == ["selection", "selection", "selection"])
  }

  @Test(arguments: Style.allCases)
  func `the bar moves out of the way, and only fades for who wants less motion`(style: Style) {
    let bar = OwnBar(style)
    #expect(bar.host.values(of: "transition").map { $0["t"]?.contains("move bottom") } == [true])
    let calm = OwnBar(style, options: HostOptions(reducesMotion: true))
    #expect(calm.host.values(of: "transition").map { $0["t"]?.contains("move") } == [false])
    #expect(calm.host.values(of: "transition").map { $0["t"]?.contains("opacity") } == [true])
  }

  @Test(arguments: Style.allCases)
  func `type grows no further than the bar has room, and every item can be looked at enlarged`(
    style: Style
  ) {
    let bar = OwnBar(style)
    let sizes = bar.host.values(of: "dynamicTypeSize")
    #expect(sizes.map { $0["range"]?.hasSuffix(".xxxLarge)") } == [true])
    #expect(bar.host.count(of: "accessibilityShowsLargeContentViewer") == bar.items.count)
  }

  @Test(arguments: Style.allCases)
  func `the keyboard covers the bar`(style: Style) {
    let bar = OwnBar(style)
    let ignored = bar.host.values(of: "ignoresSafeArea")
    #expect(ignored.count == 1)
  }
}
