import NavgenSource

/// Fills templates. Goes on after a mistake, so that one run shows them all.
struct Renderer {
  /// The most partials that may be nested.
  private static let depthLimit = 16

  private(set) var output = TemplateOutput()
  private(set) var diagnostics = DiagnosticList()
  private let templates: [String: Template]
  /// The innermost last.
  private var records: [[String: TemplateValue]]
  private var depth = 0
  /// Whether partials go too deep. None is entered then: one that includes itself twice would
  /// otherwise be entered a number of times that doubles with each level.
  private var isTooDeep = false

  init(_ templates: [String: Template], record: [String: TemplateValue]) {
    self.templates = templates
    self.records = [record]
  }

  mutating func render(_ template: Template) {
    diagnostics.add(contentsOf: template.diagnostics)
    render(template.nodes)
  }

  private mutating func render(_ nodes: [TemplateNode]) {
    for node in nodes {
      switch node {
      case .text(let text): output.write(text)
      case .value(let tag): insert(tag)
      case .section(let tag, let body): renderSection(tag, body)
      case .partial(let tag): renderPartial(tag)
      }
    }
  }

  private mutating func insert(_ tag: TemplateTag) {
    switch lookUp(tag) {
    case nil: break
    case .text(let text): output.write(text, indentation: tag.indentation)
    case .some(let value): diagnostics.add(.notInsertable(tag.name, value, at: tag.range))
    }
  }

  private mutating func renderSection(_ tag: TemplateTag, _ body: [TemplateNode]) {
    let isInverted = tag.kind == .invertedSection
    switch lookUp(tag) {
    case nil: break
    case .flag(let flag):
      if flag != isInverted { render(body) }
    case .list(let list) where isInverted:
      if list.isEmpty { render(body) }
    case .list(let list):
      for record in list {
        records.append(record)
        render(body)
        records.removeLast()
      }
    case .some(let value): diagnostics.add(.notSection(tag.name, value, at: tag.range))
    }
  }

  private mutating func renderPartial(_ tag: TemplateTag) {
    if isTooDeep { return }
    guard let partial = templates[tag.name] else {
      let known = templates.keys.sorted()
      return diagnostics.add(.unknownPartial(tag.name, at: tag.range, known: known))
    }
    guard depth < Self.depthLimit else {
      isTooDeep = true
      return diagnostics.add(.deepPartials(tag.name, limit: Self.depthLimit, at: tag.range))
    }
    let outer = output.indentation
    if tag.isStandalone { output.indentation += tag.indentation }
    depth += 1
    render(partial)
    depth -= 1
    output.indentation = outer
  }

  private mutating func lookUp(_ tag: TemplateTag) -> TemplateValue? {
    for record in records.reversed() {
      if let value = record[tag.name] { return value }
    }
    let known = records.reversed().flatMap { $0.keys.sorted() }
    diagnostics.add(.unknownTemplateKey(tag.name, at: tag.range, known: known))
    return nil
  }
}
