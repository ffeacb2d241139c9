import NavgenSource

/// A command, its operands and its options: the table that both the reader and the help go by.
struct CommandSyntax: Sendable {
  enum Kind: String {
    case generate
    case validate
  }

  let kind: Kind
  /// One sentence.
  let summary: String
  /// Whether more than one spec may be given.
  let takesSeveralSpecs: Bool
  /// The options, those together that are written together in the usage line.
  let groups: [[OptionSyntax]]

  var name: String { kind.rawValue }
  var options: [OptionSyntax] { groups.flatMap(\.self) + [.help] }

  static let all = [generate, validate]

  static let generate = CommandSyntax(
    kind: .generate,
    summary: "Compiles a spec and writes its Swift files, those that changed.",
    takesSeveralSpecs: false,
    groups: [[.output], [.tests, .module], [.strict], [.format]])

  static let validate = CommandSyntax(
    kind: .validate,
    summary: "Checks specs and writes nothing.",
    takesSeveralSpecs: true,
    groups: [[.strict], [.format]])
}

/// An option, and what the help says of it.
struct OptionSyntax: Sendable, Hashable {
  /// With its hyphens.
  let name: String
  /// What stands for its value in the help; `nil` when it takes none.
  var placeholder: String?
  let summary: String

  static let output = OptionSyntax(
    name: "--output", placeholder: "DIR",
    summary: "Where the app's files go. At least one of this and --tests is needed.")
  static let tests = OptionSyntax(
    name: "--tests", placeholder: "DIR", summary: "Where the generated tests go.")
  static let module = OptionSyntax(
    name: "--module", placeholder: "NAME", summary: "The module that the tests import.")
  static let strict = OptionSyntax(name: "--strict", summary: "Counts warnings as errors.")
  static let format = OptionSyntax(
    name: "--format",
    placeholder: DiagnosticFormat.allCases.map(\.rawValue).joined(separator: "|"),
    summary: "How diagnostics are shown: text on a terminal, else xcode.")
  static let help = OptionSyntax(name: "--help", summary: "Shows this help.")
  static let version = OptionSyntax(name: "--version", summary: "Shows the version.")
}
