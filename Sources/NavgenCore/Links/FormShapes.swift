extension LinkReader {
  /// All texts of a form, as the union of some shapes. A few of the texts may be no values, such as a day that
  /// no month has.
  func shapes(of form: SegmentForm) -> [TextShape] {
    switch form {
    case .literal(let text): return [TextShape(text: text, isCaseSensitive: isCaseSensitive)]
    case .placeholder(let prefix, let type, let suffix):
      let head = TextShape(text: prefix, isCaseSensitive: isCaseSensitive)
      let tail = TextShape(text: suffix, isCaseSensitive: isCaseSensitive)
      return type.shapes.map { head + $0 + tail }
    }
  }
}

extension LinkValueType {
  fileprivate var shapes: [TextShape] {
    if let texts { return texts.map { TextShape(text: $0) } }
    switch kind {
    case .builtIn(.int): return ["9+", "s9+"].map(TextShape.init)
    case .builtIn(.double): return decimalShapes
    case .builtIn(.uuid): return [TextShape("hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh")]
    case .builtIn(.date): return momentShapes
    case .builtIn(.url): return [TextShape("*+")]
    case .builtIn, .choice, .external: return [TextShape(""), TextShape("*+")]
    }
  }
}

private let decimalShapes: [TextShape] = ["", "s"].flatMap { sign in
  ["9+", "9+.", "9+.9+", ".9+"].flatMap { mantissa in
    ["", "e9+", "es9+"].map { TextShape(sign + mantissa + $0) }
  }
}

private let momentShapes: [TextShape] =
  [TextShape("9999-99-99")]
  + ["", ".9+"].flatMap { fraction in
    ["Z", "s99:99"].map { TextShape("9999-99-99T99:99:99\(fraction)\($0)") }
  }
