import Desk
import Testing
import ViewHost

/// What those are told who wait for the result of a screen.
@MainActor @Suite(.driven) struct RouteResultTests {
  let desk = DeskInUse()
  let answers = Answers<String>()
  var store: DeskNavigationStore { desk.store }
  var host: ViewHost { desk.host }

  /// A way for a screen to go without a result.
  enum Loss: CaseIterable {
    case backButton, popped, poppedToRoot, reselected, pathSet, pathShortened, replaced, tabReset
    case reset, opened, flagOff
  }

  /// Takes the screen `code` away, which is over `page(number: 1)` in `home`.
  private func lose(by loss: Loss) throws {
    switch loss {
    case .backButton: try host.goBack()
    case .popped: store.pop()
    case .poppedToRoot: store.popToRoot()
    case .reselected: try host.tap(tab: "Home")
    case .pathSet: store.homePath = [.page(number: 8)]
    case .pathShortened: store.setPath([.page(number: 1)], for: .home)
    case .replaced: store.replaceTop(with: .page(number: 8))
    case .tabReset: store.reset(.home)
    case .reset: store.reset()
    case .opened: store.open(.page(number: 8))
    case .flagOff: store.flags.unlocked = false
    }
  }

  @Test func `a callback is given the value once, and the screen is popped`() {
    store.push(.page(number: 1))
    store.pushCode(digits: 6, completion: answers.take(_:))
    #expect(host.shownTexts.first == "code(digits: 6)")
    #expect(answers.all == [])
    #expect(store.popCode(with: "1234"))
    #expect(answers.all == ["1234"])
    #expect(host.shownTexts.first == "page(number: 1)")
    #expect(!store.popCode(with: "5678"))
    store.reset()
    #expect(answers.all == ["1234"])
    desk.expectNoFaults()
  }

  @Test func `who awaits is given the value`() async {
    let numbers = Answers<Int>()
    numbers.take { [store] in await store.pushPick() }
    await wait { store.homePath == [.pick] }
    #expect(host.shownTexts.first == "pick")
    #expect(store.popPick(with: 7))
    await wait { numbers.all == [7] }
    #expect(numbers.all == [7])
    #expect(host.shownTexts.first == "root of home")
    desk.expectNoFaults()
  }

  @Test(arguments: Loss.allCases)
  func `a callback is given nil once when the screen is lost`(loss: Loss) throws {
    store.push(.page(number: 1))
    store.pushCode(completion: answers.take(_:))
    host.update()
    try lose(by: loss)
    #expect(!store.homePath.contains(.code()))
    #expect(answers.all == [nil])
    #expect(!store.popCode(with: "too late"))
    store.reset()
    #expect(answers.all == [nil])
    desk.expectNoFaults()
  }

  @Test(arguments: Loss.allCases)
  func `who awaits is given nil when the screen is lost`(loss: Loss) async throws {
    store.push(.page(number: 1))
    answers.take { [store] in await store.pushCode() }
    await wait { store.homePath.last == .code() }
    host.update()
    try lose(by: loss)
    await wait { answers.all == [nil] }
    #expect(answers.all == [nil])
    desk.expectNoFaults()
  }

  @Test func `what covers the screen or its tab does not end the waiting`() throws {
    store.pushCode(completion: answers.take(_:))
    try host.press("Next page")
    #expect(!store.popCode(with: "covered"))
    try host.tap(tab: "Notes")
    store.present(.card(number: 1))
    try desk.closeModal()
    try host.tap(tab: "Home")
    try host.goBack()
    #expect(host.shownTexts.first == "code(digits: 4)")
    #expect(answers.all == [])
    #expect(store.popCode(with: "1234"))
    #expect(answers.all == ["1234"])
    desk.expectNoFaults()
  }

  @Test func `a screen in another tab is waited for there`() {
    store.pushCode(on: .notes, completion: answers.take(_:))
    #expect(host.selectedTab == "Notes")
    store.select(.home)
    store.popToRoot()
    #expect(answers.all == [])
    #expect(!store.popCode(with: "not in front"))
    store.popToRoot(.notes)
    #expect(answers.all == [nil])
  }

  @Test func `two who wait for one screen are both given the value`() async {
    let later = Answers<String>()
    later.take { [store] in await store.pushCode() }
    await wait { store.homePath == [.code()] }
    store.pushCode(completion: answers.take(_:))
    #expect(host.stack?.path == [DeskRoute.code()])
    store.popCode(with: "1234")
    #expect(answers.all == ["1234"])
    await wait { later.all == ["1234"] }
    #expect(later.all == ["1234"])
  }

  @Test func `of two screens of one route each gives its own value`() {
    store.pushCode(completion: answers.take(_:))
    store.push(.page(number: 1))
    store.pushCode { answers.take($0.map { "upper: \($0)" }) }
    #expect(host.stackDepth == 3)
    store.popCode(with: "1")
    #expect(answers.all == ["upper: 1"])
    store.pop()
    store.popCode(with: "2")
    #expect(answers.all == ["upper: 1", "2"])
    #expect(host.stackDepth == 0)
    desk.expectNoFaults()
  }

  @Test func `a screen that is not shown gives nil at once`() {
    store.flags.unlocked = false
    store.pushCode(completion: answers.take(_:))
    #expect(answers.all == [nil])
    #expect(host.shownTexts.first == "root of home")
    #expect(host.stackDepth == 0)
    desk.expectNoFaults()
  }

  // MARK: - Callbacks that go on

  @Test func `a callback sees the screen popped and may push the next`() {
    store.push(.page(number: 1))
    store.pushCode { [store, answers] code in
      answers.take(store.homePath == [.page(number: 1)] ? code : "still there")
      store.push(.page(number: 2))
    }
    host.update()
    store.popCode(with: "1234")
    #expect(answers.all == ["1234"])
    #expect(host.stack?.path == [DeskRoute.page(number: 1), DeskRoute.page(number: 2)])
    desk.expectNoFaults()
  }

  @Test func `a callback after the back button may present a modal`() throws {
    store.pushCode { [store, answers] code in
      answers.take(code)
      store.present(.card(number: 1))
    }
    try host.goBack()
    #expect(answers.all == [nil])
    #expect(desk.modals == ["card(number: 1)"])
    desk.expectNoFaults()
  }

  @Test func `a callback sees every tab at its root after a reset`() {
    store.push(.page(number: 3), on: .notes)
    store.pushCode(on: .home) { [store, answers] _ in
      answers.take("\(store.selection) \(store.homePath.count) \(store.notesPath.count)")
    }
    store.present(.card(number: 1))
    store.reset()
    #expect(answers.all == ["home 0 0"])
    host.settle()
    #expect(host.presented == nil)
    desk.expectNoFaults()
  }
}
