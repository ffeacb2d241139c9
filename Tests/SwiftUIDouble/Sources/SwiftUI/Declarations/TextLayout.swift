public import Foundation

// interface 26 (quoted): font, minimumScaleFactor, lineLimit
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func font(_ font: Font?) -> some View {
    marked("font", ["font": font])
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    marked("minimumScaleFactor", ["factor": factor])
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    marked("lineLimit", ["number": number])
  }
}

// swiftui-api: 3 Titles and bars
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    marked("navigationTitle", ["title": title])
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    marked("navigationTitle", ["titleKey": titleKey])
  }

  @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    marked("navigationTitle", ["title": title])
  }
}
