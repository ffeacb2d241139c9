// swiftui-api: 5 Change / lifecycle / URL
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    drawn(by: TaskModifier(priority: priority, action: action))
  }
}

/// Runs a task while a place is on screen. Its host sees what it did at the next look.
struct TaskModifier: DrawnModifier {
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let nodes = content(context)
    let task = context.pass.memory.object("task", at: context.identity) {
      StateBox<Task<Void, Never>?>(nil)
    }
    context.pass.add(
      Life(
        identity: context.identity,
        appear: { task.value = Task(priority: priority, operation: action) },
        disappear: { task.value?.cancel() }))
    return nodes
  }
}
