import NavgenSource
import NavgenYAML

/// The keys that one kind of map in the spec may have. Each kind lists them once: the decoder reads by
/// them, a misspelt one is compared with them, and the schema is made from them.
///
/// To add a key, add a case and follow the compiler: ``form`` says what it takes, ``note`` what it means.
protocol SpecKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What such a map describes, with its article, as messages say it.
  static var owner: String { get }

  /// Which keys do not go together, as far as a schema can tell.
  static var rules: [SchemaRule<Self>] { get }

  /// Whether a map without any key says nothing.
  static var needsKey: Bool { get }

  /// The next step for an unknown key that is not just misspelt.
  static func help(forUnknown entry: YAMLEntry) -> String?

  /// Whether the map is incomplete without it.
  var isRequired: Bool { get }

  /// What it takes. The decoder can read it as nothing else.
  var form: ValueForm { get }

  /// What an editor says of it.
  var note: KeyNote { get }
}

extension SpecKey {
  static var rules: [SchemaRule<Self>] { [] }

  static var needsKey: Bool { false }

  static func help(forUnknown entry: YAMLEntry) -> String? { nil }

  var isRequired: Bool { false }

  /// Every key as the user writes it, in the order of declaration.
  static var names: [String] { allCases.map(\.rawValue) }

  /// The keys that must be there, in the order of declaration.
  static var requiredNames: [String] { allCases.filter(\.isRequired).map(\.rawValue) }
}

extension SpecKey {
  /// The key that an unknown one was meant to be: one that is missing and is near, or that others call so.
  static func meant(by key: String, among missing: Set<Self>) -> Self? {
    let word = beforeColon(key) ?? beforeBlank(key) ?? key
    return near(to: word, among: missing)
      ?? keysKnown(as: word).lazy.compactMap(Self.init).first(where: missing.contains)
  }

  /// The key that an unknown one is a slip of: one that is missing and is near.
  static func near(to key: String, among missing: Set<Self>) -> Self? {
    // A word of other tools means what it does there, however near it is: a 'module' is none of the 'modals'.
    if keysKnown(as: key).lazy.compactMap(Self.init).contains(where: missing.contains) {
      return nil
    }
    let open = allCases.filter(missing.contains).map(\.rawValue)
    // Who stops early means the word begun: 'stick' is no 'stack'.
    let begun = open.first { $0.hasPrefix(key) && $0.count - key.count < 3 && key.count > 2 }
    return (begun ?? nearestName(to: key, in: open)).flatMap(Self.init)
  }
}

/// What stands before a `:` that no space follows, so that YAML took it for a letter; `nil` without one.
func beforeColon(_ key: String) -> String? {
  key.firstIndex(of: ":").map { String(key[..<$0]) }
}

/// What stands before a blank, as where the `:` behind a key is missing; `nil` without one.
func beforeBlank(_ key: String) -> String? {
  key.firstIndex(of: " ").map { String(key[..<$0]) }
}

/// The keys of a map in a lock, which nobody writes by hand.
protocol LockedKey: SpecKey {}

extension LockedKey {
  var note: KeyNote { KeyNote("Written by navgen.") }
}
