import NavgenSource
import NavgenYAML

/// A map of the spec whose keys are fixed, opened for reading. Only keys that its kind lists can be
/// asked for, and only those were let in.
struct SpecMap<Key: SpecKey> {
  /// What was written, in the order of the file.
  private(set) var keys: [Located<Key>] = []
  /// Whether no other part of the spec can be among what was written.
  private(set) var isComplete: Bool
  /// The keys that are there by a name too short to be sure of.
  private(set) var unread: Set<Key> = []
  private var fields: [Key: Field] = [:]
  /// The keys that are not there by any name.
  private var missing = Set(Key.allCases)

  /// What stands in for a map where there is none.
  init() {
    isComplete = false
  }

  /// Opens a map, reporting every unknown key and every required one that is missing. A misspelt key is read as
  /// the one that was meant, so that what is wrong with its value is found too. Nothing at all is an empty map.
  ///
  /// - Parameter help: The next step when it is no map, where the keys alone do not tell it.
  init?(_ field: Field, help: String? = nil, diagnostics: inout DiagnosticList) {
    let entries: [YAMLEntry]
    if case .mapping(let written) = field.node.content, field.form.hasKeys(Key.self) {
      entries = written
    } else if field.isNull {
      entries = []
    } else {
      let help = help ?? field.helpForKey(of: Key.self) ?? Diagnostic.keysHelp(Key.self)
      if field.node.isComplete { diagnostics.add(.unexpectedMap(field, help: help)) }
      return nil
    }
    // Of lines that were not read all words are known.
    isComplete = field.node.isComplete || field.node.lacksOnlyLines
    read(entries, &diagnostics)
    reportMissing(in: field, &diagnostics)
  }

  /// The value of a key, if the key is there.
  subscript(key: Key) -> Field? { fields[key] }

  private mutating func read(_ entries: [YAMLEntry], _ diagnostics: inout DiagnosticList) {
    missing.subtract(entries.compactMap { Key(rawValue: $0.key.value) })
    var above: YAMLEntry?
    for entry in entries {
      if let key = Key(rawValue: entry.key.value) {
        add(entry, as: key)
        above = entry
      } else {
        readUnknown(entry, below: above, &diagnostics)
      }
    }
  }

  /// Of a map with a mistake in the syntax nobody knows what is missing, nor of a key that begins a line which is not
  /// read.
  private func reportMissing(in field: Field, _ diagnostics: inout DiagnosticList) {
    let absent = Key.allCases.filter { $0.isRequired && missing.contains($0) }
    guard field.node.isComplete, !absent.isEmpty else { return }
    let lost = Set(diagnostics.unreadLines.map(\.text.beginning))
    for key in absent where !lost.contains(key.rawValue) {
      diagnostics.add(.missingKey(key, in: field))
    }
  }

  private mutating func add(_ entry: YAMLEntry, as key: Key) {
    keys.append(Located(key, at: entry.key.range))
    fields[key] = Field(entry, form: key.form)
  }

  /// A slip is read as what was meant, unless it is short: short words are near to each other too easily. Others may
  /// mean anything, as what stands at a wrong indentation.
  private mutating func readUnknown(
    _ entry: YAMLEntry, below above: YAMLEntry?, _ diagnostics: inout DiagnosticList
  ) {
    let word = entry.key.value
    // Who looks for what a word means looks for long, and beyond the limit for nobody.
    let slip = diagnostics.isFull ? nil : Key.near(to: word, among: missing)
    let meant = diagnostics.isFull ? nil : slip ?? Key.meant(by: word, among: missing)
    if let slip, word.count > 4 || word.differsByLetters(from: slip.rawValue) {
      diagnostics.add(.unknownKey(entry, meant: meant, below: above))
      add(entry, as: slip)
    } else {
      diagnostics.add(
        unreadKey: entry.key.range, .unknownKey(entry, meant: meant, below: above))
      if let slip { unread.insert(slip) } else if !entry.value.isText { isComplete = false }
    }
    if let meant { missing.remove(meant) }
  }
}

extension Field {
  /// The next step for an entry that has the name of a key of such maps: it stands beside the one that it belongs to.
  fileprivate func helpForKey<Key: SpecKey>(of kind: Key.Type) -> String? {
    guard case .key(let name) = self.name, Key(rawValue: name) != nil else { return nil }
    return "indent it further if it belongs to what stands above it"
  }
}

extension YAMLNode {
  /// Whether something is written for it that is neither a map nor a list.
  fileprivate var isText: Bool {
    if case .scalar(let scalar) = content { !scalar.isNull } else { false }
  }
}

extension String {
  /// Whether one of both has letters that the other has not, and nothing else is different.
  fileprivate func differsByLetters(from other: String) -> Bool {
    let (short, long) = count < other.count ? (self, other) : (other, self)
    var rest = short[...]
    for letter in long where letter == rest.first { rest.removeFirst() }
    // Of two letters too little is left to tell.
    return rest.isEmpty && count > 2
  }
}
