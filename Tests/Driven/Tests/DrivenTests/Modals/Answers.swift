/// What callbacks were given, in order.
@MainActor final class Answers<Value: Sendable> {
  private(set) var all: [Value?] = []

  func take(_ value: Value?) {
    all.append(value)
  }

  /// Takes what a call comes to, when it does.
  func take(from call: @escaping @MainActor () async -> Value?) {
    Task { take(await call()) }
  }
}

/// Lets tasks run until something is true, or long enough to say that it never will be.
@MainActor func wait(until isTrue: () -> Bool) async {
  for _ in 0..<1000 where !isTrue() { await Task.yield() }
}
