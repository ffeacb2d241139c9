/// A release of SF Symbols, by the systems that it came with.
package struct SymbolRelease: Hashable, Sendable {
  /// The year and, after a dot, the how-manieth later release of it: `2019`, `2019.1`.
  package let key: DottedVersion
  private let versions: [SymbolPlatform: DottedVersion]

  init(key: DottedVersion, versions: [SymbolPlatform: DottedVersion]) {
    self.key = key
    self.versions = versions
  }

  /// The version of a platform that it came with; `nil` when it never did.
  package func version(on platform: SymbolPlatform) -> DottedVersion? {
    versions[platform].map { max($0, platform.firstWithSymbols) }
  }

  /// Whether every target has it.
  package func isAvailable(for targets: [SymbolTarget]) -> Bool {
    targets.allSatisfy(isAvailable)
  }

  package func isAvailable(for target: SymbolTarget) -> Bool {
    version(on: target.platform).map { $0 <= target.version } ?? false
  }
}

extension SymbolRelease: Comparable {
  package static func < (left: SymbolRelease, right: SymbolRelease) -> Bool {
    left.key < right.key
  }
}

/// A platform that has SF Symbols. iPadOS and Mac Catalyst follow iOS.
package enum SymbolPlatform: String, CaseIterable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS

  /// The first version with symbols, where releases before it have a version too.
  fileprivate var firstWithSymbols: DottedVersion {
    switch self {
    case .macOS: return DottedVersion([11])
    case .iOS, .tvOS, .watchOS, .visionOS: return DottedVersion([])
    }
  }
}

/// The oldest version of a platform that an app runs on.
package struct SymbolTarget: Hashable, Sendable {
  package let platform: SymbolPlatform
  package let version: DottedVersion

  package init(platform: SymbolPlatform, version: DottedVersion) {
    self.platform = platform
    self.version = version
  }
}

/// Numbers between dots, compared one by one: `14.10` comes after `14.5`, and `14` is `14.0`.
package struct DottedVersion: Hashable, Sendable {
  /// Without zeros at the end.
  private let numbers: [Int]

  package init(_ numbers: [Int]) {
    let last = numbers.lastIndex { $0 != 0 }
    self.numbers = Array(numbers[..<(last.map { $0 + 1 } ?? 0)])
  }

  /// Reads `14.5`; `nil` for anything else than numbers between dots.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil
    }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers)
  }

  /// With two numbers at least, as versions of systems are written.
  package var text: String {
    let padding = Array(repeating: 0, count: max(0, 2 - numbers.count))
    return (numbers + padding).map(String.init).joined(separator: ".")
  }
}

extension DottedVersion: Comparable {
  package static func < (left: DottedVersion, right: DottedVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
