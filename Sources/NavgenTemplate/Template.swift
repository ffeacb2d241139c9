import NavgenSource

/// A template as it was read: its parts in order, and what is wrong with it.
///
/// The parser repairs what it can, so that a broken template still shows the rest of its mistakes
/// when it is rendered. Output counts only when there are no diagnostics.
struct Template: Sendable {
  let nodes: [TemplateNode]
  let diagnostics: DiagnosticList
}

/// A part of a template.
indirect enum TemplateNode: Sendable {
  /// Literal text, which may span lines.
  case text(String)
  /// `{{key}}`
  case value(TemplateTag)
  /// `{{#key}}` or `{{^key}}`, and what stands up to its end.
  case section(TemplateTag, [TemplateNode])
  /// `{{> Partial}}`
  case partial(TemplateTag)
}

/// What stands between `{{` and `}}`.
struct TemplateTag: Sendable {
  enum Kind: Sendable {
    case value
    case section
    case invertedSection
    case sectionEnd
    case partial
    case comment
  }

  let kind: Kind
  /// The key or the partial; empty for a comment.
  let name: String
  /// Where it stands, its braces included.
  let range: SourceRange
  /// The blanks that its line begins with.
  let indentation: String
  /// Whether it is alone on its line, which then leaves no trace. Never true for a value.
  let isStandalone: Bool
}
