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
    case symbols
    case schema
    case initialise = "init"
  }

  let kind: Kind
  /// One sentence.
  let summary: String
  /// What is asked about: a spec, but for one command.
  var operand = OperandSyntax.spec
  /// Whether more than one of those may be given.
  var takesSeveral = false
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
    symbols,
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
    groups: [
      [.output], [.tests, .module], [.checkFiles], [.watch], [.strict], [.allow],
      [.warn], [.deny], [.format],
    ])

  static let validate = CommandSyntax(
    kind: .validate,
    summary: "Checks specs and writes nothing.",
    takesSeveral: true,
    groups: [
      [.strict], [.allow], [.warn], [.deny], [.format], [.strings], [.symbols], [.systemSymbols],
    ])

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
    operand: .oldSpec,
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
  static let symbols = CommandSyntax(
    kind: .symbols,
    summary: "Finds SF Symbols by parts of their names, and tells where they are available.",
    operand: .search,
    takesSeveral: true,
    groups: [[.onlyFor], [.symbolsFormat], [.symbols], [.systemSymbols]])
}

/// An operand.
struct OperandSyntax: Sendable, Hashable {
  /// What stands for it in the help.
  let placeholder: String
  let summary: String

  static let spec = OperandSyntax(placeholder: "SPEC", summary: specSummary)
  static let oldSpec = OperandSyntax(placeholder: "OLD", summary: specSummary)
  static let search = OperandSyntax(
    placeholder: "SEARCH",
    summary: "Parts of a name or letters of them, such as 'cart badge'; all have to be there.")
  static let url = OperandSyntax(
    placeholder: "URL", summary: "As an app gets it, or a path within the app.")
  static let newSpec = OperandSyntax(
    placeholder: "NEW", summary: "The spec that takes its place.")
  static let newFile = OperandSyntax(
    placeholder: "FILE", summary: "Where the spec goes; \(InitRequest.usualPath) unless given.")
  static let id = OperandSyntax(
    placeholder: "ID", summary: "What stands in brackets behind a message.")

  private static let specSummary = "A YAML or JSON file, or '-' for standard input."
}
