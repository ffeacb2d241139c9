import Desk
import Testing
import ViewHost

/// Screens that are pushed in a modal.
@MainActor @Suite(.driven) struct ModalStackTests {
  let desk = DeskInUse()
  var store: DeskNavigationStore { desk.store }
  var host: ViewHost { desk.host }

  @Test func `a link in a modal pushes in its stack and in no tab`() throws {
    store.push(.page(number: 7))
    store.present(.outline)
    try host.press("Next page")
    #expect(store.modalPath == [.page(number: 1)])
    #expect(host.stack?.path == [DeskRoute.page(number: 1)])
    #expect(host.shownTexts.first == "page(number: 1)")
    #expect(store.homePath == [.page(number: 7)])
    try host.press("Next page")
    #expect(host.stackDepth == 1, "the link leads to the screen it stands on")
    try desk.closeModal()
    #expect(host.stack?.path == [DeskRoute.page(number: 7)])
    desk.expectNoFaults()
  }

  @Test func `the stack binds to the store by a key path`() {
    store.present(.outline)
    #expect(host.stack?.binding == .keyPath)
  }

  @Test func `the store pushes in a modal and takes several screens away`() {
    store.present(.outline)
    #expect(store.pushInModal(.page(number: 1)))
    #expect(store.pushInModal(.page(number: 2)))
    #expect(store.pushInModal(.page(number: 2)))
    #expect(host.stack?.path == [DeskRoute.page(number: 1), DeskRoute.page(number: 2)])
    #expect(host.shownTexts.first == "page(number: 2)")
    store.modalPath = []
    #expect(host.stackDepth == 0)
    #expect(host.shownTexts.first == "outline")
    #expect(desk.modals == ["outline"])
    desk.expectNoFaults()
  }

  @Test func `the back button in a modal goes back in the modal alone`() throws {
    store.push(.page(number: 7), on: .notes)
    store.present(.outline)
    store.pushInModal(.page(number: 1))
    store.pushInModal(.page(number: 2))
    try host.goBack()
    #expect(store.modalPath == [.page(number: 1)])
    #expect(host.shownTexts.first == "page(number: 1)")
    try host.goBack()
    #expect(store.modalPath == [])
    #expect(host.shownTexts.first == "outline")
    #expect(throws: HostError.self) { try host.goBack() }
    #expect(store.notesPath == [.page(number: 7)])
    desk.expectNoFaults()
  }

  @Test(arguments: [true, false])
  func `the stack is empty when its modal comes again`(isSwipedAway: Bool) throws {
    store.present(.outline)
    try host.press("Next page")
    if isSwipedAway { #expect(host.swipeDown()) } else { store.dismiss() }
    #expect(store.modalPath == [])
    host.settle()
    store.present(.outline)
    #expect(host.stackDepth == 0)
    #expect(host.shownTexts.first == "outline")
    desk.expectNoFaults()
  }

  @Test func `the next modal does not inherit what was pushed in the one before it`() throws {
    store.present(.outline)
    store.present(.draft())
    try host.press("Next page")
    try desk.closeModal()
    #expect(desk.modals == ["draft(text: \"\")"])
    #expect(store.modalPath == [])
    #expect(host.stackDepth == 0)
    desk.expectNoFaults()
  }

  @Test func `a screen in a modal closes the modal, not only itself`() throws {
    store.present(.outline)
    try host.press("Next page")
    try desk.closeModal()
    #expect(host.presented == nil)
    #expect(host.shownTexts.first == "root of home")
    desk.expectNoFaults()
  }

  @Test func `what a screen in a modal counts is kept while another covers it`() throws {
    store.present(.outline)
    try host.press("Count")
    try host.press("Next page")
    try host.press("Count")
    try host.press("Count")
    #expect(host.shownTexts.contains("counted to 2"))
    try host.goBack()
    #expect(host.shownTexts.contains("counted to 1"))
    desk.expectNoFaults()
  }

  @Test(arguments: [DeskModal.card(number: 1), .poster(), .hint])
  func `a modal without a stack pushes nothing`(modal: DeskModal) throws {
    store.present(modal)
    try host.press("Next page")
    #expect(!store.pushInModal(.page(number: 1)))
    store.modalPath = [.page(number: 1)]
    #expect(store.modalPath == [])
    #expect(store.homePath == [])
    #expect(host.stack == nil)
    #expect(desk.modals == ["\(modal)"])
    desk.expectNoFaults()
  }

  @Test func `without a modal nothing is pushed in one`() {
    #expect(!store.pushInModal(.page(number: 1)))
    store.present(.outline)
    #expect(host.stackDepth == 0)
  }

  @Test func `a flag that goes off takes its screens out of the modal`() throws {
    store.present(.outline)
    try host.press("Next page")
    try host.press("Secret")
    store.pushInModal(.page(number: 3))
    #expect(store.modalPath == [.page(number: 1), .secret, .page(number: 3)])
    store.flags.unlocked = false
    #expect(host.stack?.path == [DeskRoute.page(number: 1)])
    #expect(desk.modals == ["page(number: 1)"])
    try host.press("Secret")
    #expect(host.stackDepth == 1)
    #expect(!store.pushInModal(.secret))
    desk.expectNoFaults()
  }

  @Test func `a tab that is selected under a modal leaves its stack alone`() throws {
    store.present(.outline)
    try host.press("Next page")
    store.select(.notes)
    #expect(host.shownTexts.first == "page(number: 1)")
    #expect(store.modalPath == [.page(number: 1)])
    try desk.closeModal()
    #expect(host.shownTexts.first == "root of notes")
    desk.expectNoFaults()
  }
}
