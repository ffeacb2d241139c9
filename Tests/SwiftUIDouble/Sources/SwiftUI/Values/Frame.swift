public import Foundation

// interface 26 (quoted): frame
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    // A fixed size is the least one too.
    marked("frame", ["minWidth": width, "minHeight": height, "width": width, "height": height])
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    marked(
      "frame",
      [
        "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth,
        "minHeight": minHeight, "idealHeight": idealHeight, "maxHeight": maxHeight,
      ])
  }
}
