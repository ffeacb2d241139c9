// swiftui-api: 5 State, Environment, SceneStorage, AppStorage
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  // Shared by the copies of the view, so that a closure of its body finds the value.
  private let tether = Tether<StateBox<Value>>()

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { tether.target?.value ?? initial }
    nonmutating set { tether.target?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let box = tether.target else { return .constant(initial) }
    return Binding(.state, read: { box.value }, write: { value, _ in box.value = value })
  }
}

extension State: LinkedProperty {
  func link(_ name: String, in context: DrawContext) {
    let box = context.pass.memory.object(name, at: context.identity) { StateBox(initial) }
    context.pass.note(tether, leadsTo: box)
    tether.target = box
  }
}

/// The value of a state, kept for as long as its view is in the tree.
final class StateBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

// swiftui-api: 5 State, Environment, SceneStorage, AppStorage
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

// swiftui-api: none State is Sendable with its value since the 18 SDKs
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension State: @unchecked Sendable where Value: Sendable {
}
