import NavgenSource

/// The deployment targets, in the order of ``Platform``.
func resolvePlatforms(
  _ specs: [PlatformSpec], diagnostics: inout DiagnosticList
) -> [PlatformRequirement] {
  let stated = specs.map(\.name.value)
  let requirements = specs.compactMap { resolvePlatform($0, stated, &diagnostics) }
  return Platform.allCases.compactMap { platform in
    requirements.first { $0.platform == platform }
  }
}

private func resolvePlatform(
  _ spec: PlatformSpec, _ stated: [String], _ diagnostics: inout DiagnosticList
) -> PlatformRequirement? {
  let platform = Platform(rawValue: spec.name.value)
  if platform == nil {
    let known = Platform.allCases.map(\.rawValue)
    diagnostics.add(.unknownPlatform(spec.name, known: known, stated: stated))
  }
  guard let version = PlatformVersion(written: spec.version.value) else {
    diagnostics.add(.malformedPlatformVersion(spec.version))
    return nil
  }
  guard let platform else { return nil }
  if version < platform.firstWithObservation {
    diagnostics.add(.oldPlatform(platform, spec.version, oldest: platform.firstWithObservation))
  }
  return PlatformRequirement(platform: platform, version: version)
}

extension PlatformVersion {
  /// `18` or `18.0`; nothing with more or fewer parts.
  init?(written text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isDigit) && part.count <= 4 ? Int(Substring(part)) : nil
    }
    guard numbers.count == parts.count, let major = numbers.first, numbers.count <= 2 else {
      return nil
    }
    self.init(major: major, minor: numbers.count == 2 ? numbers[1] : 0)
  }
}

extension Platform {
  /// The release that brought Observation, which the generated store is made with.
  var firstWithObservation: PlatformVersion {
    switch self {
    case .iOS, .tvOS: return PlatformVersion(major: 17, minor: 0)
    case .macOS: return PlatformVersion(major: 14, minor: 0)
    case .watchOS: return PlatformVersion(major: 10, minor: 0)
    case .visionOS: return PlatformVersion(major: 1, minor: 0)
    }
  }
}
