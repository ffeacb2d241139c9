import NavgenTemplate

/// What the parts of `NavgenView.swift` beside the tab view are made from: links between screens,
/// scrolling, and a bar of our own. The other keys of these parts are those of the whole file.
func viewBarRecord(_ model: NavigationModel) -> Record {
  [
    "isFloating": .flag(model.tabBar.style == .floating),
    "linkTitleArgumentList": .text(linkTitleArguments(model)),
    "routeLinkTypeName": .text("\(model.name)RouteLink"),
    "tabBarTypeName": .text("\(model.name)TabBar"),
    "badgeMarkTypeName": .text("\(model.name)BadgeMark"),
    "scrollAnchorTypeName": .text("\(model.name)ScrollAnchor"),
    "scrollRequestsTypeName": .text("\(model.name)ScrollRequests"),
    "scrollToAnchorTypeName": .text("\(model.name)ScrollToAnchor"),
    "scrollToEdgeTypeName": .text("\(model.name)ScrollToEdge"),
  ]
}

/// The title of a link is looked up where those of the tabs are.
private func linkTitleArguments(_ model: NavigationModel) -> String {
  let bundle = bundleExpression(model).map { ["bundle: \($0)"] } ?? []
  return parenthesized(["titleKey"] + bundle, column: "        SwiftUI.Text".count)
}
