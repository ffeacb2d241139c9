// swiftui-api: 2.2 Tab (uncertain: whether these are nonisolated)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never, Content: View, Label: View {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      of: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      of: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      of: nil, role: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      of: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  @_disfavoredOverload public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      of: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  @_disfavoredOverload public init<S>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      of: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  @_disfavoredOverload public init<S>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      of: nil, role: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  @_disfavoredOverload public init<S>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      of: nil, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  public init(
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(of: nil, role: nil, content: content(), label: EmptyView())
  }

  public init(
    role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(of: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(of: nil, role: nil, content: content(), label: label())
  }

  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(of: nil, role: role, content: content(), label: label())
  }
}
