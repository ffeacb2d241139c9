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
  let (known, own) = (Set(found.map(\.meaning)), Set(wanted.map(\.meaning)))
  let missing = wanted.filter { !known.contains($0.meaning) }.map { "missing: \($0.words)" }
  let extra = found.filter { !own.contains($0.meaning) }.map { "too much: \($0.words)" }
  var differences = missing + extra
  if differences.isEmpty, found.map(\.meaning) != wanted.map(\.meaning) {
    differences.append("the components stand in another order, and the first match counts")
  }
  return differences + variableDifferences(from: expected, in: file)
}

/// A component as it is compared, and as it is written.
private struct SiteComponent {
  /// Without comments and defaults.
  let meaning: JSONValue
  let written: JSONValue
}

/// The components of an app; `nil` when the file does not name the app.
private func components(of appID: String, in file: JSONValue) -> [SiteComponent]? {
  let details = file["applinks"]?["details"]?.items ?? []
  let entries = details.filter { entry in
    entry["appID"] == .text(appID) || entry["appIDs"]?.items.contains(.text(appID)) == true
  }
  guard !entries.isEmpty else { return nil }
  let defaults = file["applinks"]?["defaults"]?.members ?? []
  return entries.flatMap { entry in
    let inherited = (entry["defaults"]?.members ?? []) + defaults
    return (entry["components"]?.items ?? []).map {
      SiteComponent(meaning: normalised($0, inherited), written: $0)
    }
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

extension SiteComponent {
  /// On one line, as the file has it but for the comment.
  fileprivate var words: String {
    let members = written.members.filter { $0.key != "comment" }
    return renderJSON(written.members.isEmpty ? written : .object(members)).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
