import NavgenTemplate

/// What `NavgenStore.swift` is made from.
func storeRecord(_ model: NavigationModel) -> Record {
  let plainTabs = model.tabs.filter { !$0.hasBadge }.map { ".\($0.name.member)" }
  return storeImports(model).merging([
    "startText": .text(startText(model)),
    "startParameterList": .text(startParameters(model)),
    "firstTabMemberName": .text(model.tabs.first?.name.member ?? ""),
    "landingConditionList": .text(landingConditions(model)),
    "hasFlaggedResults": .flag(model.hasFlaggedRoutes && model.hasRouteResults),
    "hasPlainTabs": .flag(!plainTabs.isEmpty),
    "plainTabList": .text(patternList(plainTabs)),
    "tabs": .list(model.tabs.indices.map { tabRecord(model.tabs[$0], $0, in: model) }),
  ]) { $1 }
  .merging(resultsRecord(model)) { $1 }
  .merging(snapshotsRecord(model)) { $1 }
}

/// Only a public class shows its conformance to `Observable`; for a `package` one the compiler warns of
/// `package import`.
private func storeImports(_ model: NavigationModel) -> Record {
  let isShown = model.access == .public
  return imports(
    model.resultModules + (model.hasLinks ? ["Foundation"] : [])
      + (isShown ? ["Observation"] : []),
    hidden: isShown ? [] : ["Observation"], access: model.access)
}

private func startText(_ model: NavigationModel) -> String {
  model.hasModals
    ? "Starts with a tab selected, every tab at its root and no modal."
    : "Starts with a tab selected and every tab at its root."
}

private func startParameters(_ model: NavigationModel) -> String {
  let names = TypeNames(model)
  var parameters = ["selection: \(names[.tab]) = .\(model.tabs[model.start].name.member)"]
  if !model.flags.isEmpty {
    let parameter = "flags: \(names[.flags]) = \(names[.flags])()"
    let isLong = "    ".count + parameter.count > lineWidth
    parameters.append(isLong ? "flags: \(names[.flags]) = .init()" : parameter)
  }
  return parenthesized(parameters, column: "  \(model.access.modifier)init".count + " {".count)
}

/// What must hold for a push to land in the tab it aims at.
private func landingConditions(_ model: NavigationModel) -> String {
  let tab = model.hasFlaggedTabs ? "isVisible(target), " : ""
  let route = model.hasFlaggedRoutes ? "mayStand(route, in: target)" : "route.isAllowed(in: target)"
  return tab + route
}

private func tabRecord(_ tab: Tab, _ index: Int, in model: NavigationModel) -> Record {
  let path = PathRules(index, in: model)
  return [
    "memberName": .text(tab.name.member),
    "pathName": .text(tab.name.pathName),
    "stackName": .text(tab.name.stackName),
    "scrollRequestsName": .text("\(tab.name.text)ScrollRequests"),
    "hasBadge": .flag(tab.hasBadge),
    "badgeName": .text("\(tab.name.text)Badge"),
    "pathText": .text(
      "The screens pushed in the tab `\(tab.name.text)`, lowest first.\(path.exceptions)"),
    "isStored": .flag(path.isStored),
    "isShort": .flag(!path.mayLoseResults && !path.keptRoutes(tab).contains("\n")),
    "hasAwaitedScreens": .flag(path.mayLoseResults),
    "keptRoutes": .text(path.keptRoutes(tab)),
  ]
}

extension SwiftName {
  /// The store's property for the tab of this name.
  var pathName: String { "\(text)Path" }

  /// What is behind ``pathName`` where that has something to keep out.
  fileprivate var stackName: String { "\(text)Stack" }
}
