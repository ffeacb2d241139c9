import Foundation
import ShopModels
import ShopNavigation

/// Prints what was done and where the user is after it.
@MainActor
func show(_ step: String, _ store: ShopNavigationStore) {
  print("\n\(step)")
  for tab in ShopTab.allCases {
    let marker = tab == store.selection ? "▸" : " "
    let screens = store.path(for: tab).map { " › \($0)" }.joined()
    let badge = store.badge(for: tab).map { " (\($0))" } ?? ""
    let hidden = store.isVisible(tab) ? "" : " – not shown"
    print("  \(marker) \(tab.rawValue)\(badge)\(screens)\(hidden)")
  }
  if let modal = store.modal { print("    over it: \(modal)") }
}

let store = ShopNavigationStore()
show("At launch, every tab is at its root.", store)

store.push(.product(id: Product.ID(7)))
store.push(.review(id: Product.ID(7), review: 2))
show("Two pushes in home.", store)

store.tabSelection = .search
store.push(.product(id: Product.ID(9), sort: .newest))
show("A tap on search, and a push there. Home keeps its place.", store)

store.tabSelection = .home
show("A tap on home: right where it was left.", store)

let popped = store.tap(.home)
show("A second tap on home: \(popped).", store)

let scrolled = store.tap(.home)
show("A third one, at the root: \(scrolled).", store)
print("    scroll requests for home: \(store.scrollRequests(for: .home))")

let landed = store.push(.order(number: 42))
show("Order 42, pushed from home. Home does not take it, so it opens in \(landed).", store)

store.showConfirmation(ofOrder: 43)
show("showConfirmation(ofOrder: 43), a move that the app itself builds on the store.", store)

store.flags.beta = true
store.select(.labs)
store.push(.player)
show("Beta is on: labs is there. The player hides the bar: \(store.isTabBarHidden).", store)

store.flags.signedIn = true
store.select(.offers)
show("Signed in as well: offers, which need both flags, are there.", store)

store.flags.beta = false
show("Beta is taken back: offers hand over to labs, and labs to home. Labs keeps its place.", store)

store.setBadge(.count(3), for: .cart)
let pressed = store.tap(.compose)
store.present(.onboarding)
show("A badge, and a tap on the action compose: \(pressed). Onboarding waits.", store)

store.presentCompose { sent in
  print("\nThe composer answers: \(sent.map(String.init) ?? "nothing").")
}
store.dismissCompose(with: true)
show("The composer is closed with its result. Onboarding follows.", store)

store.flags.signedIn = false
store.open(.settings)
show("Settings are opened. Onboarding is sticky and stays.", store)

store.dismiss()
for address in [
  "https://shop.example.com/products/7/reviews/2?stars=3", "shop://orders/42", "/p/9",
  "shop://account", "shop://compose?draft=caf%C3%A9", "https://shop.example.com/products/seven",
  "https://shop.example.com/oauth/done",
] {
  guard let url = URL(string: address) else { continue }
  let outcome = store.open(url)
  print("\n\(address)\n  \(outcome)")
  if outcome == .hidden { store.enqueue(url) }
}
store.dismiss()
store.flags.signedIn = true
store.resumePending()
show("The account was for customers only. Signed in, what waited is opened.", store)

if let url = ShopRoute.product(id: Product.ID(7), sort: .newest).url() {
  print("\nTo share: \(url)")
}

let saved = store.snapshot().data
store.reset()
show("Back to the start.", store)

print("\nSaved before: \(String(decoding: saved, as: UTF8.self))")
let report = store.restore(saved)
show("Restored: \(report).", store)
