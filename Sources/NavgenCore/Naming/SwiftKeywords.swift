/// The words that Swift reserves where a declaration or an expression may stand.
let swiftKeywords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
  "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
  "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
  "let", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "var", "where", "while",
]

/// The words that mean something else after a dot.
let memberKeywords: Set<String> = ["Protocol", "Self", "Type", "init", "self"]

/// The words that may not be an argument label.
let labelKeywords: Set<String> = ["inout", "let", "var"]
