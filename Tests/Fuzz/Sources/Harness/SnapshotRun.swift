import Foundation

/// Restores mutated snapshots in one store and checks every promise after each.
@MainActor struct SnapshotRun {
  private let maker = SnapshotMaker(spec: spec)
  private var random: Randomness
  private var store = Store()
  private let snapshots: [Data]
  private(set) var tally: [String: Int] = [:]

  /// - Parameter snapshots: What to mutate.
  init(seed: UInt64, snapshots: [Data]) {
    random = Randomness(seed: seed)
    self.snapshots = snapshots
    store.restore(store.snapshot())
  }

  /// - Parameter input: What is restored, for the report on a broken promise.
  mutating func step(_ input: inout String) throws {
    if random.one(in: 20) {
      store = Store(flags: flags(random.next()))
      // The first time restoring yields to what was opened before; this is about the other times.
      store.restore(store.snapshot())
    }
    if random.one(in: 10) { try scramble(store, known: [], &random) }
    let donor = random.pick(snapshots, else: Data())
    let data = maker.mutated(random.pick(snapshots, else: Data()), donor: donor, &random)
    input = String(decoding: data, as: UTF8.self)
    try restore(data)
    if random.one(in: 8) { try checkSaving(store) }
  }

  private mutating func restore(_ data: Data) throws {
    let before = Place(store)
    let report = store.restore(data)
    let after = Place(store)
    try checkStore(store)
    try expect(report.isComplete == report.losses.isEmpty, "a report is not of one mind")
    try expect(!report.description.isEmpty, "a report says nothing")
    if let snapshot = Snapshot(data) {
      try checkReading(snapshot)
      if report.isComplete { try checkNothingLost(snapshot) }
      count(report.isComplete ? "whole" : "in part")
    } else {
      try expect(after == before, "data that is no snapshot changed something")
      try expect(!report.isComplete, "data that is no snapshot was restored")
      count("refused")
    }
    let again = store.restore(data)
    try expect(again == report, "restored again it loses \(again), at first \(report)")
    try expect(Place(store) == after, "restored again it leads elsewhere")
  }

  /// What could be read of data is written and read again as it is.
  private func checkReading(_ snapshot: Snapshot) throws {
    guard let read = Snapshot(snapshot.data) else { throw BrokenPromise("its own data is refused") }
    try expect(read.damage.isEmpty, "its own data is damaged: \(read.damage)")
    try expect(Snapshot(read.data) == read, "the data of a snapshot is another one")
    try expect(
      !snapshot.damage.isEmpty || read == snapshot, "the data of a snapshot is another one")
  }

  /// A report that names no loss is right.
  private func checkNothingLost(_ snapshot: Snapshot) throws {
    for tab in Tab.allCases {
      guard let frames = snapshot.paths[tab.rawValue] else { continue }
      try expect(store.depth(of: tab) == frames.count, "screens of \(tab) are lost unsaid")
    }
    try expect(
      store.modalPath.count == snapshot.modalPath.count, "screens of a modal are lost unsaid")
  }

  private mutating func count(_ kind: String) {
    tally[kind, default: 0] += 1
  }
}
