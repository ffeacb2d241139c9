/// A tab, a route or a modal, as far as its links go.
struct LinkedScreen {
  let id: String
  let parameters: [RouteParameter]
  /// The first one is the one that is built.
  let patterns: [LinkPattern]
}

extension NavigationModel {
  /// Everything that may have links, in the order of the spec.
  var linkedScreens: [LinkedScreen] {
    tabs.map { LinkedScreen(id: $0.id, parameters: [], patterns: $0.links) }
      + routes.map { LinkedScreen(id: $0.id, parameters: $0.parameters, patterns: $0.links) }
      + modals.map { LinkedScreen(id: $0.id, parameters: $0.parameters, patterns: $0.links) }
  }
}

extension NavigationModel {
  /// The pattern of each that is built, in the order of the spec.
  var builtPatterns: [LinkPattern] { linkedScreens.compactMap(\.patterns.first) }
}

extension LinkPattern {
  /// The texts that stand in it as they are: segments, what stands around placeholders, keys of the query.
  var literals: [String] {
    let texts = segments.flatMap { segment -> [String] in
      switch segment {
      case .literal(let text): return [text]
      case .placeholder(let prefix, _, let suffix): return [prefix, suffix]
      case .rest: return []
      }
    }
    return (texts + query.map(\.key)).filter { !$0.isEmpty }
  }

  /// The indexes of the parameters that it carries.
  var parameters: Set<Int> {
    let inPath = segments.compactMap { segment -> Int? in
      switch segment {
      case .literal: return nil
      case .placeholder(_, let parameter, _), .rest(let parameter): return parameter
      }
    }
    return Set(inPath + query.map(\.parameter))
  }
}
