public import Foundation

// interface 26 (quoted): padding
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    marked("padding", ["insets": insets])
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    marked("padding", ["edges": edges, "length": length])
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    marked("padding", ["length": length])
  }
}

// interface 26 (quoted): fixedSize
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func fixedSize() -> some View {
    marked("fixedSize")
  }
}

// interface 26 (quoted): safeAreaInset
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    accompanied(
      by: content(), as: "safeAreaInset",
      ["edge": edge, "alignment": alignment, "spacing": spacing])
  }

  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    accompanied(
      by: content(), as: "safeAreaInset",
      ["edge": edge, "alignment": alignment, "spacing": spacing])
  }
}

// interface 26 (quoted): ignoresSafeArea
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    marked("ignoresSafeArea", ["regions": regions, "edges": edges])
  }
}
