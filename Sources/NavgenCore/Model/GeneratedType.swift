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
  case linkMatch = "LinkMatch"
  case linkFault = "LinkFault"
  case linkOutcome = "LinkOutcome"
  case snapshot = "Snapshot"
  case restoreReport = "RestoreReport"

  // How addresses are read and built.
  case linkSearch = "LinkSearch"
  case linkAddress = "LinkAddress"
  case linkText = "LinkText"
  case linkPlace = "LinkPlace"
  case linkMiss = "LinkMiss"
  case linkURL = "LinkURL"
  case linkFormat = "LinkFormat"
  case linkMoment = "LinkMoment"
  case linkDraft = "LinkDraft"

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
  case savedNavigation = "SavedNavigation"

  // The tests.
  case suite = "NavigationTests"
  case sample = "RouteSample"
  case modalSample = "ModalSample"
  case flagSample = "FlagSample"
  case recordedScreen = "RecordedScreen"
  case recordedModal = "RecordedModal"
  case awaitedModal = "AwaitedModal"
  case awaitedRoute = "AwaitedRoute"
  case linkSample = "LinkSample"

  /// As Swift spells it in an app of the given name.
  func name(in appName: String) -> String { appName + rawValue }
}
