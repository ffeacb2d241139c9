import NavgenSource
import NavgenYAML

/// What `navgen.lock` holds: every version of a navigation that was recorded, oldest first.
package struct NavigationLock: Sendable {
  package let versions: [LockedVersion]

  package init(versions: [LockedVersion]) {
    self.versions = versions
  }

  /// How the file is called, beside its spec.
  package static let fileName = "navgen.lock"

  /// The most versions that are kept: more than an app ships in its life.
  package static let versionLimit = 1_000

  /// The most bytes of the file: what the reader takes.
  static let sizeLimit = YAMLLimits.standard.bytes

  /// The version of the file's format that this navgen reads.
  static let format = "1"
}

/// A recorded version.
package struct LockedVersion: Sendable {
  /// Counted from 1, as messages name it.
  package let number: Int
  package let shape: NavigationShape
  /// Where it begins in the lock.
  let declaration: SourceRange
  /// Where each part of it stands in the lock.
  let places: [ShapeItem: SourceRange]
}

/// A part of a shape that has a line of its own.
enum ShapeItem: Hashable, Sendable {
  case tab(String)
  case route(String)
  case modal(String)
  case payloadEnum(String)
  case type(String)
}

extension LockedVersion {
  func place(of item: ShapeItem) -> SourceRange { places[item] ?? declaration }
}
