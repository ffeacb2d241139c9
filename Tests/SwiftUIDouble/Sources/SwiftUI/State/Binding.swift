// swiftui-api: 5 Binding (left out: animation and transaction, the collection conformances)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let kind: BindingKind
  let read: () -> Value
  let write: (Value, Transaction) -> Void
  public var transaction = Transaction()

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // A host calls both on the main actor, where the closures come from. The two kinds of functions
    // are called in the same way: only the compiler tells them apart.
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(
      .closures, read: unsafeBitCast(get, to: (() -> Value).self), write: { value, _ in set(value) }
    )
  }

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(
      .closures, read: unsafeBitCast(get, to: (() -> Value).self),
      write: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }

  init(
    _ kind: BindingKind, read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void
  ) {
    self.kind = kind
    self.read = read
    self.write = write
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(.constant, read: { value }, write: { _, _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      if let animation = transaction.animation { AnimationLog.shared.record(animation) }
      write(newValue, transaction)
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      kind, read: { base.read()[keyPath: keyPath] },
      write: { value, transaction in
        var whole = base.read()
        whole[keyPath: keyPath] = value
        base.write(whole, transaction)
      })
  }
}

/// Where the value of a binding comes from. A stack misbehaves with a binding of closures.
package enum BindingKind: String {
  case state, keyPath, closures, constant
}

// swiftui-api: 5 Binding
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      base.kind, read: { base.read() },
      write: { value, transaction in
        if let value { base.write(value, transaction) }
      })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.read() else { return nil }
    self.init(
      base.kind, read: { base.read() ?? first },
      write: { value, transaction in base.write(value, transaction) })
  }
}

// swiftui-api: 5 Binding
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Binding: @unchecked Sendable where Value: Sendable {
}
