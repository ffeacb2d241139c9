import NavgenCore
import NavgenSource

/// A command, its operands and its options: the table that both the reader and the help go by.
struct CommandSyntax: Sendable {
  enum Kind: String {
    case generate
    case validate
    case resolve
    case links
    case aasa
    case urlTypes = "url-types"
    case lock
    case diff
    case explain
    case schema
    case initialise = "init"
  }

  let kind: Kind
  /// One sentence.
  let summary: String
  /// Whether more than one spec may be given.
  var takesSeveralSpecs = false
  /// What the help calls the spec.
  var specPlaceholder = "SPEC"
  /// What is given in place of specs, any number of times; `nil` where specs are.
  var listedOperand: OperandSyntax?
  /// Whether neither a spec nor a list is given.
  var takesNoSpec = false
  /// What may be given in place of a spec, once.
  var optionalOperand: OperandSyntax?
  /// What is expected behind the spec, if anything is.
  var secondOperand: OperandSyntax?
  /// The options, those together that are written together in the usage line.
  let groups: [[OptionSyntax]]

  var name: String { kind.rawValue }
  var options: [OptionSyntax] { groups.flatMap(\.self) + [.help] }

  static let all = [
    initialise, generate, validate, resolve, links, aasa, urlTypes, lock, diff, explain, schema,
  ]

  static let initialise = CommandSyntax(
    kind: .initialise,
    summary: "Writes a spec to begin with, and its schema for editors.",
    takesNoSpec: true,
    optionalOperand: .newFile,
    groups: [[.name]])

  static let generate = CommandSyntax(
    kind: .generate,
    summary: "Compiles a spec and writes its Swift files, those that changed.",
    groups: [[.output], [.tests, .module], [.checkFiles], [.watch], [.strict], [.format]])

  static let validate = CommandSyntax(
    kind: .validate,
    summary: "Checks specs and writes nothing.",
    takesSeveralSpecs: true,
    groups: [[.strict], [.format]])

  static let resolve = CommandSyntax(
    kind: .resolve,
    summary: "Says what a URL opens, and why the other patterns do not.",
    secondOperand: .url,
    groups: [[.resolveFormat]])

  static let links = CommandSyntax(
    kind: .links,
    summary: "Lists every link pattern with sample URLs.",
    groups: [[.linksFormat]])

  static let aasa = CommandSyntax(
    kind: .aasa,
    summary: "Writes the apple-app-site-association file, or compares one with it.",
    groups: [[.appID], [.check]])

  static let urlTypes = CommandSyntax(
    kind: .urlTypes,
    summary: "Writes the property list with the URL types of Info.plist.",
    groups: [])

  static let lock = CommandSyntax(
    kind: .lock,
    summary: "Records what a spec saves in the lock beside it.",
    groups: [[.checkLock], [.format]])

  static let diff = CommandSyntax(
    kind: .diff,
    summary: "Tells what a new spec breaks for links, saved state and code.",
    specPlaceholder: "OLD",
    secondOperand: .newSpec,
    groups: [[.differenceFormat]])

  static let explain = CommandSyntax(
    kind: .explain,
    summary: "Tells what diagnostics mean and what to do, or lists them all.",
    listedOperand: .id,
    groups: [])

  static let schema = CommandSyntax(
    kind: .schema,
    summary: "Prints the JSON Schema of specs, by which editors help to write them.",
    takesNoSpec: true,
    groups: [])
}

/// An operand that is no spec, or one behind it.
struct OperandSyntax: Sendable, Hashable {
  /// What stands for it in the help.
  let placeholder: String
  let summary: String

  static let url = OperandSyntax(
    placeholder: "URL", summary: "As an app gets it, or a path within the app.")
  static let newSpec = OperandSyntax(
    placeholder: "NEW", summary: "The spec that takes its place.")
  static let newFile = OperandSyntax(
    placeholder: "FILE", summary: "Where the spec goes; \(InitRequest.usualPath) unless given.")
  static let id = OperandSyntax(
    placeholder: "ID", summary: "What stands in brackets behind a message.")
}

/// An option, and what the help says of it.
struct OptionSyntax: Sendable, Hashable {
  /// With its hyphens.
  let name: String
  /// What stands for its value in the help; `nil` when it takes none.
  var placeholder: String?
  let summary: String
  /// Whether the command is incomplete without it.
  var isRequired = false

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
  static let help = OptionSyntax(name: "--help", summary: "Shows this help.")
  static let version = OptionSyntax(name: "--version", summary: "Shows the version.")
}

/// The values of an option that has only some, as the help shows them.
private func forms<Format: CaseIterable & RawRepresentable>(_: Format.Type) -> String
where Format.RawValue == String {
  Format.allCases.map(\.rawValue).joined(separator: "|")
}
