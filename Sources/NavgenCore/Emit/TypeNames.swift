import NavgenTemplate

/// The names of the generated types, and how they are declared.
struct TypeNames {
  let tab: String
  let tabItem: String
  let icon: String
  let route: String
  let store: String
  let view: String
  let modal: String
  let modalStyle: String
  let badge: String
  let flags: String
  let sample: String
  let flagSample: String
  let modalSample: String
  let awaitedModal: String
  let awaitedRoute: String
  let suite: String
  private let access: AccessLevel

  init(_ model: NavigationModel) {
    tab = "\(model.name)Tab"
    tabItem = "\(model.name)TabItem"
    icon = "\(model.name)TabIcon"
    route = "\(model.name)Route"
    store = "\(model.name)NavigationStore"
    view = "\(model.name)TabView"
    modal = "\(model.name)Modal"
    modalStyle = "\(model.name)ModalStyle"
    badge = "\(model.name)Badge"
    flags = "\(model.name)Flags"
    sample = "\(model.name)RouteSample"
    flagSample = "\(model.name)FlagSample"
    modalSample = "\(model.name)ModalSample"
    awaitedModal = "\(model.name)AwaitedModal"
    awaitedRoute = "\(model.name)AwaitedRoute"
    suite = "\(model.name)NavigationTests"
    access = model.access
  }

  /// The keys that every template may use.
  var record: Record {
    [
      "tabTypeName": .text(tab),
      "tabItemTypeName": .text(tabItem),
      "iconTypeName": .text(icon),
      "routeTypeName": .text(route),
      "storeTypeName": .text(store),
      "viewTypeName": .text(view),
      "modalTypeName": .text(modal),
      "modalStyleTypeName": .text(modalStyle),
      "badgeTypeName": .text(badge),
      "flagsTypeName": .text(flags),
      "sampleTypeName": .text(sample),
      "flagSampleTypeName": .text(flagSample),
      "modalSampleTypeName": .text(modalSample),
      "awaitedModalTypeName": .text(awaitedModal),
      "awaitedRouteTypeName": .text(awaitedRoute),
      "suiteTypeName": .text(suite),
      "access": .text(access.modifier),
    ]
  }
}

extension AccessLevel {
  /// The modifier before a declaration, with the space after it; nothing for the default level.
  var modifier: String { self == .internal ? "" : "\(rawValue) " }
}
