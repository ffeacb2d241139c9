// What the diagnostics of the syntax call the parts of a document.

/// The brackets that a collection may stand in, as the opening one is written.
enum Bracket: String {
  case square = "["
  case curly = "{"

  var closing: String { self == .square ? "]" : "}" }
}

/// A collection without brackets, whose levels the columns tell.
enum BlockKind {
  case map
  case list

  var name: String { self == .map ? "map" : "list" }
  /// What each entry begins with.
  var part: String { self == .map ? "a key" : "'-'" }
}

/// What should stand where something else does.
enum Expectation {
  case value
  case endOfLine
  case endOfFile

  var words: String {
    switch self {
    case .value: return "a value"
    case .endOfLine: return "the end of the line"
    case .endOfFile: return "the end of the file"
    }
  }

  var help: String {
    switch self {
    case .value: return "write one before it, or remove it"
    case .endOfLine: return "begin the text on the next line"
    case .endOfFile: return "put everything into one map, in brackets or without"
    }
  }
}
