/// What views keep from one evaluation to the next, by identity.
///
/// What an evaluation does not ask for is gone after it, as its view is.
@MainActor final class Memory {
  private struct Key: Hashable {
    let identity: Identity
    let name: String
  }

  private var kept: [Key: AnyObject] = [:]
  private var used: Set<Key> = []

  nonisolated init() {}

  /// The object that a view keeps under a name, made where there is none of that type.
  func object<T: AnyObject>(_ name: String, at identity: Identity, make: () -> T) -> T {
    let key = Key(identity: identity, name: name)
    used.insert(key)
    if let object = kept[key] as? T { return object }
    let object = make()
    kept[key] = object
    return object
  }

  /// Ends an evaluation: forgets what it did not use.
  func forgetUnused() {
    kept = kept.filter { used.contains($0.key) }
    used = []
  }
}
