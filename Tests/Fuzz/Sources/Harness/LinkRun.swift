import Foundation

/// Opens random links in one store and checks every promise after each.
@MainActor struct LinkRun {
  private let maker = LinkMaker(spec: spec)
  private var random: Randomness
  private var store = Store()
  /// Routes that links led to lately, for pushing.
  private var known: [Route] = []
  /// Snapshots of states that links led to, for mutating.
  private(set) var snapshots: [Data] = [Store().snapshot().data]
  private(set) var tally: [String: Int] = [:]

  init(seed: UInt64) {
    random = Randomness(seed: seed)
  }

  /// - Parameter input: What is opened, for the report on a broken promise.
  mutating func step(_ input: inout String) throws {
    if random.one(in: 50) { store = Store(flags: flags(random.next())) }
    if random.one(in: 6) { try scramble(store, known: known, &random) }
    try checkStore(store)
    input = maker.link(&random)
    guard let url = URL(string: input) else { return count("no URL") }
    try open(url)
    try checkStore(store)
    if random.one(in: 8) { try wait(for: url) }
    if random.one(in: 8) { try save() }
    if random.one(in: 8) {
      try checkLaunch(with: url, saved: random.pick(snapshots, else: Data()), flags: store.flags)
    }
  }

  private mutating func open(_ url: URL) throws {
    let match = Link.parse(url)
    try expect(Link.parse(url) == match, "a URL is two links")
    let before = Place(store)
    let outcome = store.open(url)
    let after = Place(store)
    switch (match, outcome) {
    case (.link(let link), .opened(let tab, let path)):
      try expect(after.selection == tab && store.path(for: tab) == path, "it is not where it says")
      try expect(after.modal == nil || after.modal?.isSticky == true, "a modal covers what opened")
      try checkLanding(link, tab: tab, path: path)
      count("opened")
    case (.link(.modal(let modal)), .presented(let shown)):
      try expect(modal == shown, "another modal is presented")
      try expect(after.hasTabs(of: before), "a modal changed the tabs")
      try expect(
        after.modal == modal || after.modal?.isSticky == true,
        "neither the modal nor a sticky one is shown")
      count("presented")
    case (.link, .hidden), (.ignored, .ignored), (.notFound, .notFound):
      try expect(after == before, "what leads nowhere changed something")
      count("\(outcome)")
    case (.invalid(let fault), .invalid(let other)) where fault == other:
      try expect(after == before, "what is invalid changed something")
      try expect(!fault.reason.isEmpty, "a fault says nothing")
      count("invalid")
    default: throw BrokenPromise("\(match) came to \(outcome)")
    }
    try expect(
      before.modal?.isSticky != true || after.modal == before.modal, "a sticky modal gave way")
    if case .link(let link) = match { try checkAddress(link) }
    try expect(store.open(url) == outcome, "it leads elsewhere the second time")
    try expect(Place(store) == after, "opening it again changed something")
  }

  private mutating func checkLanding(_ link: Link, tab: Tab, path: [Route]) throws {
    switch link {
    case .tab(let target):
      try expect(target == tab && path.isEmpty, "a link to \(target) does not lead to its root")
    case .route(let route):
      try expect(path == route.parents + [route], "\(path) are not the parents and the route")
      known = known.suffix(20) + [route]
      guard let url = store.url(for: route) else { return }
      try expect(Link.parse(url) == .link(link), "the store's URL \(url) leads elsewhere")
    case .modal: throw BrokenPromise("a modal opened as a route")
    }
  }

  /// A link that waited does what it does at once.
  private func wait(for url: URL) throws {
    let outcome = store.open(url)
    let place = Place(store)
    store.enqueue(url)
    let late = store.resumePending()
    if case .opened = outcome {
      try expect(late == outcome, "waiting turned it into \(late as Any)")
    }
    try expect(Place(store) == place, "a link that waited leads elsewhere")
    store.enqueue(url, expiresAfter: .zero)
    _ = store.resumePending()
    try expect(Place(store) == place, "a link that had expired did something")
  }

  private mutating func save() throws {
    try checkSaving(store)
    snapshots = snapshots.suffix(60) + [store.snapshot().data]
  }

  private mutating func count(_ kind: String) {
    tally[kind, default: 0] += 1
  }
}
