import Observation

// swiftui-api: 5 State, Environment, SceneStorage, AppStorage
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let tether = Tether<EnvironmentValues>()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  private init(read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
  }

  public var wrappedValue: Value {
    read(tether.target ?? EnvironmentValues())
  }
}

extension Environment: LinkedProperty {
  func link(_ name: String, in context: DrawContext) {
    tether.target = context.environment
  }
}

// swiftui-api: 5 State, Environment, SceneStorage, AppStorage
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init { values in
      // Real apps stop here as well.
      guard let object = values[objectType] else {
        preconditionFailure("no object of type \(objectType) is in the environment")
      }
      return object
    }
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    self.init { $0[objectType] }
  }
}

// swiftui-api: 5 State, Environment, SceneStorage, AppStorage
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    drawn(by: EnvironmentModifier { $0[keyPath: keyPath] = value })
  }
}

// swiftui-api: 5 State, Environment, SceneStorage, AppStorage
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    drawn(by: EnvironmentModifier { $0[T.self] = object })
  }
}

/// A modifier that changes the values which flow down.
struct EnvironmentModifier: DrawnModifier {
  let change: (inout EnvironmentValues) -> Void

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    content(context.with { change(&$0.environment) })
  }
}
