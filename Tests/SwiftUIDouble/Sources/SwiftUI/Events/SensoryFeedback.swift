// swiftui-api: 5 Scrolling, feedback, accessibility, previews
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let selection = SensoryFeedback(name: "selection")
}

// swiftui-api: 5 Scrolling, feedback, accessibility, previews
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
extension View {
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  nonisolated public func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    drawn(
      by: ChangeModifier(name: "feedback", value: trigger, initial: false) { old, new, pass in
        if let feedback = feedback(old, new) { pass.addFeedback(feedback.name) }
      })
  }
}
