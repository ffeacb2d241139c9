// swiftui-api: 1 Other basics
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct DismissAction {
  nonisolated(unsafe) private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  @MainActor @preconcurrency public func callAsFunction() {
    action()
  }
}

// swiftui-api: 1 Other basics
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var dismiss: DismissAction { presentation }
}

extension EnvironmentValues {
  /// What `dismiss` does at a place: goes back, or closes a modal.
  var presentation: DismissAction {
    get { self[DismissActionKey.self] }
    set { self[DismissActionKey.self] = newValue }
  }
}

private struct DismissActionKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}
