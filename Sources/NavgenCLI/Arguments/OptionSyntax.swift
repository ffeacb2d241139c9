import NavgenCore
import NavgenSource

/// An option, and what the help says of it.
struct OptionSyntax: Sendable, Hashable {
  /// With its hyphens.
  let name: String
  /// What stands for its value in the help; `nil` when it takes none.
  var placeholder: String?
  let summary: String
  /// Whether the command is incomplete without it.
  var isRequired = false
  /// Whether it may be given several times.
  var isRepeatable = false

  static let output = OptionSyntax(
    name: "--output", placeholder: "DIR",
    summary: "Where the app's files go. At least one of this and --tests is needed.")
  static let tests = OptionSyntax(
    name: "--tests", placeholder: "DIR", summary: "Where the generated tests go.")
  static let module = OptionSyntax(
    name: "--module", placeholder: "NAME", summary: "The module that the tests import.")
  static let name = OptionSyntax(
    name: "--name", placeholder: "NAME",
    summary: "Begins the names of the generated types; that of the folder unless given.")
  static let checkFiles = OptionSyntax(
    name: "--check",
    summary: "Writes nothing, shows how the files differ, and fails if any does or is left over.")
  static let watch = OptionSyntax(
    name: "--watch", summary: "Goes on, and generates again after each change of the spec.")
  static let strict = OptionSyntax(name: "--strict", summary: "Counts warnings as errors.")
  static let allow = OptionSyntax(
    name: "--allow", placeholder: "ID",
    summary:
      "Does not give this warning. Like the next two it counts more than 'lint' of the spec.",
    isRepeatable: true)
  static let warn = OptionSyntax(
    name: "--warn", placeholder: "ID", summary: "Gives this warning, such as an optional one.",
    isRepeatable: true)
  static let deny = OptionSyntax(
    name: "--deny", placeholder: "ID",
    summary: "Counts this warning as an error. 'all' stands for every one that is not named.",
    isRepeatable: true)
  static let strings = OptionSyntax(
    name: "--strings", placeholder: "FILE",
    summary: "Looks the titles up in this string catalogue, a file TABLE.xcstrings.",
    isRepeatable: true)
  static let format = OptionSyntax(
    name: "--format", placeholder: "FORMAT",
    summary: "How diagnostics are shown: \(formats); text on a terminal, else xcode.")
  private static let formats = DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ", ")
  static let resolveFormat = OptionSyntax(
    name: "--format", placeholder: forms(ResolveRequest.Format.self),
    summary: "How the answer is shown: text unless given.")
  static let linksFormat = OptionSyntax(
    name: "--format", placeholder: forms(LinksRequest.Format.self),
    summary: "How the list is shown: markdown unless given; simctl is a shell script.")
  static let checkLock = OptionSyntax(
    name: "--check", summary: "Writes nothing, and fails when there is something to record.")
  static let differenceFormat = OptionSyntax(
    name: "--format", placeholder: forms(DifferenceFormat.self),
    summary: "How differences are shown: text unless given.")
  static let appID = OptionSyntax(
    name: "--app-id", placeholder: "TEAMID.BUNDLE", summary: "The app that opens the URLs.",
    isRequired: true)
  static let check = OptionSyntax(
    name: "--check", placeholder: "FILE",
    summary: "Says how this file differs, and fails if it does; writes nothing else.")
  static let onlyFor = OptionSyntax(
    name: "--spec", placeholder: "SPEC",
    summary: "Finds only what all deployment targets of this spec have.")
  static let symbolsFormat = OptionSyntax(
    name: "--format", placeholder: forms(SymbolsRequest.Format.self),
    summary: "How the symbols are shown: text unless given.")
  static let symbols = OptionSyntax(
    name: "--symbols", placeholder: "FILE",
    summary: "Knows the symbols of this name_availability.plist too.")
  static let systemSymbols = OptionSyntax(
    name: "--system-symbols", summary: "Knows the symbols of this Mac too.")
  static let help = OptionSyntax(name: "--help", summary: "Shows this help.")
  static let version = OptionSyntax(name: "--version", summary: "Shows the version.")
}

/// The values of an option that has only some, as the help shows them.
private func forms<Format: CaseIterable & RawRepresentable>(_: Format.Type) -> String
where Format.RawValue == String {
  Format.allCases.map(\.rawValue).joined(separator: "|")
}
