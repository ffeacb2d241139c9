import NavgenTemplate

/// What `NavgenStore.swift` is made from.
func storeRecord(_ model: NavigationModel) -> Record {
  imports(["Observation"], access: observationAccess(model)).merging([
    "startParameterList": .text(startParameters(model)),
    "firstTabMemberName": .text(model.tabs.first?.name.member ?? ""),
    "hasRoutes": .flag(!model.routes.isEmpty),
    "tabs": .list(
      model.tabs.enumerated().map { index, tab in
        tabRecord(
          tab, takesEveryRoute: model.routes.allSatisfy { $0.tabs?.contains(index) ?? true })
      }),
  ]) { $1 }
}

/// Only a public class shows its conformance to `Observable`; for a `package` one the compiler warns of
/// `package import`.
private func observationAccess(_ model: NavigationModel) -> AccessLevel {
  model.access == .public ? .public : .internal
}

private func startParameters(_ model: NavigationModel) -> String {
  let first = model.tabs.first?.name.member ?? ""
  let parameter = "selection: \(TypeNames(model).tab) = .\(first)"
  return parenthesized([parameter], column: "  \(model.access.modifier)init".count + " {".count)
}

/// The longest name of a tab whose path is set in one line.
private let wideName = 19

private func tabRecord(_ tab: Tab, takesEveryRoute: Bool) -> Record {
  [
    "tabText": .text(tab.name.text),
    "memberName": .text(tab.name.member),
    "pathName": .text(tab.name.pathName),
    "stackName": .text("\(tab.name.text)Stack"),
    "scrollRequestsName": .text("\(tab.name.text)ScrollRequests"),
    "takesEveryRoute": .flag(takesEveryRoute),
    "isWide": .flag(tab.name.text.count > wideName),
  ]
}

extension SwiftName {
  /// The store's property for the tab of this name.
  var pathName: String { "\(text)Path" }
}
