// A tab with a value that is not optional, in a bar whose selection is.
// swiftui-api: 2.2 Tab
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      of: value, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      of: value, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      of: value, role: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image))
    )
  }

  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      of: value, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  @_disfavoredOverload nonisolated public init<T, S>(
    _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(
      of: value, role: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  @_disfavoredOverload nonisolated public init<T, S>(
    _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(
      of: value, role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  @_disfavoredOverload nonisolated public init<T, S>(
    _ title: S, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(
      of: value, role: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  @_disfavoredOverload nonisolated public init<T, S>(
    _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(
      of: value, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  nonisolated public init<T>(
    value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == EmptyView, T: Hashable {
    self.init(of: value, role: nil, content: content(), label: EmptyView())
  }

  nonisolated public init<T>(
    value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(of: value, role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  nonisolated public init<T>(
    value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T?, T: Hashable {
    self.init(of: value, role: nil, content: content(), label: label())
  }

  nonisolated public init<T>(
    value: T, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T?, T: Hashable {
    self.init(of: value, role: role, content: content(), label: label())
  }
}
