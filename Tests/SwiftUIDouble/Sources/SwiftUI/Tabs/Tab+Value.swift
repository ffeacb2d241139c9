// swiftui-api: 2.2 Tab
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      of: value, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      of: value, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      of: value, role: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image))
    )
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      of: value, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      of: value, role: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      of: value, role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      of: value, role: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      of: value, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(of: value, role: nil, content: content(), label: EmptyView())
  }

  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(of: value, role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(of: value, role: nil, content: content(), label: label())
  }

  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(of: value, role: role, content: content(), label: label())
  }
}
