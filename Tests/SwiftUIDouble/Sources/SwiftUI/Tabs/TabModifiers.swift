/// Tab content with other attributes: of a section itself, or of each tab.
struct ModifiedTabs<Content: TabContent>: TabContent, DrawnTabs {
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let change: (inout TabAttributes) -> Void

  nonisolated init(_ content: Content, _ change: @escaping (inout TabAttributes) -> Void) {
    self.content = content
    self.change = change
  }

  typealias TabValue = Content.TabValue
  typealias Body = ModifiedTabs<Content>
  var body: ModifiedTabs<Content> { return self }

  func drawTabs(in context: DrawContext) -> [TabPart] {
    drawTabParts(content, in: context).map { $0.with(change) }
  }
}

// swiftui-api: 2.5 TabContent modifiers
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    ModifiedTabs(self) { $0.customizationID = id }
  }

  nonisolated public func tabPlacement(
    _ placement: TabPlacement
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(self) { $0.placement = placement.name }
  }
}

// swiftui-api: 2.5 TabContent modifiers (uncertain: whether the key and string forms of badge take optionals)
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    ModifiedTabs(self) { $0.badge = count == 0 ? nil : "\(count)" }
  }

  nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    ModifiedTabs(self) { $0.badge = label?.shown }
  }

  nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    let shown = key.shown
    return ModifiedTabs(self) { $0.badge = shown }
  }

  @_disfavoredOverload nonisolated public func badge<S>(
    _ label: S
  ) -> some TabContent<Self.TabValue> where S: StringProtocol {
    let shown = String(label)
    return ModifiedTabs(self) { $0.badge = shown }
  }

  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    ModifiedTabs(self) { $0.isHidden = hidden }
  }
}

// swiftui-api: 2.5 TabContent modifiers
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(self) { attributes in
      for placement in placements {
        attributes.defaultVisibility[placement.name] = "\(visibility)"
      }
    }
  }
}
