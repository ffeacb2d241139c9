import NavgenSource

// What can be wrong with the text of a template.
extension Diagnostic {
  static func tripleBrace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "triple-brace", "more than two opening braces leave open where the tag begins",
      at: range, help: "put a space between a brace of the output and the tag")
  }

  static func unclosedTag(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "unclosed-tag", "the tag is not closed", at: range,
      help: "end it with '}}' on the same line")
  }

  static func emptyTag(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-tag", "the tag has no name", at: range,
      help: "write a key as in '{{key}}', or remove the tag")
  }

  static func invalidTagName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "invalid-tag-name",
      "\(quoted(name)) is not a name of letters, digits and '_'", at: range,
      help: "tags are '{{key}}', '{{#key}}', '{{^key}}', '{{/key}}', '{{> Partial}}' and '{{! …}}'")
  }

  static func unclosedSection(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "unclosed-section", "the section \(quoted(name)) is not closed", at: range,
      help: "end it with \(tag(name, "/"))")
  }

  static func unopenedSection(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "unopened-section", "\(tag(name, "/")) ends a section, but none is open",
      at: range,
      help: "remove it, or begin the section with \(tag(name, "#"))")
  }

  static func mismatchedSectionEnd(
    _ name: String, at range: SourceRange, open: TemplateTag
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "mismatched-section-end",
      "\(tag(name, "/")) ends a section, but the open one is \(quoted(open.name))", at: range,
      notes: [Note("\(quoted(open.name)) begins here", at: open.range)],
      help: "end it with \(tag(open.name, "/"))")
  }

  static func deepSections(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "deep-sections", "the section is nested more than \(limit) deep", at: range,
      help: "move the inner ones to a partial")
  }
}

// What can be wrong with filling a template.
extension Diagnostic {
  static func unknownTemplate(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-template", "there is no template \(quoted(name))", at: range,
      help: suggestion(for: name, in: known))
  }

  static func unknownPartial(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-partial", "there is no partial \(quoted(name))", at: range,
      help: suggestion(for: name, in: known))
  }

  static func unknownTemplateKey(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-template-key", "there is no value for the key \(quoted(name)) here",
      at: range,
      help: suggestion(for: name, in: known))
  }

  /// A value that `{{key}}` cannot insert.
  static func notInsertable(
    _ name: String, _ value: TemplateValue, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "not-insertable",
      "\(quoted(name)) is \(value.kind), but only text can be inserted",
      at: range, help: "use a section: '{{#key}}…{{/key}}'")
  }

  /// A value that neither `{{#key}}` nor `{{^key}}` can ask.
  static func notSection(
    _ name: String, _ value: TemplateValue, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "not-a-section",
      "\(quoted(name)) is \(value.kind), but a section needs a flag or a list", at: range,
      help: "insert it with \(tag(name))")
  }

  static func deepPartials(_ name: String, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "deep-partials", "the partial \(quoted(name)) is nested more than \(limit) deep",
      at: range, help: "a partial must not include itself, not even through others")
  }
}

/// A tag as it is written, in quotes.
private func tag(_ name: String, _ sign: String = "") -> String {
  quoted("{{\(sign)\(name)}}")
}

extension TemplateValue {
  fileprivate var kind: String {
    switch self {
    case .text: return "text"
    case .flag: return "a flag"
    case .list: return "a list"
    }
  }
}
