import NavgenSource
import NavgenYAML

// The next step where a word stands for a map, as in a short form that there is not.
extension Diagnostic {
  /// For `tabBar: floating`, and for `tabBar: hidden`, which belongs to a route.
  static func tabBarHelp(instead field: Field) -> String? {
    guard let word = field.word else { return nil }
    if TabBarStyle(rawValue: word) != nil { return "write '{ style: \(word) }'" }
    if word.lowercased().hasPrefix("sidebar") { return "write '{ sidebar: true }'" }
    guard Visibility(rawValue: word) != nil else { return nil }
    return "write it in each route that hides the bar, as 'tabBar: hidden'"
  }

  /// For `Sort: [price, name]`, and for `Item: Models.Item`, which gives a type a second name.
  static func typeHelp(instead field: Field) -> String? {
    switch field.node.content {
    case .sequence: return "write '{ cases: [a, b] }' for a new enum"
    case .scalar(let scalar) where scalar.text == "enum":
      return "write '{ cases: [a, b] }' for a new enum"
    case .scalar: return "write '{}'; the key is the name of the type in Swift"
    case .mapping: return nil
    }
  }

  /// For `defaultVisibility: hidden`.
  static func visibilityHelp(instead field: Field) -> String? {
    guard let word = field.word, Visibility(rawValue: word) != nil else { return nil }
    return "write where, as in '{ tabBar: \(word) }'"
  }

  /// For `product: /products/:id`.
  static func linkHelp(instead field: Field) -> String? {
    guard let word = field.word, word.hasPrefix("/") else { return nil }
    return "write \(quoted("{ link: \(word) }"))"
  }

  /// For `welcome: cover`.
  static func modalHelp(instead field: Field) -> String? {
    guard let word = field.word, ModalStyle(rawValue: word) != nil else { return nil }
    return "write '{ style: \(word) }'"
  }
}

/// Where the name of a module goes, for one that stands elsewhere.
func moduleHelp(for entry: YAMLEntry) -> String {
  switch entry.value.content {
  case .scalar(let scalar) where !scalar.isNull: return "as 'imports: [\(scalar.text)]'"
  default: return "in 'imports', a list of all modules that the spec names types of"
  }
}

/// The next step for a parameter that stands beside `params`.
func parameterHelp(instead entry: YAMLEntry) -> String? {
  guard case .scalar(let scalar) = entry.value.content else { return nil }
  let type = scalar.text.prefix { $0.isLetter || $0.isNumber }
  guard BuiltInType(rawValue: String(type)) != nil else { return nil }
  let written = entry.value.range.text
  return "write it in 'params', as in 'params: { \(entry.key.value): \(written) }'"
}

extension Field {
  fileprivate var word: String? {
    if case .scalar(let scalar) = node.content { scalar.text } else { nil }
  }
}
