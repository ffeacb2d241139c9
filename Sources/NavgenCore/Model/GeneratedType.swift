/// A type that navgen writes, now or in what is to come.
///
/// This is the only list of them: a spec may not declare a type of such a name, and templates know each by
/// the name of its case. The raw value is what follows the name of the app.
enum GeneratedType: String, CaseIterable, Sendable {
  // The tabs.
  case tab = "Tab"
  case tabItem = "TabItem"
  case icon = "TabIcon"
  case badge = "Badge"
  case flags = "Flags"

  // What is shown in them and over them.
  case route = "Route"
  case modal = "Modal"
  case modalStyle = "ModalStyle"

  // The store, and what it will give and take.
  case store = "NavigationStore"
  case link = "Link"
  case linkOutcome = "LinkOutcome"
  case snapshot = "Snapshot"
  case restoreReport = "RestoreReport"

  // The view.
  case view = "TabView"
  case tabBar = "TabBar"
  case barHiding = "TabBarHiding"
  case badgeMark = "BadgeMark"
  case routeLink = "RouteLink"
  case place = "Place"
  case placeKey = "PlaceKey"
  case scrollAnchor = "ScrollAnchor"
  case scrollRequests = "ScrollRequests"
  case scrollToAnchor = "ScrollToAnchor"
  case scrollToEdge = "ScrollToEdge"

  // The tests.
  case suite = "NavigationTests"
  case sample = "RouteSample"
  case modalSample = "ModalSample"
  case flagSample = "FlagSample"
  case awaitedModal = "AwaitedModal"
  case awaitedRoute = "AwaitedRoute"

  /// As Swift spells it in an app of the given name.
  func name(in appName: String) -> String { appName + rawValue }
}
