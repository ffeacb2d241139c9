/// The files that navgen writes, all of them on every run.
///
/// The plugin compiles this same file through a link: it cannot read a spec, so it must know the names
/// beforehand. That is why the declaration is `public`: a plugin's module has no package name.
public enum OutputFile: String, CaseIterable, Sendable {
  case tabs = "NavgenTabs.swift"
  case routes = "NavgenRoutes.swift"
  case modals = "NavgenModals.swift"
  case store = "NavgenStore.swift"
  case links = "NavgenLinks.swift"
  case state = "NavgenState.swift"
  case view = "NavgenView.swift"
  case tests = "NavgenTests.swift"

  /// What the app's target gets.
  public static var sources: [OutputFile] { allCases.filter { $0 != .tests } }
}
