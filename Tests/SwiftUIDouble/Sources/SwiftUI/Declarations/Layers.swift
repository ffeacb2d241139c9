public import Foundation

// interface 26 (quoted): overlay, background
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  @_disfavoredOverload nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    accompanied(by: overlay, as: "overlay", ["alignment": alignment])
  }

  @_disfavoredOverload nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    accompanied(by: background, as: "background", ["alignment": alignment])
  }
}

// interface 26 (quoted): overlay, background
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View where V: View
  {
    accompanied(by: content(), as: "overlay", ["alignment": alignment])
  }

  nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View where S: ShapeStyle
  {
    marked("overlay", ["style": style, "ignoresSafeAreaEdges": edges])
  }

  nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View where S: ShapeStyle, T: Shape
  {
    marked("overlay", ["style": style, "in": shape, "fillStyle": fillStyle])
  }

  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    accompanied(by: content(), as: "background", ["alignment": alignment])
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    marked("background", ["ignoresSafeAreaEdges": edges])
  }

  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View where S: ShapeStyle
  {
    marked("background", ["style": style, "ignoresSafeAreaEdges": edges])
  }

  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View where S: Shape
  {
    marked("background", ["in": shape, "fillStyle": fillStyle])
  }

  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    marked("background", ["style": style, "in": shape, "fillStyle": fillStyle])
  }
}

// interface 26 (quoted): shadow
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    marked("shadow", ["color": color, "radius": radius, "x": x, "y": y])
  }
}

// interface 26 (quoted): contentShape
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    marked("contentShape", ["shape": shape, "eoFill": eoFill])
  }
}
