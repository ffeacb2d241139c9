/// The words that Swift reserves where a declaration or an expression may stand.
let swiftKeywords: Set<String> = [
  "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while",
]

/// The words that mean something else after a dot.
let memberKeywords: Set<String> = ["init", "self"]

/// The words that no declared label may be.
let labelKeywords: Set<String> = ["inout", "let", "var"]

/// The words that no type can be named.
let reservedTypeWords: Set<String> = ["Any", "Protocol", "Self", "Type"]
