/// Does to a store what an app and its user may do at any time.
@MainActor func scramble(_ store: Store, known: [Route], _ random: inout Randomness) throws {
  for _ in 0..<random.number(1..<4) {
    let tab = random.pick(Tab.allCases, else: store.selection)
    let route = random.pick(known + unlinkedRoutes, else: unlinkedRoutes[0])
    switch random.number(0..<12) {
    case 0, 1: store.flags = flags(random.next())
    case 2, 3: store.present(random.pick(modals, else: modals[0]))
    case 4: store.dismiss()
    case 5: store.select(tab)
    case 6: store.push(route, on: tab)
    case 7: store.pop(random.number(0..<4), on: tab)
    case 8: try open(route, in: store)
    case 9: store.pushInModal(route)
    case 10:
      store.setPath(
        (known + unlinkedRoutes).shuffled(using: &random).prefix(6).map(\.self), for: tab)
    default: store.replaceTop(with: route, on: tab)
    }
  }
}

@MainActor private func open(_ route: Route, in store: Store) throws {
  let before = Place(store)
  let tab = store.open(route)
  if store.isVisible(route), route.allowedTabs.contains(where: store.isVisible) {
    try expect(
      store.selection == tab && store.path(for: tab) == route.parents + [route],
      "\(route) was opened elsewhere")
  } else {
    try expect(Place(store) == before, "\(route) is not shown, and changed something")
  }
}
