import NavgenSource

// What can be wrong with the settings at the top of a spec.
extension Diagnostic {
  static func invalidName(_ name: Located<String>, suggestion: String?) -> Diagnostic {
    Diagnostic(
      .error, id: "invalid-name",
      "\(quoted(name.value)) cannot begin the names of types", at: name.range,
      help: suggestion.map { "write '\($0)'" }
        ?? "write letters and digits, an upper case letter first, such as 'Shop'")
  }

  static func unknownAccess(_ access: Located<String>, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-access", "\(quoted(access.value)) is not an access level",
      at: access.range,
      help: suggestion(for: access.value, in: known)
        ?? "the access levels are \(quotedList(known))")
  }

  static func invalidModule(_ module: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, id: "invalid-module", "\(quoted(module.value)) is not the name of a module",
      at: module.range, help: "write the name as after 'import' in Swift")
  }

  /// - Parameter stated: All that the spec names.
  static func unknownPlatform(
    _ platform: Located<String>, known: [String], stated: [String]
  ) -> Diagnostic {
    let other = otherPlatforms[platform.value.lowercased()]
    return Diagnostic(
      .error, id: "unknown-platform", "\(quoted(platform.value)) is not a platform",
      at: platform.range,
      help: other.flatMap { stated.contains($0) ? "remove it, as '\($0)' covers it" : nil }
        ?? suggestion(for: platform.value, in: known) ?? other.map {
          "write '\($0)', which covers it"
        }
        ?? "the platforms are \(quotedList(known))")
  }

  static func malformedPlatformVersion(_ version: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, id: "malformed-platform-version",
      "\(quoted(version.value)) is not a version of a platform", at: version.range,
      help: "write one or two numbers, such as '18' or '18.0'")
  }

  static func oldPlatform(
    _ platform: Platform, _ version: Located<String>, oldest: PlatformVersion
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "old-platform",
      "\(platform.rawValue) \(version.value) has no Observation, expected \(oldest.text) or later",
      at: version.range, help: "raise the deployment target; the generated store is observable")
  }
}

/// Systems that go by the name of another.
private let otherPlatforms = [
  "catalyst": "iOS", "ipados": "iOS", "iphoneos": "iOS", "maccatalyst": "iOS", "osx": "macOS",
  "xros": "visionOS",
]
