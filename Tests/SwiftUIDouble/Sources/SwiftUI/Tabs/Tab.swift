// swiftui-api: 2.2 Tab
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> {
  /// `nil` for a tab that is selected by its place.
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label

  init(of value: Value?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

// swiftui-api: 2.2 Tab
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Tab<Value, Content, Label>
  @MainActor @preconcurrency public var body: Tab<Value, Content, Label> { return self }
}

extension Tab: DrawnTabs where Value: Hashable, Content: View, Label: View {
  func drawTabs(in context: DrawContext) -> [TabPart] {
    // A tab keeps its state when others come and go before it.
    let context = value.map { context.inside($0) } ?? context
    let content = content
    var tab = TabItem(
      identity: context.identity, value: value.map { AnyHashable($0) },
      label: drawNodes(label, in: context.inside("label")), attributes: TabAttributes()
    ) { drawNodes(content, in: $0) }
    tab.isSearch = role == .search
    return [.tab(tab)]
  }
}

// swiftui-api: 2.2 DefaultTabLabel
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultTabLabel: View {
  public typealias Body = Never
  let title: Text
  let image: Image

  nonisolated init(_ title: Text, _ image: Image) {
    self.title = title
    self.image = image
  }

  /// What the system shows for a role.
  nonisolated init(role: TabRole?) {
    self.init(
      Text(role == nil ? "" : "Search"), Image(systemName: role == nil ? "" : "magnifyingglass"))
  }
}

extension DefaultTabLabel: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    Label(title: { title }, icon: { image }).draw(in: context)
  }
}

// swiftui-api: 2.3 TabRole
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static var search: TabRole { TabRole(name: "search") }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  public static func == (a: TabRole, b: TabRole) -> Bool {
    a.name == b.name
  }
}
