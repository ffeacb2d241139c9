import NavgenCore
import NavgenSource

/// Why a spec without errors does not have what a command needs.
enum Refusal {
  case noHosts
  case noSchemes
  /// - Parameter nearest: A symbol that may be meant.
  case noSymbol(search: String, nearest: String?)

  var message: String {
    switch self {
    case .noHosts: return "the spec has no hosts, so no website can hand its addresses to the app"
    case .noSchemes: return "the spec has no schemes, so there is nothing to claim"
    case .noSymbol(let search, let nearest):
      return "no symbol has \(quoted(search))\(nearest.map { "; \(symbolQuestion($0))" } ?? "")"
    }
  }
}
