import SwiftUI
import Testing
import ViewHost

@MainActor struct ElementTests {
  @Test func `a button is labelled by the texts in it or by its own label`() throws {
    let host = ViewHost {
      Button {
      } label: {
        Label("Home", systemImage: "house")
        Text("2 new")
      }
      Button("x") {}.accessibilityLabel("Close")
    }
    let home = try #require(host.elements(labelled: "Home, 2 new").first)
    #expect(home.kind == .button)
    #expect(home.images == ["house"])
    #expect(home.traits == ["isButton"])
    #expect(host.elements.map(\.label) == ["Home, 2 new", "Close"])
  }

  @Test func `traits, value and identifier are read around and inside an element`() throws {
    let host = ViewHost {
      Button {
      } label: {
        Text("Cart").accessibilityValue("3 items")
      }
      .accessibilityAddTraits(.isSelected)
      .accessibilityRemoveTraits(.isButton)
      .accessibilityIdentifier("cart")
    }
    let cart = try #require(host.elements.first)
    #expect(cart.value == "3 items")
    #expect(cart.traits == ["isSelected"])
    #expect(cart.identifier == "cart")
  }

  @Test func `the least size is that of the frames around and inside`() throws {
    let host = ViewHost {
      Button {
      } label: {
        Text("a").frame(maxWidth: .infinity, minHeight: 44)
      }
      .frame(minWidth: 60, minHeight: 20)
    }
    let button = try #require(host.elements.first)
    #expect(button.minimumHeight == 44)
    #expect(button.minimumWidth == 60)
    #expect(button.modifiers == ["frame", "frame"])
  }

  @Test func `hidden elements are passed over, but seen`() {
    let host = ViewHost {
      Text("seen").accessibilityHidden(true)
      Text("gone").hidden()
    }
    #expect(host.elements == [])
    #expect(host.shownTexts == ["seen"])
  }

  @Test func `a container is an element when something is said about it`() throws {
    let host = ViewHost {
      HStack {
        Button("a") {}
        Button("b") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Tab bar")
      .accessibilityAddTraits(.isTabBar)
      HStack {
        Text("one")
        Text("two")
      }.accessibilityElement(children: .combine)
    }
    #expect(host.elements.map(\.label) == ["Tab bar", "a", "b", "one, two"])
    #expect(host.elements.first?.traits == ["isTabBar"])
  }

  @Test func `a disabled button cannot be pressed`() {
    let host = ViewHost { Button("a") {}.disabled(true) }
    #expect(host.elements.first?.isEnabled == false)
    #expect(throws: HostError.self) { try host.press("a") }
    #expect(throws: HostError.self) { try host.press("b") }
  }

  @Test func `overlays and insets stand beside the content`() {
    let host = ViewHost {
      Text("content")
        .overlay(alignment: .bottom) { Text("over") }
        .safeAreaInset(edge: .bottom) { Text("inset") }
    }
    #expect(host.shownTexts == ["content", "over", "inset"])
    #expect(host.count(of: "overlay") == 1)
    #expect(host.values(of: "safeAreaInset").first?["edge"] == "bottom")
  }
}
