package import NavgenSource

/// Templates that can include each other: a strict subset of Mustache.
///
/// - `{{key}}` inserts text as it is. When the text has several lines, those after the first,
///   unless empty, get the indentation of the line that the tag stands on: values carry relative
///   indentation only.
/// - `{{#key}}…{{/key}}` is rendered when the flag is true, or once for each record of the list.
/// - `{{^key}}…{{/key}}` is rendered when the flag is false, or the list is empty.
/// - `{{> Partial}}` is another template. Alone on its line, its indentation is put before each
///   line of the partial that is not empty, those of inserted text included.
/// - `{{! comment}}` gives nothing and may span lines.
///
/// A tag that is alone on its line, other than `{{key}}`, removes the line. A key means the
/// innermost record that has it. Nothing is escaped; there are no filters, dotted paths or other
/// delimiters. A key without a value is a mistake, never empty text.
package struct TemplateSet: Sendable {
  private let templates: [String: Template]

  /// Reads templates. Each is named after its file up to the first dot: `Store` in
  /// `Store.swift.mustache`. Of two with one name the first counts.
  package init(_ sources: [SourceFile]) {
    templates = Dictionary(
      sources.map { (templateName(of: $0), parse($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Fills a template; `nil` when it, a partial of it, or the record is wrong somewhere.
  package func render(
    _ name: String, with record: [String: TemplateValue], diagnostics: inout DiagnosticList
  ) -> String? {
    guard let template = templates[name] else {
      let place = SourceFile(path: name, bytes: []).range(0..<0)
      diagnostics.add(.unknownTemplate(name, at: place, known: templates.keys.sorted()))
      return nil
    }
    var renderer = Renderer(templates, record: record)
    renderer.render(template)
    diagnostics.add(contentsOf: renderer.diagnostics)
    return renderer.diagnostics.isEmpty ? renderer.output.text : nil
  }
}

private func templateName(of file: SourceFile) -> String {
  file.name.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? ""
}
