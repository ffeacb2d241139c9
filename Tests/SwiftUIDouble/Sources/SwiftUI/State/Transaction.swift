// swiftui-api: 1 Other basics
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Transaction {
  public var animation: Animation?

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

// swiftui-api: 1 Other basics (left out: what animations are made of)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Animation: Equatable, Sendable {
  let name: String

  public static let `default` = Animation(name: "default")
}

// swiftui-api: 1 Other basics
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  AnimationLog.shared.record(animation)
  return try body()
}

/// The animations that code asked for. The double shows every change at once.
package final class AnimationLog: @unchecked Sendable {
  package static let shared = AnimationLog()
  /// The names, in order; `nil` where a change asks for none. Everything happens on the main actor.
  package private(set) var names: [String?] = []

  func record(_ animation: Animation?) {
    names.append(animation?.name)
  }
}
