import NavgenSource

/// A type as it is spelled, before anybody knows what its names mean.
indirect enum TypeSyntax {
  case name(Located<String>)
  case optional(TypeSyntax)
  case array(TypeSyntax)
}

/// What a parameter's text says: a type, and perhaps a default.
struct ParameterSyntax {
  let type: TypeSyntax
  let defaultText: Located<String>?
}

/// Why a text is not a type.
enum TypeFault {
  case missing
  case unexpected(Character)
  case unclosed
  case doubleOptional
  case tooDeep(limit: Int)
  case listCount(Int)
  case defaultInList
}

/// Reads `Name`, `[Type]` or `Type?`, and `= default` after it.
func parseParameter(
  _ text: Located<String>, diagnostics: inout DiagnosticList
) -> ParameterSyntax? {
  var cursor = TypeCursor(text.trimmed)
  switch cursor.parameter() {
  case .success(let syntax): return syntax
  case .failure(let problem):
    diagnostics.add(.malformedType(text, problem.fault, at: problem.place))
    return nil
  }
}

private struct TypeProblem: Error {
  let fault: TypeFault
  let place: SourceRange
}

/// A place in the text of a type, moving forward.
private struct TypeCursor {
  /// How many arrays may be inside each other; nobody needs as many.
  private static let depthLimit = 16

  private let text: Located<String>
  private var index: String.Index

  init(_ text: Located<String>) {
    self.text = text
    index = text.value.startIndex
  }

  mutating func parameter() -> Result<ParameterSyntax, TypeProblem> {
    type(depth: 0).flatMap { type in
      skipSpaces()
      guard let next else { return .success(ParameterSyntax(type: type, defaultText: nil)) }
      guard next == "=" else { return .failure(problem(.unexpected(next))) }
      let start = text.value.index(after: index)
      let value = text.part(start..<text.value.endIndex).trimmed
      return .success(ParameterSyntax(type: type, defaultText: value))
    }
  }

  private mutating func type(depth: Int) -> Result<TypeSyntax, TypeProblem> {
    guard depth < Self.depthLimit else {
      return .failure(problem(.tooDeep(limit: Self.depthLimit)))
    }
    return (next == "[" ? array(depth: depth) : name()).flatMap { type in
      guard next == "?" else { return .success(type) }
      advance()
      return next == "?" ? .failure(problem(.doubleOptional)) : .success(.optional(type))
    }
  }

  private mutating func array(depth: Int) -> Result<TypeSyntax, TypeProblem> {
    advance()
    skipSpaces()
    return type(depth: depth + 1).flatMap { element in
      skipSpaces()
      guard let next else { return .failure(problem(.unclosed)) }
      guard next == "]" else { return .failure(problem(.unexpected(next))) }
      advance()
      return .success(.array(element))
    }
  }

  private mutating func name() -> Result<TypeSyntax, TypeProblem> {
    let start = index
    while let next, next.isLetter || next.isNumber || next == "_" || next == "." { advance() }
    let name = text.part(start..<index)
    if isTypeName(name.value) { return .success(.name(name)) }
    guard name.value.isEmpty, let next else { return .failure(problem(.missing)) }
    return .failure(problem(next == "=" ? .missing : .unexpected(next)))
  }

  private var next: Character? {
    index < text.value.endIndex ? text.value[index] : nil
  }

  private mutating func advance() {
    index = text.value.index(after: index)
  }

  private mutating func skipSpaces() {
    while let next, next.isWhitespace { advance() }
  }

  private func problem(_ fault: TypeFault) -> TypeProblem {
    let end = index < text.value.endIndex ? text.value.index(after: index) : index
    return TypeProblem(fault: fault, place: text.part(index..<end).range)
  }
}
