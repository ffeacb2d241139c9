import NavgenSource

/// What an address does, and why.
package struct LinkResolution: Sendable {
  package enum Outcome: String, Sendable {
    case opened
    case ignored
    case notFound
    case invalid
  }

  package let outcome: Outcome
  /// Why nothing opens; `nil` when something does.
  package let reason: String?
  /// The id of the tab that is selected; `nil` for a modal, and when nothing opens.
  package let tab: String?
  /// What is pushed in the tab: the parents, outermost first, and the route.
  package let path: [LinkFrame]
  package let modal: LinkFrame?
  /// The ids of the flags without which it does not open there.
  package let flags: [String]
  /// The patterns that have the outer form of the address, the more specific ones first; those that begin as it
  /// does, when none has its form.
  package let candidates: [LinkCandidate]
}

/// A route or a modal, with its values.
package struct LinkFrame: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case one(String)
    case several([String])
  }

  /// As written in the spec.
  package let id: String
  /// What each parameter is, as canonical text, in the order of the spec. What is `nil`, and what is a default
  /// that only the app can tell, is left out.
  package let values: [(id: String, value: Value)]

  package static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.values.elementsEqual(right.values, by: ==)
  }
}

/// A pattern that an address may have meant.
package struct LinkCandidate: Sendable {
  package let entry: LinkEntry
  package let verdict: Verdict

  package enum Verdict: Equatable, Sendable {
    case won
    /// It matches too, but this other pattern is more specific.
    case lessSpecific(than: String)
    /// It does not match, and why.
    case mismatch(String)
  }
}

extension LinkCandidate.Verdict {
  /// Why a pattern lost; `nil` for the one that won.
  var reason: String? {
    switch self {
    case .won: return nil
    case .lessSpecific(let winner): return "\(quoted(winner)) is more specific"
    case .mismatch(let reason): return reason
    }
  }
}
