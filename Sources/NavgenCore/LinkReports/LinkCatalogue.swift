/// What there is to say of one pattern.
package struct CataloguedLink: Sendable {
  package struct Parameter: Equatable, Sendable {
    package let id: String
    package let type: String
    package let isRequired: Bool
    package let sample: String
  }

  package let pattern: String
  package let target: LinkTargetName
  /// The tab it lands in; `nil` for a modal.
  package let tab: String?
  /// The routes below, outermost first.
  package let parents: [String]
  /// The ids of the flags without which it does not open there.
  package let flags: [String]
  /// Those of the pattern, in its order.
  package let parameters: [Parameter]
  package let until: String?
  /// A sample address for each host and each scheme.
  package let urls: [String]
}

/// All patterns of a model, in the order of the file.
package func linkCatalogue(_ model: NavigationModel) -> [CataloguedLink] {
  model.linkEntries.map { entry in
    var tab: String?
    var parents: [String] = []
    switch entry.target {
    case .tab(let index): tab = model.tabs[index].id
    case .route(let index):
      tab = model.tabs[model.routes[index].tabs?.first ?? 0].id
      parents = model.routes[index].parents.map { model.routes[$0.route].id }
    case .modal: break
    }
    return CataloguedLink(
      pattern: entry.pattern.text, target: model.name(of: entry.target), tab: tab,
      parents: parents, flags: model.flags(of: entry.target), parameters: entry.catalogued,
      until: entry.pattern.until, urls: model.links.allURLs(entry.sampleAddress))
  }
}

extension LinkEntry {
  fileprivate var catalogued: [CataloguedLink.Parameter] {
    let inPath = pattern.segments.compactMap { segment in
      switch segment {
      case .literal: return nil as Int?
      case .placeholder(_, let parameter, _), .rest(let parameter): return parameter
      }
    }
    return (inPath + pattern.query.map(\.parameter)).map { index in
      let parameter = parameters[index]
      return CataloguedLink.Parameter(
        id: parameter.id, type: parameter.type.spelling, isRequired: !parameter.canBeAbsent,
        sample: linkSample(parameter.type))
    }
  }

  /// An address with a value for every parameter.
  fileprivate var sampleAddress: String {
    let path = pattern.segments.flatMap { segment -> [String] in
      switch segment {
      case .literal(let text): return [text]
      case .placeholder(let prefix, let parameter, let suffix):
        return [prefix + linkSample(parameters[parameter].type) + suffix]
      case .rest(let parameter): return parameters[parameter].linkSamples
      }
    }
    let query = pattern.query.flatMap { item in
      parameters[item.parameter].linkSamples.map { (key: item.key, value: $0) }
    }
    return encodedAddress(path: path, query: query)
  }
}

extension LinkSettings {
  /// An address at every host, then with every scheme.
  fileprivate func allURLs(_ address: String) -> [String] {
    let hosts = hosts.map { host in
      switch host {
      case .exact(let name): return name
      case .subdomains(let name): return "www.\(name)"
      }
    }
    return hosts.map { LinkSettings.base(host: $0) + address }
      + schemes.map { url(address, scheme: $0) }
  }
}
