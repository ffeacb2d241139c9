import NavgenSource

/// Makes schemas of forms, and the definitions that they refer to: one for each kind of map, and one for what
/// refers to itself.
struct SchemaMaker {
  /// In the order in which they are first needed.
  private(set) var definitions: [JSONMember] = []
  private var names: Set<String> = []

  /// The members of the schema of a form: itself, or a reference to its definition.
  mutating func members(of form: ValueForm) -> [JSONMember] {
    guard let name = form.definitionName else { return body(of: form) }
    if names.insert(name).inserted {
      // Its place is kept, since what it needs itself comes after it.
      let index = definitions.count
      definitions.append(JSONMember(name, .null))
      definitions[index] = JSONMember(name, .object(body(of: form)))
    }
    return [JSONMember("$ref", .text("#/$defs/\(name)"))]
  }

  /// The members of the schema of a form, whether or not it has a definition.
  mutating func body(of form: ValueForm) -> [JSONMember] {
    switch form {
    case .text(let text): return schema(of: text)
    case .truth: return [JSONMember("type", "boolean")]
    case .type(let text):
      let item = members(of: .type(.type))
      return schema(of: text).allowing("array")
        + [
          JSONMember("items", .object(item)), JSONMember("minItems", 1), JSONMember("maxItems", 1),
        ]
    case .list(let item, let bounds):
      return [JSONMember("type", "array")] + list(of: members(of: item), bounds)
    case .oneOrMore(let item, let bounds):
      let items = members(of: item)
      return body(of: item).allowing("array") + list(of: items, bounds)
    case .map(let keys): return map(keys)
    case .shortOrMap(let short, let keys):
      return body(of: short).allowing("object") + map(keys).filter { $0.key != "type" }
    case .entries(let form): return entries(form)
    }
  }

  private func list(of item: [JSONMember], _ bounds: ListBounds) -> [JSONMember] {
    [JSONMember("items", .object(item))]
      + (bounds.mayRepeat ? [] : [JSONMember("uniqueItems", true)])
      + (bounds.isEmptyAllowed ? [] : [JSONMember("minItems", 1)])
      + (bounds.limit.map { [JSONMember("maxItems", .integer($0))] } ?? [])
  }

  private mutating func entries(_ form: EntriesForm) -> [JSONMember] {
    let type: JSONValue = form.needsEntry ? "object" : ["object", "null"]
    var members = [JSONMember("type", type)]
    switch form.keys {
    case .platforms:
      members += [
        JSONMember("properties", .object(Platform.allCases.map(property))),
        JSONMember("additionalProperties", false),
      ]
    case .ids(let kind):
      members.append(JSONMember("propertyNames", .object(schema(ofIds: kind))))
      members.append(JSONMember("additionalProperties", .object(self.members(of: form.value))))
    case .typeNames:
      members.append(JSONMember("propertyNames", .object(schemaOfTypeNames)))
      members.append(JSONMember("additionalProperties", .object(self.members(of: form.value))))
    }
    if form.needsEntry { members.append(JSONMember("minProperties", 1)) }
    if let limit = form.limit { members.append(JSONMember("maxProperties", .integer(limit))) }
    return members
  }

  private func property(of platform: Platform) -> JSONMember {
    JSONMember(platform.rawValue, .object(schema(ofVersionsOf: platform)))
  }

  private mutating func map<Key: SpecKey>(_ keys: Key.Type) -> [JSONMember] {
    let needsKey = !Key.requiredNames.isEmpty || Key.needsKey
    var members = [JSONMember("type", needsKey ? "object" : ["object", "null"])]
    let properties = Key.allCases.map { JSONMember($0.rawValue, .object(property(of: $0))) }
    members.append(JSONMember("properties", .object(properties)))
    if !Key.requiredNames.isEmpty {
      members.append(JSONMember("required", .list(Key.requiredNames.map(JSONValue.text))))
    } else if Key.needsKey {
      members.append(JSONMember("minProperties", 1))
    }
    members.append(JSONMember("additionalProperties", false))
    if !Key.rules.isEmpty { members.append(JSONMember("allOf", .list(Key.rules.map(\.schema)))) }
    return members
  }

  private mutating func property(of key: some SpecKey) -> [JSONMember] {
    let note = key.note
    return [JSONMember("description", .text(note.text))]
      + (note.standard.map { [JSONMember("default", $0)] } ?? [])
      + (note.examples.isEmpty ? [] : [JSONMember("examples", .list(note.examples))])
      + members(of: key.form)
  }
}

extension ValueForm {
  /// What it is called among the definitions; `nil` for what is small enough to be written where it is needed.
  fileprivate var definitionName: String? {
    switch self {
    case .map(let keys), .shortOrMap(_, let keys): return definitionName(of: keys)
    case .oneOrMore(.shortOrMap(_, let keys), _): return definitionName(of: keys) + "OrList"
    case .type(.type): return "swiftType"
    case .text, .truth, .type, .list, .oneOrMore, .entries: return nil
    }
  }

  /// The words of ``SpecKey/owner`` without the article, as one.
  private func definitionName(of keys: any SpecKey.Type) -> String {
    let words = keys.owner.split(separator: " ").filter { $0 != "a" && $0 != "an" }
    return SwiftName(id: words.joined(separator: "-")).text
  }
}

extension [JSONMember] {
  /// The same schema for values of another type besides, of which it says nothing.
  fileprivate func allowing(_ type: String) -> [JSONMember] {
    map { member in
      guard member.key == "type" else { return member }
      if case .list(let types) = member.value {
        return JSONMember("type", .list(types + [.text(type)]))
      }
      return JSONMember("type", [member.value, .text(type)])
    }
  }
}
