// interface 16.0: AccessibilityTraits
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The names of the traits.
  package private(set) var names: Set<String> = []

  public init() {}

  fileprivate init(_ name: String) {
    names = [name]
  }

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var traits = self
    traits.formUnion(other)
    return traits
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var traits = self
    traits.formIntersection(other)
    return traits
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var traits = self
    traits.formSymmetricDifference(other)
    return traits
  }

  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let removed = intersection(member)
    names.subtract(member.names)
    return removed.isEmpty ? nil : removed
  }

  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.isEmpty ? nil : known
  }

  public mutating func formUnion(_ other: AccessibilityTraits) {
    names.formUnion(other.names)
  }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isSelected = AccessibilityTraits("isSelected")

  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool {
    a.names == b.names
  }
}

// swiftui-api: 5 Scrolling, feedback, accessibility, previews
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension AccessibilityTraits {
  public static let isTabBar = AccessibilityTraits("isTabBar")
}
