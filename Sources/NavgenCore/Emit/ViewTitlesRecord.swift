import NavgenTemplate

/// What the labels of the items, and of links, are made of.
func viewTitlesRecord(_ model: NavigationModel) -> Record {
  let bundle = bundleExpression(model)
  // Images and the titles of links are looked up where the titles of the tabs are.
  let place = bundle.map { ["bundle: \($0)"] } ?? []
  return [
    "bundleText": .text(model.bundle.description),
    "titles": .list(
      model.viewItems.map { item in
        [
          "memberName": .text(item.name.member),
          "titleArgumentList": .text(
            textArguments(
              item.title, bundle: bundle, indentation: "        ".count, call: "return SwiftUI.Text"
            )
          ),
        ]
      }),
    "imageArgumentList": .text(
      parenthesized(["name"] + place, column: "        return SwiftUI.Image".count)),
    "linkTitleArgumentList": .text(
      parenthesized(["titleKey"] + place, column: "        SwiftUI.Text".count)),
  ]
}

/// The arguments of a `Text` that is looked up, with brackets.
///
/// - Parameter indentation: How deep the line is indented that they begin on, in columns.
func textArguments(
  _ title: TabTitle, bundle: String?, indentation: Int, call: String = "SwiftUI.Text"
) -> String {
  // Where the arguments need lines of their own, each is one step deeper and has a comma after it.
  func item(_ label: String, _ text: String) -> String {
    let column = indentation + "  ,".count + label.count
    guard label.isEmpty else { return label + wrappedStringLiteral(text, column: column) }
    return brokenStringLiteral(text, column: column) ?? stringLiteral(text)
  }
  var items = [item("", title.key)]
  if let table = title.table { items.append(item("tableName: ", table)) }
  if let bundle { items.append("bundle: \(bundle)") }
  if let comment = title.comment { items.append(item("comment: ", comment)) }
  return bracketed(items, in: ("(", ")"), column: indentation + call.count)
}

/// The bundle in which titles and images are looked up; `nil` for the one that is asked by default.
func bundleExpression(_ model: NavigationModel) -> String? {
  switch model.bundle {
  case .main: return nil
  case .module: return ".module"
  case .framework: return "Bundle(for: \(TypeNames(model)[.store]).self)"
  }
}

extension ResourceBundle {
  /// In the words of the documentation.
  fileprivate var description: String {
    switch self {
    case .main: return "the app's main bundle"
    case .module: return "the target's own resources"
    case .framework: return "the framework's bundle"
    }
  }
}
