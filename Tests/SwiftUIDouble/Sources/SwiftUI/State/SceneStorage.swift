public import Foundation

// swiftui-api: 5 State, Environment, SceneStorage, AppStorage (left out: values that are never nil)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  // Shared by the copies of the view, so that a closure of its body finds the value.
  private let tether = Tether<SceneValues>()

  private init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get { tether.target?.values[key] as? Value ?? initial }
    nonmutating set { tether.target?.values[key] = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let scene = tether.target else { return .constant(initial) }
    let (key, initial) = (key, initial)
    return Binding(
      .state, read: { scene.values[key] as? Value ?? initial },
      write: { value, _ in scene.values[key] = value })
  }
}

extension SceneStorage: LinkedProperty {
  func link(_ name: String, in context: DrawContext) {
    context.pass.note(tether, leadsTo: context.pass.scene)
    tether.target = context.pass.scene
  }
}

/// What the views of a window keep for its next launch.
package final class SceneValues {
  package var values: [String: Any] = [:]

  nonisolated init() {}
}

// swiftui-api: 5 State, Environment, SceneStorage, AppStorage
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension SceneStorage {
  public init(_ key: String) where Value == Bool? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == Int? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == Double? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == String? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == URL? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == Data? { self.init(key: key, initial: nil) }
}
