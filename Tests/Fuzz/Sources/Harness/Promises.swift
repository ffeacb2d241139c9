import Foundation

/// A promise of the store that does not hold, in words.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

func expect(_ condition: Bool, _ promise: @autoclosure () -> String) throws {
  if !condition { throw BrokenPromise(promise()) }
}

/// What holds of a store whatever was done to it.
@MainActor func checkStore(_ store: Store) throws {
  try expect(store.isVisible(store.selection), "the selected tab \(store.selection) is not shown")
  for tab in Tab.allCases {
    let path = store.path(for: tab)
    try expect(path.count == store.depth(of: tab), "the depth of \(tab) is not that of its path")
    for route in path {
      try expect(route.isAllowed(in: tab), "\(route) may not stand in \(tab)")
      try expect(store.isVisible(route), "\(route) in \(tab) is not shown")
    }
  }
  try expect(
    store.modalPath.isEmpty || store.modal?.hasStack == true,
    "screens are pushed in \(String(describing: store.modal))")
  try expect(store.modalPath.allSatisfy(store.isVisible), "a screen in the modal is not shown")
}

/// What is saved comes back as it was, and as data too.
@MainActor func checkSaving(_ store: Store) throws {
  let snapshot = store.snapshot()
  try expect(Snapshot(snapshot.data) == snapshot, "the data of a snapshot is another one")
  let other = Store(flags: store.flags)
  let report = other.restore(snapshot.data)
  let place = Place(store).saved
  try expect(report.isComplete, "restoring lost \(report)")
  try expect(Place(other) == place, "restored \(Place(other)), saved \(place)")
  try expect(other.snapshot() == snapshot, "a restored store has another snapshot")
}

/// At launch it makes no difference whether the link or the saved state comes first.
@MainActor func checkLaunch(with url: URL, saved: Data, flags: Flags) throws {
  let early = Store(flags: flags)
  early.open(url)
  early.restore(saved)
  let late = Store(flags: flags)
  late.restore(saved)
  late.open(url)
  try expect(
    Place(early) == Place(late),
    "first opened: \(Place(early)), first restored: \(Place(late)), from \(String(decoding: saved, as: UTF8.self))"
  )
}

/// What a link is built as leads back to it.
func checkAddress(_ link: Link) throws {
  guard let address = link.address else { return }
  guard let url = link.url() else { throw BrokenPromise("\(link) has an address and no URL") }
  try expect(Link.parse(url) == .link(link), "\(url) is not \(link) but \(Link.parse(url))")
  for scheme in spec.schemes {
    guard let url = link.url(scheme: scheme) else {
      throw BrokenPromise("\(link) has no URL with \(scheme)")
    }
    try expect(Link.parse(url) == .link(link), "\(url) is not \(link) but \(Link.parse(url))")
  }
  guard let own = URL(string: address) else { throw BrokenPromise("\(address) is no URL") }
  try expect(Link.parse(own) == .link(link), "\(address) is not \(link)")
  try expect(link.url()?.absoluteString.hasSuffix(address) == true, "\(address) is not in its URL")
}
