/// Why a command is not carried out for a spec that may be without errors.
enum Refusal {
  case noHosts
  case noSchemes
  /// Two specs would write one lock.
  case sharedLock(String, other: String)

  var message: String {
    switch self {
    case .noHosts: return "the spec has no hosts, so no website can hand its addresses to the app"
    case .noSchemes: return "the spec has no schemes, so there is nothing to claim"
    case .sharedLock(let lock, let other):
      return "'\(lock)' would be the lock of '\(other)' too; give one of the specs another name"
    }
  }
}
