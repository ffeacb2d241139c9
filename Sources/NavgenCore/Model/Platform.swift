/// The systems that generated code can be deployed to, in the order they are written in.
package enum Platform: String, CaseIterable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS
}

/// A system and the oldest release of it that the app runs on.
package struct PlatformRequirement: Sendable {
  package let platform: Platform
  package let version: PlatformVersion
}

/// A release number; `18` and `18.0` are the same one.
package struct PlatformVersion: Comparable, Sendable {
  package let major: Int
  package let minor: Int

  /// As the compiler and the spec write it.
  package var text: String { "\(major).\(minor)" }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
