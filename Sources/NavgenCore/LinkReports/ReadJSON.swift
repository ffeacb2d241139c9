package import NavgenSource
import NavgenYAML

/// Reads a JSON file, or adds an error and returns `nil`. JSON is YAML, so this is the reader of specs.
package func readJSON(_ file: SourceFile, diagnostics: inout DiagnosticList) -> JSONValue? {
  parseYAML(file, diagnostics: &diagnostics).map(JSONValue.init)
}

extension JSONValue {
  fileprivate init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): self.init(scalar)
    case .sequence(let items): self = .list(items.map(JSONValue.init))
    case .mapping(let entries):
      self = .object(entries.map { JSONMember($0.key.value, JSONValue($0.value)) })
    }
  }

  private init(_ scalar: YAMLScalar) {
    if scalar.isNull {
      self = .null
    } else if scalar.isPlain, let flag = Bool(scalar.text) {
      self = .flag(flag)
    } else if scalar.isPlain, let number = Int(scalar.text) {
      self = .integer(number)
    } else {
      self = .text(scalar.text)
    }
  }
}

extension JSONValue {
  /// The value of a member of an object; `nil` for anything else.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The items of a list; none for anything else.
  var items: [JSONValue] { if case .list(let items) = self { items } else { [] } }

  /// The members of an object; none for anything else.
  var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }
}
