import NavgenSource
import NavgenYAML

// The next step where a word stands for a map, as in a short form that there is not.
extension Diagnostic {
  /// For `tabBar: floating`, and for `tabBar: hidden`, which belongs to a route.
  static func tabBarHelp(instead field: Field) -> String? {
    guard let word = field.word else { return nil }
    if TabBarStyle(rawValue: word) != nil { return "write '{ style: \(word) }'" }
    guard Visibility(rawValue: word) != nil else { return nil }
    return "write it in each route that hides the bar, as 'tabBar: hidden'"
  }

  /// For `welcome: cover`.
  static func modalHelp(instead field: Field) -> String? {
    guard let word = field.word, ModalStyle(rawValue: word) != nil else { return nil }
    return "write '{ style: \(word) }'"
  }
}

extension Field {
  fileprivate var word: String? {
    if case .scalar(let scalar) = node.content { scalar.text } else { nil }
  }
}
