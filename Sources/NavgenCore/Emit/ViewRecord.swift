import NavgenTemplate

/// The most tabs that one block of SwiftUI's tab builder takes.
private let tabBlockLimit = 10

/// What `NavgenView.swift` is made from.
func viewRecord(_ model: NavigationModel) -> Record {
  imports(["SwiftUI"], access: model.access)
    .merging(block(model.tabs[...], typeName: TypeNames(model).tab)) { $1 }
    .merging(["titledTabs": .list(model.tabs.map(titleRecord))]) { $1 }
}

/// Tabs side by side as far as a block takes them, else in groups of nearly equal size, to any depth.
private func block(_ tabs: ArraySlice<Tab>, typeName: String) -> Record {
  guard tabs.count > tabBlockLimit else {
    let records = tabs.map { tabRecord($0, typeName: typeName) }
    return ["groups": .list([]), "tabs": .list(records)]
  }
  var size = tabBlockLimit
  while size * tabBlockLimit < tabs.count { size *= tabBlockLimit }
  let groups = stride(from: tabs.startIndex, to: tabs.endIndex, by: size).map {
    block(tabs[$0..<min($0 + size, tabs.endIndex)], typeName: typeName)
  }
  return ["groups": .list(groups), "tabs": .list([])]
}

private func tabRecord(_ tab: Tab, typeName: String) -> Record {
  let member = tab.name.member
  let stack = [".\(member)", "path: $store.\(tab.name.pathName)"]
  return [
    "memberName": .text(member),
    "valueList": .text(
      parenthesized(
        ["value: \(typeName).\(member)"], column: deepestTab + "SwiftUI.Tab".count + " {".count)),
    "stackArgumentList": .text(parenthesized(stack, column: deepestTab + "  stack".count)),
  ]
}

/// The columns before a tab in two groups, as deep as a hundred tabs go.
private let deepestTab = 12

private func titleRecord(_ tab: Tab) -> Record {
  [
    "memberName": .text(tab.name.member),
    "titleArgumentList": .text(titleArguments(tab.title)),
  ]
}

private func titleArguments(_ title: TabTitle) -> String {
  func item(_ label: String, _ text: String) -> String {
    let column = label.isEmpty ? 0 : "          ".count + label.count + 1
    return label + wrappedStringLiteral(text, column: column)
  }
  var items = [item("", title.key)]
  if let table = title.table { items.append(item("tableName: ", table)) }
  if let comment = title.comment { items.append(item("comment: ", comment)) }
  return bracketed(items, in: ("(", ")"), column: "        return Text".count)
}
