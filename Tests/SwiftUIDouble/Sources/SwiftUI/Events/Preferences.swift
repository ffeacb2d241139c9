// interface 16.0: PreferenceKey
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

// documentation 26: preference, onPreferenceChange
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    marked("preference", ["key": "\(key)", "value": value])
  }

  @preconcurrency nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    drawn(by: PreferenceModifier<K>(action: action))
  }
}

/// Tells what the views inside prefer, at first and when it changes.
struct PreferenceModifier<Key: PreferenceKey>: DrawnModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let nodes = content(context)
    var value = Key.defaultValue
    for next in nodes.flatMap({ $0.preferences(of: Key.self) }) {
      Key.reduce(value: &value) { next }
    }
    let last = context.pass.memory.object("preference", at: context.identity) {
      StateBox<Key.Value?>(nil)
    }
    if last.value != value {
      let action = action
      context.pass.addEffect { action(value) }
    }
    last.value = value
    return nodes
  }
}

extension Node {
  /// The values for a key, of the outermost modifiers with that key.
  fileprivate func preferences<K: PreferenceKey>(of key: K.Type) -> [K.Value] {
    if name == "preference", values["key"] as? String == "\(key)",
      let value = values["value"] as? K.Value
    {
      return [value]
    }
    return children.flatMap { $0.preferences(of: key) }
  }
}
