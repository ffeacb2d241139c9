import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

@Suite("The schema")
struct SchemaTests {
  @Test("is the one in the documentation")
  func isCommitted() throws {
    let file = repository.appending(path: "Documentation/navigation.schema.json")
    let difference = try differenceFromGolden(navigationSchema(), at: file)
    #expect(difference == nil)
  }

  @Test("begins with what tells it from other files")
  func beginsWithItsMark() {
    #expect(navigationSchema().hasPrefix(schemaMark))
    #expect(schemaMark.hasSuffix("\"$id\": \"urn:navgen:spec:"))
  }

  @Test("defines every kind of map once, and what refers to itself or is used as a list")
  func definesMaps() {
    var maker = SchemaMaker()
    _ = maker.body(of: .map(NavigationSpec.Key.self))
    let names = maker.definitions.map(\.key)
    #expect(Set(names).count == names.count)
    // The root is no definition.
    #expect(names.count == KeyKind.all.count - 1 + ["swiftType", "linkOrList"].count)
    #expect(!maker.definitions.contains { $0.value == .null })
  }

  @Test("requires what the decoder requires, and lets no other keys in", arguments: KeyKind.all)
  func requiresKeys(kind: KeyKind) {
    var maker = SchemaMaker()
    let members = maker.body(of: .map(kind.keys))
    let required = kind.keys.requiredNames
    #expect(members.value(of: "additionalProperties") == .flag(false))
    #expect(
      members.value(of: "required")
        == (required.isEmpty ? nil : .list(required.map(JSONValue.text))))
    guard case .object(let properties)? = members.value(of: "properties") else {
      Issue.record("no properties")
      return
    }
    #expect(properties.map(\.key) == kind.keys.names)
  }

  @Test("says of every key what it is for, in a few sentences", arguments: KeyKind.all)
  func describesKeys(kind: KeyKind) {
    for (name, note) in kind.notes {
      #expect(note.text.hasSuffix("."), "\(name)")
      #expect((10...260).contains(note.text.count), "\(name): \(note.text.count)")
      #expect(!note.text.contains("\n") && !note.text.contains("  "), "\(name)")
    }
  }

  @Test("takes numbers and truths where they are text, and nowhere else")
  func takesPlainWords() {
    #expect(schema(of: .words).value(of: "type") == ["string", "number", "boolean"])
    #expect(schema(of: .reference).value(of: "type") == ["string", "boolean"])
    #expect(schema(of: .flagName).value(of: "type") == "string")
    #expect(
      schema(of: .choice(of: ModalStyle.self)) == [
        JSONMember("enum", ["sheet", "cover", "popover"])
      ])
  }
}

/// The keys of one kind of map.
struct KeyKind: CustomTestStringConvertible, Sendable {
  let keys: any SpecKey.Type

  var testDescription: String { keys.owner }

  var notes: [(String, KeyNote)] { notes(of: keys) }

  private func notes<Key: SpecKey>(of keys: Key.Type) -> [(String, KeyNote)] {
    keys.allCases.map { ($0.rawValue, $0.note) }
  }

  /// Every kind that a spec has.
  static let all: [KeyKind] = {
    var found: [KeyKind] = []
    add(NavigationSpec.Key.self, to: &found)
    return found
  }()

  private static func add<Key: SpecKey>(_ keys: Key.Type, to found: inout [KeyKind]) {
    if found.contains(where: { $0.keys == keys }) { return }
    found.append(KeyKind(keys: keys))
    for key in keys.allCases { add(key.form, to: &found) }
  }

  private static func add(_ form: ValueForm, to found: inout [KeyKind]) {
    switch form {
    case .text, .truth, .type: return
    case .list(let item, _), .oneOrMore(let item, _): add(item, to: &found)
    case .map(let keys), .shortOrMap(_, let keys): add(keys, to: &found)
    case .entries(let entries): add(entries.value, to: &found)
    }
  }
}

extension [JSONMember] {
  fileprivate func value(of key: String) -> JSONValue? { first { $0.key == key }?.value }
}
