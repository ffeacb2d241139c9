import Observation
import SwiftUI
import Testing
import ViewHost

@MainActor struct ModalTests {
  @Test func `an item presents a sheet in front of the view`() {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store) }
    #expect(host.presented == nil)
    store.sheet = "a"
    #expect(host.presented?.style == .sheet)
    #expect(host.presented?.detents == ["height(320.0)", "medium"])
    #expect(host.presented?.isDismissDisabled == false)
    #expect(host.shownTexts == ["sheet a"])
    #expect(host.faults == [])
  }

  @Test func `a sheet closes until the host settles, then its dismissal is told`() {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store) }
    store.sheet = "a"
    host.update()
    store.sheet = nil
    #expect(host.presented?.isClosing == true)
    #expect(store.events == ["appear a"])
    host.settle()
    #expect(host.presented == nil)
    #expect(store.events == ["appear a", "disappear a", "dismissed"])
    #expect(host.shownTexts == ["base"])
  }

  @Test func `a swipe writes nil and tells the dismissal`() {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store) }
    store.sheet = "a"
    #expect(host.swipeDown())
    #expect(store.sheet == nil)
    #expect(host.presented == nil)
    #expect(store.events == ["appear a", "disappear a", "dismissed"])
    #expect(!host.swipeDown())
  }

  @Test func `a sheet can refuse to be swiped away, and a cover always does`() {
    let store = ModalStore()
    store.isSticky = true
    let host = ViewHost { Presenter(store: store) }
    store.sheet = "a"
    #expect(!host.swipeDown())
    #expect(store.sheet?.id == "a")
    store.sheet = nil
    host.settle()
    store.cover = "b"
    #expect(host.presented?.style == .fullScreenCover)
    #expect(!host.swipeDown())
    #expect(host.faults == [])
  }

  @Test func `a request while another modal is up is dropped, with a fault`() {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store) }
    store.sheet = "a"
    host.update()
    store.cover = "b"
    host.update()
    store.sheet = nil
    host.settle()
    #expect(host.presented == nil)
    #expect(
      host.faults == ["a fullScreenCover of b was asked for while a sheet is up; it never shows"])
    store.cover = "c"
    #expect(host.shownTexts == ["cover c"])
  }

  @Test func `a request while the one before is on its way out is dropped, with a fault`() {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store) }
    store.sheet = "a"
    host.update()
    store.sheet = nil
    host.update()
    store.sheet = "b"
    host.settle()
    #expect(host.presented == nil)
    #expect(
      host.faults == ["a sheet of b was asked for while one is on its way out; it never shows"])
  }

  @Test func `a change of the item closes the sheet and presents another one`() {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store) }
    store.sheet = "a"
    host.update()
    store.sheet = "b"
    #expect(host.presented?.isClosing == true)
    #expect(host.shownTexts == ["sheet a"])
    host.settle()
    #expect(host.shownTexts == ["sheet b"])
    #expect(store.events == ["appear a", "disappear a", "dismissed", "appear b"])
    #expect(host.faults == [])
  }

  @Test func `a popover is closed by a tap beside it and tells its content`() {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store) }
    store.popover = "p"
    #expect(host.presented?.style == .popover)
    #expect(host.swipeDown())
    #expect(store.popover == nil)
    #expect(store.events == ["popover is gone"])
  }

  @Test func `dismiss in a sheet closes it`() throws {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store) }
    store.sheet = "a"
    try host.press("close")
    #expect(store.sheet == nil)
    #expect(host.presented?.isClosing == true)
  }

  @Test func `a sheet presents another one over itself and takes it along`() {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store) }
    store.sheet = "a"
    store.inner = "i"
    host.update()
    #expect(host.presentations.map(\.texts) == [["sheet a"], ["inner i"]])
    store.sheet = nil
    host.settle()
    #expect(host.presentations == [])
  }

  @Test func `a modal inherits the environment`() {
    let store = ModalStore()
    let host = ViewHost { Presenter(store: store).environment(store) }
    store.cover = "b"
    #expect(host.shownTexts == ["cover b"])
    store.cover = nil
    host.settle()
    store.popover = "p"
    #expect(host.shownTexts == ["popover p", "has store"])
  }

  @Test func `the tab bar behind a modal cannot be tapped`() {
    let store = ModalStore()
    let host = ViewHost {
      TabView { Tab("One", systemImage: "1.circle") { Text("one") } }
        .sheet(item: Bindable(store).sheet) { Text("sheet \($0.id)") }
    }
    store.sheet = "a"
    #expect(throws: HostError.self) { try host.tap(tab: "One") }
  }

  @Test func `a view that is not shown cannot present`() {
    let store = ModalStore()
    let path = StackStore()
    path.path = [1]
    store.sheet = "a"
    let host = ViewHost {
      NavigationStack(path: Bindable(path).path) {
        Presenter(store: store).navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    #expect(host.presented == nil)
    #expect(
      host.faults == [
        "a sheet of a was asked for from a view that is not on screen; it never shows"
      ])
  }
}

/// What the modals of these tests show.
struct Card: Identifiable, ExpressibleByStringLiteral {
  let id: String

  init(stringLiteral value: String) {
    id = value
  }
}

@MainActor @Observable final class ModalStore {
  var sheet: Card?
  var cover: Card?
  var popover: Card?
  var inner: Card?
  var isSticky = false
  @ObservationIgnored var events: [String] = []
}

private struct Presenter: View {
  @Bindable var store: ModalStore

  var body: some View {
    Text("base")
      .sheet(item: $store.sheet, onDismiss: { store.events.append("dismissed") }) { item in
        SheetContent(item: item, store: store)
      }
      .fullScreenCover(item: $store.cover) { Text("cover \($0.id)") }
      .popover(item: $store.popover) { item in
        PopoverContent(item: item)
          .onDisappear { store.events.append("popover is gone") }
      }
  }
}

private struct SheetContent: View {
  let item: Card
  @Bindable var store: ModalStore
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("sheet \(item.id)")
      .presentationDetents([.medium, .height(320)])
      .interactiveDismissDisabled(store.isSticky)
      .onAppear { store.events.append("appear \(item.id)") }
      .onDisappear { store.events.append("disappear \(item.id)") }
      .sheet(item: $store.inner) { Text("inner \($0.id)") }
    Button {
      dismiss()
    } label: {
      EmptyView()
    }.accessibilityLabel("close")
  }
}

private struct PopoverContent: View {
  let item: Card
  @Environment(ModalStore.self) private var store: ModalStore?

  var body: some View {
    Text("popover \(item.id)")
    if store != nil { Text("has store") }
  }
}
