/// The keys that one kind of map in the spec may have. Each kind lists them once: the decoder reads by
/// them, a misspelt one is compared with them, and a schema can be made from them.
protocol SpecKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What such a map describes, with its article, as messages say it.
  static var owner: String { get }

  /// Whether the map is incomplete without it.
  var isRequired: Bool { get }
}

extension SpecKey {
  var isRequired: Bool { false }

  /// Every key as the user writes it, in the order of declaration.
  static var names: [String] { allCases.map(\.rawValue) }

  /// The keys that must be there, in the order of declaration.
  static var requiredNames: [String] { allCases.filter(\.isRequired).map(\.rawValue) }
}
