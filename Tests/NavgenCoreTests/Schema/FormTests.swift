import NavgenSource
import NavgenYAML
import Testing

@testable import NavgenCore

@Suite("What the keys say they take")
struct FormTests {
  @Test("is all that the decoder reads: a field is never read as another form")
  func readsByForm() throws {
    let word = try field("word", .text(.words))
    let truth = try field("true", .truth(.setting))
    #expect(read(word, decodeText)?.value == "word")
    #expect(read(truth, decodeTruth) == true)
    #expect(read(word, decodeTruth) == nil)
    #expect(read(truth, decodeText) == nil)
    let list = try field("[a, b]", .list(of: .text(.id), ListBounds()))
    #expect(read(list, decodeTexts)?.value.map(\.value) == ["a", "b"])
    #expect(read(list.read(as: .oneOrMore(.text(.id), ListBounds())), decodeTexts) == nil)
    let map = try field("{ key: a }", .map(TitleSpec.Key.self))
    #expect(read(map) { SpecMap<TitleSpec.Key>($0, diagnostics: &$1) } != nil)
    #expect(read(map) { SpecMap<IconSpec.Key>($0, diagnostics: &$1) } == nil)
  }

  @Test("takes the examples that an editor shows", arguments: KeyKind.all)
  func takesExamples(kind: KeyKind) throws {
    for (name, note) in kind.notes {
      for example in note.examples + [note.standard].compactMap(\.self) {
        let text = spec(of: kind, name, as: example)
        guard let text else { continue }
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "navigation.json", text: text)
        let node = try #require(parseYAML(file, diagnostics: &diagnostics))
        _ = decodeSpec(node, diagnostics: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [], "\(name): \(text)")
      }
    }
  }

  private func field(_ text: String, _ form: ValueForm) throws -> Field {
    let file = SourceFile(path: "navigation.yaml", text: text)
    var diagnostics = DiagnosticList()
    let node = try #require(parseYAML(file, diagnostics: &diagnostics))
    return Field(name: .key("it"), place: node.range, node: node, form: form)
  }

  /// What is read of a field; `nil`, with something to say about it, when it is not read.
  private func read<Value>(
    _ field: Field, _ decode: (Field, inout DiagnosticList) -> Value?
  ) -> Value? {
    var diagnostics = DiagnosticList()
    let value = decode(field, &diagnostics)
    #expect((value == nil) == diagnostics.hasErrors)
    return value
  }

  /// A spec with a key in the first place that has keys of its kind; `nil` for kinds that stand inside of others,
  /// whose keys are in the examples of those.
  private func spec(of kind: KeyKind, _ key: String, as value: JSONValue) -> String? {
    let tab = [JSONMember("title", "Home"), JSONMember("icon", "house")]
    var members = [JSONMember("navgen", 1)]
    let own = [JSONMember(key, value)]
    switch kind.keys.owner {
    case NavigationSpec.Key.owner: members += own
    case TabSpec.Key.owner: members.append(entry("tabs", own + tab.filter { $0.key != key }))
    case RouteSpec.Key.owner: members.append(entry("routes", own))
    case ModalSpec.Key.owner: members.append(entry("modals", own))
    case TypeSpec.Key.owner: members.append(entry("types", own))
    case LinksSpec.Key.owner: members.append(JSONMember("links", .object(own)))
    case TabBarSpec.Key.owner: members.append(JSONMember("tabBar", .object(own)))
    default: return nil
    }
    if !members.contains(where: { $0.key == "tabs" }) { members.append(entry("tabs", tab)) }
    let distinct = members.reduce(into: [JSONMember]()) { kept, member in
      if !kept.contains(where: { $0.key == member.key }) { kept.append(member) }
    }
    return renderJSON(.object(distinct))
  }

  private func entry(_ key: String, _ members: [JSONMember]) -> JSONMember {
    JSONMember(key, .object([JSONMember("home", .object(members))]))
  }
}
