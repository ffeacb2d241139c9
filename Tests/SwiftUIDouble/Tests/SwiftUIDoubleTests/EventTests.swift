import Foundation
import Observation
import SwiftUI
import Testing
import ViewHost

@MainActor struct EventTests {
  @Test func `a change is told once, with the old and the new value`() {
    let store = EventStore()
    let host = ViewHost { Watching(store: store) }
    #expect(store.events == ["appear", "initial 0"])
    store.number = 1
    host.update()
    host.update()
    #expect(store.events == ["appear", "initial 0", "0 to 1", "initial 1"])
  }

  @Test func `what appears and disappears is told`() {
    let store = EventStore()
    let host = ViewHost {
      if store.isShown { Watching(store: store) }
    }
    store.events = []
    store.isShown = false
    host.update()
    #expect(store.events == ["disappear"])
    store.isShown = true
    host.update()
    #expect(store.events == ["disappear", "appear", "initial 0"])
  }

  @Test func `switching tabs makes one disappear and the other appear`() throws {
    let store = EventStore()
    let host = ViewHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Logging(name: "one", store: store) }
        Tab("Two", systemImage: "2.circle") { Logging(name: "two", store: store) }
      }
    }
    try host.tap(tab: "Two")
    try host.tap(tab: "One")
    #expect(
      store.events == [
        "one appears", "one disappears", "two appears", "two disappears", "one appears",
      ])
  }

  @Test func `a pushed screen makes the one below disappear until it is popped`() throws {
    let store = EventStore()
    let path = StackStore()
    let host = ViewHost {
      NavigationStack(path: Bindable(path).path) {
        Logging(name: "root", store: store).navigationDestination(for: Int.self) {
          Logging(name: "screen \($0)", store: store)
        }
      }
    }
    path.path = [1]
    try host.goBack()
    #expect(
      store.events == [
        "root appears", "root disappears", "screen 1 appears", "screen 1 disappears",
        "root appears",
      ])
  }

  @Test func `views that change themselves for ever are a fault`() {
    let store = EventStore()
    let host = ViewHost {
      Text("\(store.number)").onChange(of: store.number, initial: true) { store.number += 1 }
    }
    #expect(host.faults == ["the view changes itself without an end"])
  }

  @Test func `every view that takes URLs gets one`() throws {
    let store = EventStore()
    let host = ViewHost {
      Text("a").onOpenURL { store.events.append("a \($0)") }
      Text("b").onOpenURL { store.events.append("b \($0)") }
    }
    let url = try #require(URL(string: "shop://home"))
    #expect(host.open(url) == 2)
    #expect(store.events == ["a shop://home", "b shop://home"])
    #expect(ViewHost { Text("deaf") }.open(url) == 0)
  }

  @Test func `feedback is counted when its trigger changes`() {
    let store = EventStore()
    let host = ViewHost {
      Text("\(store.number)")
        .sensoryFeedback(.selection, trigger: store.number)
        .sensoryFeedback(.success, trigger: store.number) { _, new in new == 2 }
    }
    #expect(host.feedbackCount == 0)
    store.number = 1
    #expect(host.feedback == ["selection"])
    store.number = 2
    #expect(host.feedback.sorted() == ["selection", "selection", "success"])
    #expect(host.feedbackCount == 3)
  }

  @Test func `animations are recorded, with those that are left out`() throws {
    let store = EventStore()
    let host = ViewHost {
      Button("animated") { withAnimation { store.number += 1 } }
      Button("still") { withAnimation(nil) { store.number += 1 } }
    }
    try host.press("animated")
    try host.press("still")
    #expect(host.animations == ["default", nil])
    #expect(store.number == 2)
  }
}

@MainActor @Observable final class EventStore {
  var number = 0
  var isShown = true
  @ObservationIgnored var events: [String] = []
}

private struct Watching: View {
  let store: EventStore

  var body: some View {
    Text("\(store.number)")
      .onChange(of: store.number) { old, new in store.events.append("\(old) to \(new)") }
      .onChange(of: store.number, initial: true) { store.events.append("initial \(store.number)") }
      .onAppear { store.events.append("appear") }
      .onDisappear { store.events.append("disappear") }
  }
}

private struct Logging: View {
  let name: String
  let store: EventStore

  var body: some View {
    Text(name)
      .onAppear { store.events.append("\(name) appears") }
      .onDisappear { store.events.append("\(name) disappears") }
  }
}
