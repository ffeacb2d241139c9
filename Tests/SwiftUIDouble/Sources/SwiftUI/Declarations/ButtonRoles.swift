// interface 16.0: ButtonRole
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let cancel = ButtonRole(name: "cancel")
}

// interface 16.0: Button
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Button {
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }
}

// interface 16.0: Button
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Button where Label == Text {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, action: action)
  }

  @_disfavoredOverload @preconcurrency public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(title, action: action)
  }
}

// interface 26 (quoted): hidden, disabled
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func hidden() -> some View {
    marked("hidden")
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    marked("disabled", ["disabled": disabled])
  }
}
