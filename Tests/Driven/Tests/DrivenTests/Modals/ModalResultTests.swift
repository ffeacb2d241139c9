import Desk
import Testing
import ViewHost

/// What those are told who wait for the result of a modal.
@MainActor @Suite(.driven) struct ModalResultTests {
  let desk = DeskInUse()
  let answers = Answers<String>()
  var store: DeskNavigationStore { desk.store }
  var host: ViewHost { desk.host }

  /// A way for a modal to go without a result.
  enum Loss: CaseIterable {
    case button, dismissed, swiped, opened, reset
  }

  private func lose(by loss: Loss) throws {
    switch loss {
    case .button: try host.press("Close")
    case .dismissed: store.dismiss()
    case .swiped: #expect(host.swipeDown())
    case .opened: store.open(.page(number: 1))
    case .reset: store.reset()
    }
  }

  @Test func `a callback is given the value once`() {
    store.presentDraft(text: "Dear", completion: answers.take(_:))
    #expect(desk.modals == ["draft(text: \"Dear\")"])
    #expect(answers.all == [])
    #expect(store.dismissDraft(with: "sent"))
    #expect(answers.all == ["sent"])
    #expect(!store.dismissDraft(with: "sent again"))
    host.settle()
    store.reset()
    #expect(host.presented == nil)
    #expect(answers.all == ["sent"])
    desk.expectNoFaults()
  }

  @Test func `who awaits is given the value`() async {
    let numbers = Answers<Int>()
    numbers.take { [store] in await store.presentPoster(number: 3) }
    await wait { store.modal == .poster(number: 3) }
    #expect(desk.modals == ["poster(number: 3)"])
    #expect(store.dismissPoster(with: 12))
    await wait { numbers.all == [12] }
    #expect(numbers.all == [12])
    host.settle()
    #expect(host.presented == nil)
    desk.expectNoFaults()
  }

  @Test(arguments: Loss.allCases)
  func `a callback is given nil once when the modal is lost`(loss: Loss) throws {
    store.presentDraft(completion: answers.take(_:))
    host.update()
    try lose(by: loss)
    #expect(answers.all == [nil])
    host.settle()
    store.dismiss()
    store.reset()
    #expect(answers.all == [nil])
    #expect(host.presented == nil)
    desk.expectNoFaults()
  }

  @Test(arguments: Loss.allCases)
  func `who awaits is given nil when the modal is lost`(loss: Loss) async throws {
    answers.take { [store] in await store.presentDraft() }
    await wait { store.modal == .draft() }
    host.update()
    try lose(by: loss)
    await wait { answers.all == [nil] }
    #expect(answers.all == [nil])
    host.settle()
    #expect(host.presented == nil)
    desk.expectNoFaults()
  }

  @Test func `a popover that is tapped away gives nil, and what follows gives its value`() {
    let hints = Answers<Bool>()
    store.presentHint(completion: hints.take(_:))
    store.presentDraft(completion: answers.take(_:))
    #expect(host.swipeDown())
    #expect(hints.all == [nil])
    host.settle()
    #expect(desk.modals == ["draft(text: \"\")"])
    #expect(store.dismissDraft(with: "sent"))
    #expect(hints.all == [nil])
    #expect(answers.all == ["sent"])
    desk.expectNoFaults()
  }

  @Test func `a result for another modal changes nothing`() {
    store.presentDraft(completion: answers.take(_:))
    #expect(!store.dismissPoster(with: 1))
    #expect(!store.dismissBolt(with: true))
    #expect(desk.modals == ["draft(text: \"\")"])
    #expect(answers.all == [])
  }

  @Test func `two who wait for one modal are both given the value`() async {
    let later = Answers<String>()
    later.take { [store] in await store.presentDraft() }
    await wait { store.modal == .draft() }
    store.presentDraft(completion: answers.take(_:))
    store.dismissDraft(with: "sent")
    #expect(answers.all == ["sent"])
    await wait { later.all == ["sent"] }
    #expect(later.all == ["sent"])
    host.settle()
    #expect(host.presented == nil)
    desk.expectNoFaults()
  }

  @Test func `two who wait for one modal are both given nil when it is swiped away`() {
    store.presentDraft(completion: answers.take(_:))
    store.presentDraft(completion: answers.take(_:))
    #expect(host.swipeDown())
    #expect(answers.all == [nil, nil])
  }

  // MARK: - In the queue

  @Test func `a value reaches only those who wait for that modal`() {
    store.presentDraft(text: "one", completion: answers.take(_:))
    store.presentDraft(text: "two") { answers.take($0.map { "two: \($0)" }) }
    host.update()
    store.dismissDraft(with: "first")
    #expect(answers.all == ["first"])
    host.settle()
    #expect(desk.modals == ["draft(text: \"two\")"])
    store.dismissDraft(with: "second")
    #expect(answers.all == ["first", "two: second"])
    desk.expectNoFaults()
  }

  @Test(arguments: [true, false])
  func `who waits for a modal in the queue is given nil when it is emptied`(isReset: Bool) throws {
    let bolts = Answers<Bool>()
    store.presentBolt(completion: bolts.take(_:))
    host.update()
    store.presentDraft(completion: answers.take(_:))
    if isReset { store.reset() } else { store.open(.page(number: 1)) }
    #expect(answers.all == [nil])
    #expect(bolts.all == (isReset ? [nil] : []))
    host.settle()
    #expect(desk.modals == (isReset ? [] : ["bolt"]))
    desk.expectNoFaults()
  }

  @Test func `a sticky modal gives nothing while it refuses, then its value`() {
    let bolts = Answers<Bool>()
    store.presentBolt(completion: bolts.take(_:))
    #expect(!host.swipeDown())
    store.open(.page(number: 1))
    #expect(bolts.all == [])
    store.dismissBolt(with: true)
    #expect(bolts.all == [true])
  }

  // MARK: - Callbacks that go on

  @Test func `a callback sees the modal gone and may present the next`() {
    store.presentDraft { [store, answers] text in
      answers.take(store.modal == nil ? text : "still there")
      store.presentPoster(number: 5) { _ in }
    }
    host.update()
    store.dismissDraft(with: "sent")
    #expect(answers.all == ["sent"])
    #expect(store.modal == .poster(number: 5))
    host.settle()
    #expect(desk.modals == ["poster(number: 5)"])
    desk.expectNoFaults()
  }

  @Test func `a callback of a swiped modal may present the same one again`() {
    store.presentDraft { [store, answers] text in
      answers.take(text)
      store.presentDraft(completion: answers.take(_:))
    }
    #expect(host.swipeDown())
    host.settle()
    #expect(answers.all == [nil])
    #expect(desk.modals == ["draft(text: \"\")"])
    store.dismissDraft(with: "second")
    #expect(answers.all == [nil, "second"])
    desk.expectNoFaults()
  }

  @Test func `a callback sees the route that closed its modal`() {
    store.presentDraft { [store, answers] _ in
      answers.take("\(store.homePath), modal: \(store.modal == nil ? "none" : "some")")
      store.push(.page(number: 2))
    }
    host.update()
    store.open(.page(number: 1))
    #expect(answers.all == ["[Desk.DeskRoute.page(number: 1)], modal: none"])
    host.settle()
    #expect(host.stack?.path == [DeskRoute.page(number: 1), DeskRoute.page(number: 2)])
    desk.expectNoFaults()
  }
}
