import Desk
import Testing
import ViewHost

/// What is presented, how, and in which order.
@MainActor @Suite(.driven) struct ModalTests {
  let desk = DeskInUse()
  var store: DeskNavigationStore { desk.store }
  var host: ViewHost { desk.host }

  @Test(arguments: [
    (DeskModal.draft(text: "Dear"), PresentedElement.Style.sheet, "draft(text: \"Dear\")"),
    (.card(number: 3), .sheet, "card(number: 3)"),
    (.bolt, .sheet, "bolt"),
    (.poster(number: 2), .fullScreenCover, "poster(number: 2)"),
    (.gate, .fullScreenCover, "gate"),
    (.hint, .popover, "hint"),
  ])
  func `a modal is presented in its style with what it carries`(
    modal: DeskModal, style: PresentedElement.Style, text: String
  ) {
    store.present(modal)
    #expect(host.presented?.style == style)
    #expect(desk.modals == [text])
    #expect(host.shownTexts.first == text)
    desk.expectNoFaults()
  }

  @Test func `only detents of the spec are asked for`() {
    store.present(.card(number: 1))
    #expect(host.presented?.detents == ["fraction(0.4)", "height(320.0)", "medium"])
    store.present(.draft())
    store.dismiss()
    host.settle()
    #expect(desk.modals == ["draft(text: \"\")"])
    #expect(host.presented?.detents == [])
  }

  @Test func `a button in a modal closes it`() throws {
    store.present(.card(number: 1))
    try host.press("Close")
    #expect(store.modal == nil)
    #expect(host.presented?.isClosing == true)
    host.settle()
    #expect(host.presented == nil)
    #expect(host.shownTexts.first == "root of home")
    desk.expectNoFaults()
  }

  @Test func `an action presents its modal and selects nothing`() throws {
    try host.tap(tab: "Write")
    #expect(desk.modals == ["draft(text: \"\")"])
    #expect(store.selection == .home)
    #expect(host.selectedTab == "Home")
    try desk.closeModal()
    try host.tap(tab: "Notes")
    try host.tap(tab: "Write")
    #expect(desk.modals == ["draft(text: \"\")"])
    #expect(host.selectedTab == "Notes")
    desk.expectNoFaults()
  }

  @Test func `a modal covers the screen it was asked on, and leaves it as it was`() throws {
    store.push(.page(number: 4), on: .notes)
    try host.press("Count")
    store.present(.poster())
    #expect(!host.shownTexts.contains("page(number: 4)"))
    try desk.closeModal()
    #expect(host.shownTexts.prefix(2) == ["page(number: 4)", "counted to 1"])
    #expect(host.selectedTab == "Notes")
    desk.expectNoFaults()
  }

  // MARK: - One at a time

  @Test func `of several requests in one turn each one is shown, one at a time and in their order`()
    throws
  {
    let all: [DeskModal] = [.card(number: 1), .poster(), .hint, .gate, .outline, .card(number: 2)]
    for modal in all { store.present(modal) }
    for modal in all {
      #expect(desk.modals == ["\(modal)"])
      try desk.closeModal()
    }
    #expect(host.presented == nil)
    desk.expectNoFaults()
  }

  @Test(arguments: [DeskModal.card(number: 1), .poster(), .hint, .gate, .outline])
  func `a cover that is asked for while another modal closes waits until that is gone`(
    first: DeskModal
  ) {
    store.present(first)
    #expect(desk.modals == ["\(first)"])
    store.dismiss()
    #expect(host.presented?.isClosing == true)
    store.present(.poster(number: 9))
    #expect(desk.modals == ["\(first)"])
    #expect(store.modal == .poster(number: 9))
    host.settle()
    #expect(desk.modals == ["poster(number: 9)"])
    #expect(host.presented?.style == .fullScreenCover)
    desk.expectNoFaults()
  }

  @Test(arguments: [DeskModal.card(number: 2), .poster(), .hint])
  func `a modal that is asked for over another one waits until that is swiped away`(
    second: DeskModal
  ) {
    store.present(.card(number: 1))
    host.update()
    store.present(second)
    #expect(desk.modals == ["card(number: 1)"])
    #expect(host.swipeDown())
    host.settle()
    #expect(desk.modals == ["\(second)"])
    #expect(store.modal == second)
    desk.expectNoFaults()
  }

  @Test func `a popover that is tapped away makes room for what waits`() {
    store.present(.hint)
    store.present(.poster())
    #expect(host.swipeDown())
    host.settle()
    #expect(desk.modals == ["poster(number: 1)"])
    desk.expectNoFaults()
  }

  @Test func `a swipe closes a modal in the store as well`() {
    store.present(.card(number: 1))
    #expect(host.swipeDown())
    #expect(store.modal == nil)
    host.settle()
    #expect(host.presented == nil)
    desk.expectNoFaults()
  }

  // MARK: - Sticky ones

  @Test(arguments: [DeskModal.bolt, .gate])
  func `a sticky modal refuses to be swiped away`(modal: DeskModal) throws {
    store.present(modal)
    #expect(host.presented?.isDismissDisabled == true)
    #expect(!host.swipeDown())
    #expect(store.modal == modal)
    #expect(desk.modals == ["\(modal)"])
    try desk.closeModal()
    #expect(host.presented == nil)
    desk.expectNoFaults()
  }

  @Test(arguments: [DeskModal.draft(), .card(number: 1), .poster(), .hint])
  func `a modal that is not sticky does not refuse it`(modal: DeskModal) {
    store.present(modal)
    #expect(host.presented?.isDismissDisabled == false)
  }

  @Test func `a sticky modal stays over a route that is opened, and what waits behind it goes`()
    throws
  {
    store.present(.bolt)
    host.update()
    store.present(.card(number: 1))
    store.present(.gate)
    store.open(.page(number: 5))
    #expect(desk.modals == ["bolt"])
    try desk.closeModal()
    #expect(desk.modals == ["gate"])
    try desk.closeModal()
    #expect(host.shownTexts.first == "page(number: 5)")
    desk.expectNoFaults()
  }

  @Test func `a route that is opened closes what is not sticky`() {
    store.present(.card(number: 1))
    host.update()
    store.present(.poster())
    store.open(.page(number: 5))
    host.settle()
    #expect(host.presented == nil)
    #expect(host.shownTexts.first == "page(number: 5)")
    desk.expectNoFaults()
  }
}
