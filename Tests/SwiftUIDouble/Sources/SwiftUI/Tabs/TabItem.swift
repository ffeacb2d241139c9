// swiftui-api: 2.7 Pre-18 tab API
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    drawn(by: TabItemModifier(label: label()))
  }
}

/// Names a view in a tab bar.
struct TabItemModifier<Label: View>: DrawnModifier {
  let label: Label

  func draw(_ content: @escaping (DrawContext) -> [Node], in context: DrawContext) -> [Node] {
    let label = drawNodes(label, in: context.inside("label"))
    return [Node("tabItem", ["label": label], role: .modifier, children: content(context))]
  }
}

// swiftui-api: 2.7 Pre-18 tab API
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable {
    marked("tag", ["tag": AnyHashable(tag)])
  }
}

// swiftui-api: 2.7 Pre-18 tab API
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func badge(_ count: Int) -> some View {
    marked("badge", ["badge": count == 0 ? nil : "\(count)"])
  }

  nonisolated public func badge(_ label: Text?) -> some View {
    marked("badge", ["badge": label?.shown])
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    marked("badge", ["badge": key?.shown])
  }

  @_disfavoredOverload nonisolated public func badge<S>(_ label: S?) -> some View
  where S: StringProtocol {
    marked("badge", ["badge": label.map { String($0) }])
  }
}
