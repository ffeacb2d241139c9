public import Foundation

// interface 26 (quoted): font, minimumScaleFactor, truncationMode, lineLimit, multilineTextAlignment
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func font(_ font: Font?) -> some View {
    marked("font", ["font": font])
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    marked("minimumScaleFactor", ["factor": factor])
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    marked("truncationMode", ["mode": mode])
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    marked("lineLimit", ["number": number])
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    marked("multilineTextAlignment", ["alignment": alignment])
  }
}

// interface 26 (quoted): lineLimit, fontWeight
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    marked("lineLimit", ["limit": limit])
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    marked("lineLimit", ["limit": limit])
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    marked("lineLimit", ["limit": limit])
  }

  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    marked("lineLimit", ["limit": limit, "reservesSpace": reservesSpace])
  }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    marked("fontWeight", ["weight": weight])
  }
}

// interface 26 (quoted): truncationMode
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Text {
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }
}

// interface 16.0: TextAlignment
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
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

// documentation 26: help
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    marked("help", ["textKey": textKey])
  }

  nonisolated public func help(_ text: Text) -> some View {
    marked("help", ["text": text])
  }
}
