import NavgenCore
import NavgenSource

/// Reads what `navgen aasa` is asked for.
func readAssociation(
  _ spec: SpecSource, _ arguments: ParsedArguments
) -> Result<Invocation, UsageMistake> {
  guard let appID = arguments.values[.appID] else {
    return .failure(.missingOption(.appID, of: arguments.command))
  }
  guard isAppID(appID) else { return .failure(.invalidAppID(appID)) }
  let checked = arguments.values[.check].map(SpecSource.init(operand:))
  if checked == .standardInput, spec == .standardInput {
    return .failure(.repeatedInput(of: arguments.command))
  }
  return .success(
    .association(AssociationRequest(spec: spec, appID: appID, checked: checked)))
}

/// Whether a text can be a team's prefix, which has ten letters and digits, and a bundle's id. A prefix that is
/// forgotten would be found on devices only.
private func isAppID(_ text: String) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count > 1, parts[0].count == 10, parts[0].allSatisfy(\.isTeamCharacter) else {
    return false
  }
  return parts.allSatisfy { part in
    !part.isEmpty
      && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}

extension Character {
  fileprivate var isTeamCharacter: Bool { isASCII && (isUppercase || isNumber) }
}
