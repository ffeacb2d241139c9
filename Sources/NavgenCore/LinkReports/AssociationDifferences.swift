package import NavgenSource

/// What an `apple-app-site-association` file does otherwise than the one that navgen makes, in words; empty
/// when it hands the app the same addresses.
///
/// The file may serve other apps and other services too. Comments, the order of keys and what is the default
/// anyway make no difference.
package func associationDifferences(
  from expected: JSONValue, in file: JSONValue, appID: String
) -> [String] {
  guard let found = components(of: appID, in: file) else {
    return ["there is no entry for '\(appID)' in 'applinks.details'"]
  }
  let wanted = components(of: appID, in: expected) ?? []
  let missing = wanted.filter { !found.contains($0) }.map { "missing: \($0.words)" }
  let extra = found.filter { !wanted.contains($0) }.map { "too much: \($0.words)" }
  var differences = missing + extra
  if differences.isEmpty, found != wanted {
    differences.append("the components stand in another order, and the first match counts")
  }
  return differences + variableDifferences(from: expected, in: file)
}

/// The components of an app, without comments and defaults; `nil` when the file does not name the app.
private func components(of appID: String, in file: JSONValue) -> [JSONValue]? {
  let details = file["applinks"]?["details"]?.items ?? []
  let entries = details.filter { entry in
    entry["appID"] == .text(appID) || entry["appIDs"]?.items.contains(.text(appID)) == true
  }
  guard !entries.isEmpty else { return nil }
  let defaults = file["applinks"]?["defaults"]?.members ?? []
  return entries.flatMap { entry in
    let inherited = (entry["defaults"]?.members ?? []) + defaults
    return (entry["components"]?.items ?? []).map { normalised($0, inherited) }
  }
}

private let standardMembers: [JSONMember] = [
  JSONMember("/", "*"), JSONMember("?", "*"), JSONMember("#", "*"), JSONMember("exclude", false),
  JSONMember("caseSensitive", true), JSONMember("percentEncoded", true),
]

/// A component with its members in the order of their keys.
private func normalised(_ component: JSONValue, _ inherited: [JSONMember]) -> JSONValue {
  var members: [String: JSONValue] = [:]
  for member in component.members + inherited where members[member.key] == nil {
    members[member.key] = member.value
  }
  for member in standardMembers where members[member.key] == member.value {
    members[member.key] = nil
  }
  members["comment"] = nil
  return .sorted(members.mapValues { $0.members.isEmpty ? $0 : sorted($0.members) })
}

private func sorted(_ members: [JSONMember]) -> JSONValue {
  .object(members.sorted { $0.key < $1.key })
}

private func variableDifferences(from expected: JSONValue, in file: JSONValue) -> [String] {
  let found = file["applinks"]?["substitutionVariables"]
  return (expected["applinks"]?["substitutionVariables"]?.members ?? []).compactMap { variable in
    let values = Set(found?[variable.key]?.items ?? [])
    return values == Set(variable.value.items)
      ? nil : "the variable '\(variable.key)' has other values"
  }
}

extension JSONValue {
  /// A component on one line.
  fileprivate var words: String {
    renderJSON(self).split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
