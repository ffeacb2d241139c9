import NavgenSource
import NavgenYAML

/// A map of the spec whose keys are fixed, opened for reading. Only keys that its kind lists can be
/// asked for, and only those were let in.
struct SpecMap<Key: SpecKey> {
  /// What was written, in the order of the file.
  let keys: [Located<Key>]
  /// Whether all that was written is among the keys.
  let isComplete: Bool
  /// The keys that are there by a name too short to be sure of.
  let unread: Set<Key>
  private let fields: [Key: Field]

  /// What stands in for a map where there is none.
  init() {
    keys = []
    isComplete = false
    unread = []
    fields = [:]
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
    self.init(entries, of: field, &diagnostics)
  }

  private init(_ entries: [YAMLEntry], of field: Field, _ diagnostics: inout DiagnosticList) {
    var keys: [Located<Key>] = []
    var fields: [Key: Field] = [:]
    var unread: Set<Key> = []
    var missing = Set(Key.allCases).subtracting(entries.compactMap { Key(rawValue: $0.key.value) })
    var isComplete = field.node.isComplete
    var above: YAMLEntry?
    for entry in entries {
      guard let key = Key(rawValue: entry.key.value) else {
        let meant = Key.meant(by: entry.key.value, among: missing)
        diagnostics.add(.unknownKey(entry, meant: meant, below: above))
        // A slip is read as what was meant, unless it is short: short words are near to each other too easily. Others
        // may mean anything, as what stands at a wrong indentation.
        let slip = Key.near(to: entry.key.value, among: missing)
        if let slip, entry.key.value.count > 4 {
          fields[slip] = Field(entry, form: slip.form)
          keys.append(Located(slip, at: entry.key.range))
        } else if let slip {
          unread.insert(slip)
        } else {
          isComplete = false
        }
        if let meant { missing.remove(meant) }
        continue
      }
      keys.append(Located(key, at: entry.key.range))
      fields[key] = Field(entry, form: key.form)
      above = entry
    }
    // Of a map with a mistake in the syntax nobody knows what is missing.
    for key in Key.allCases where key.isRequired && missing.contains(key) && field.node.isComplete {
      diagnostics.add(.missingKey(key, in: field))
    }
    self.keys = keys
    self.fields = fields
    self.isComplete = isComplete
    self.unread = unread
  }

  /// The value of a key, if the key is there.
  subscript(key: Key) -> Field? { fields[key] }
}

extension Field {
  /// The next step for an entry that has the name of a key of such maps: it stands beside the one that it belongs to.
  fileprivate func helpForKey<Key: SpecKey>(of kind: Key.Type) -> String? {
    guard case .key(let name) = self.name, Key(rawValue: name) != nil else { return nil }
    return "indent it further if it belongs to what stands above it"
  }
}
