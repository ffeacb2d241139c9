import NavgenSource
import NavgenYAML

/// What a lock holds: every version of a navigation that was recorded, oldest first.
package struct NavigationLock: Sendable {
  package let versions: [LockedVersion]
  /// Where they are listed.
  let place: SourceRange

  /// How the file is called beside a spec with one of the usual names.
  package static let fileName = "navgen.lock"

  /// How the file is called beside a spec: `navgen.lock` beside `navigation.yaml`, which is where the plugin looks
  /// too, and `shop.navgen.lock` beside `shop.yaml`, so that several specs in a folder have one each.
  package static func fileName(forSpec name: String) -> String {
    let stem = stem(ofSpec: name)
    return stem == "navigation" ? fileName : "\(stem ?? name).\(fileName)"
  }

  /// Whether specs of these names would have one lock.
  package static func isShared(byAnother other: String, and name: String) -> Bool {
    other != name && stem(ofSpec: other) != nil && stem(ofSpec: other) == stem(ofSpec: name)
  }

  /// The name without its ending; `nil` when it has none of those that specs have.
  private static func stem(ofSpec name: String) -> String? {
    let ending = [".yaml", ".yml", ".json"].first { name.hasSuffix($0) }
    return ending.map { String(name.dropLast($0.count)) }
  }

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
