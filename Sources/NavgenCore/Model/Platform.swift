/// The systems that generated code can be deployed to, in the order they are written in.
package enum Platform: String, CaseIterable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS
}

extension Platform {
  /// The first release whose `TabView` is made of `Tab` values, and the oldest one that the view is for where
  /// the spec states no platforms.
  var releaseWithTabs: PlatformVersion {
    switch self {
    case .iOS, .tvOS: return PlatformVersion(major: 18, minor: 0)
    case .macOS: return PlatformVersion(major: 15, minor: 0)
    case .watchOS: return PlatformVersion(major: 11, minor: 0)
    case .visionOS: return PlatformVersion(major: 2, minor: 0)
    }
  }
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
