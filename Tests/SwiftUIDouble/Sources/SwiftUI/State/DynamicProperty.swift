// swiftui-api: 5 State, Environment, SceneStorage, AppStorage
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol DynamicProperty {
  mutating func update()
}

// swiftui-api: 5 State, Environment, SceneStorage, AppStorage
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension DynamicProperty {
  public mutating func update() {}
}
