package import NavgenSource

/// The `apple-app-site-association` file by which the hosts hand their addresses to the app: what is ignored
/// first, since the first match counts, then the more specific patterns before the others.
package func appSiteAssociation(_ model: NavigationModel, appID: String) -> JSONValue {
  let tree = LinkTree(model)
  let ignored = model.links.ignored.flatMap { path in
    withAndWithoutSlash(path.encodedText).map {
      siteComponent(
        $0, query: [], excluded: true, comment: "ignored", model.links.isCaseSensitive)
    }
  }
  let claimed = tree.inOrder.flatMap { tree.components(of: tree.variants[$0], model) }
  let details: JSONValue = [
    "appIDs": [.text(appID)], "components": .list(ignored + claimed),
  ]
  var members = [JSONMember("details", [details])]
  let variables = tree.choices
  if !variables.isEmpty {
    members.insert(JSONMember("substitutionVariables", .sorted(variables)), at: 0)
  }
  return ["applinks": .object(members)]
}

extension IgnoredPath {
  /// The path as it stands in a URL, with the `*` of one that takes all below it.
  fileprivate var encodedText: String {
    let path = segments.map { "/" + encodedSegment($0) }.joined()
    return takesRest ? path + "/*" : path.isEmpty ? "/" : path
  }
}

extension LinkTree {
  /// All variants, the more specific ones first.
  fileprivate var inOrder: [Int] {
    var found: [Int] = []
    func visit(_ node: Int) {
      for (_, child) in children(of: node) { visit(child) }
      found += nodes[node].ends
      found += nodes[node].rests.flatMap(\.variants)
    }
    visit(0)
    return found
  }

  /// The ids of the enums in patterns, by their names.
  fileprivate var choices: [String: JSONValue] {
    var choices: [String: JSONValue] = [:]
    for variant in variants {
      let types = variant.segments.compactMap(\.type) + variant.requiredQuery.map(\.type)
      for type in types {
        guard case .choice(let ids) = type.kind else { continue }
        choices[type.name] = .list(ids.all.map(JSONValue.text))
      }
    }
    return choices
  }

  /// The components of a variant: two where a `/` at the end, or a rest, may be there or not.
  fileprivate func components(of variant: LinkVariant, _ model: NavigationModel) -> [JSONValue] {
    let entry = entries[variant.entry]
    let segments = zip(entry.pattern.segments, variant.segments).map { segment, form in
      sitePattern(segment, form)
    }
    let path = segments.map { "/\($0)" }.joined()
    let paths =
      variant.rest == nil
      ? withAndWithoutSlash(path.isEmpty ? "/" : path) : [path, "\(path)/*"]
    let query = zip(entry.pattern.query, variant.query).filter(\.1.isRequired).map { item, form in
      JSONMember(encodedQueryText(item.key), .text(form.type.sitePattern(isWhole: false)))
    }
    return paths.filter { !$0.isEmpty }.map {
      siteComponent(
        $0, query: query, excluded: false, comment: model.name(of: entry.target).words,
        model.links.isCaseSensitive)
    }
  }

  private func sitePattern(_ segment: LinkSegment, _ form: SegmentForm) -> String {
    switch segment {
    case .literal(let text): return encodedSegment(text)
    case .rest: return "*"
    case .placeholder(let prefix, _, let suffix):
      let isWhole = prefix.isEmpty && suffix.isEmpty
      let value = form.type?.sitePattern(isWhole: isWhole) ?? "?*"
      return encodedSegment(prefix) + value + encodedSegment(suffix)
    }
  }
}

extension SegmentForm {
  fileprivate var type: LinkValueType? {
    if case .placeholder(_, let type, _) = self { type } else { nil }
  }
}

extension LinkValueType {
  /// - Parameter isWhole: Whether it is a whole segment, which is never empty.
  fileprivate func sitePattern(isWhole: Bool) -> String {
    switch kind {
    case .choice: return "$(\(name))"
    case .external, .builtIn(.string): return isWhole ? "?*" : "*"
    case .builtIn: return "?*"
    }
  }
}

/// A path, and the same with a `/` at its end, which the app takes for the same. A `*` stands for any text
/// and so for that too.
private func withAndWithoutSlash(_ path: String) -> [String] {
  path.hasSuffix("*") || path.hasSuffix("/") ? [path] : [path, "\(path)/"]
}

private func siteComponent(
  _ path: String, query: [JSONMember], excluded: Bool, comment: String, _ isCaseSensitive: Bool
) -> JSONValue {
  var members = [JSONMember("/", .text(path))]
  if !query.isEmpty { members.append(JSONMember("?", .object(query))) }
  if excluded { members.append(JSONMember("exclude", true)) }
  if !isCaseSensitive { members.append(JSONMember("caseSensitive", false)) }
  members.append(JSONMember("comment", .text(comment)))
  return .object(members)
}
