// swiftui-api: 5 Change / lifecycle / URL
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    drawn(
      by: ChangeModifier(name: "onChange", value: value, initial: initial) { old, new, pass in
        pass.addEffect { action(old, new) }
      })
  }

  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

/// Compares a value with what it was at the last evaluation.
struct ChangeModifier<Value: Equatable>: DrawnModifier {
  let name: String
  let value: Value
  let initial: Bool
  /// Takes the old and the new value.
  let action: @MainActor (Value, Value, Pass) -> Void

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let nodes = content(context)
    let box = context.pass.memory.object(name, at: context.identity) { StateBox<Value?>(nil) }
    if let old = box.value {
      if old != value { action(old, value, context.pass) }
    } else if initial {
      action(value, value, context.pass)
    }
    box.value = value
    return nodes
  }
}
