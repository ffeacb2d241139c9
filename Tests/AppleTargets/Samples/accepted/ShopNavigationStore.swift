#if hasFeature(InternalImportsByDefault)
  public import Observation
#else
  import Observation
#endif

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@Observable
public final class ShopNavigationStore {
  public private(set) var selection: ShopTab
  private var homeStack: [ShopRoute] = []
  private var otherStacks: [ShopTab: [ShopRoute]] = [:]

  public init(selection: ShopTab = .home) {
    self.selection = selection
  }

  public var tabSelection: ShopTab {
    get { selection }
    set { select(newValue) }
  }

  public var homePath: [ShopRoute] {
    get { homeStack }
    set { homeStack = newValue.filter { $0 != .settings } }
  }

  public subscript(path tab: ShopTab) -> [ShopRoute] {
    get { otherStacks[tab] ?? [] }
    set { otherStacks[tab] = newValue }
  }

  public func select(_ tab: ShopTab) {
    if tab == selection { homePath = [] } else { selection = tab }
  }
}
