/// Why a spec without errors does not have what a command needs.
enum Refusal {
  case noHosts
  case noSchemes

  var message: String {
    switch self {
    case .noHosts: return "the spec has no hosts, so no website can hand its addresses to the app"
    case .noSchemes: return "the spec has no schemes, so there is nothing to claim"
    }
  }
}
