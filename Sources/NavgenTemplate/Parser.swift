import NavgenSource

/// Reads a template: tokens in, sections matched.
func parse(_ file: SourceFile) -> Template {
  var diagnostics = DiagnosticList()
  let tokens = lex(file, diagnostics: &diagnostics)
  var parser = Parser()
  for token in tokens {
    switch token {
    case .text(let text): parser.add(.text(text))
    case .tag(let tag): parser.read(tag, diagnostics: &diagnostics)
    }
  }
  parser.closeAll(diagnostics: &diagnostics)
  return Template(nodes: parser.nodes, diagnostics: diagnostics)
}

private struct Parser {
  /// The most sections that may be nested, which bounds the renderer's stack.
  private static let depthLimit = 64

  /// The sections that are open, the innermost last.
  private var open: [TemplateTag] = []
  /// The parts of the template and of each open section: always one more than `open`.
  private var levels: [[TemplateNode]] = [[]]

  /// The parts of the template, once all sections are closed.
  var nodes: [TemplateNode] { levels[0] }

  mutating func add(_ node: TemplateNode) {
    levels[levels.count - 1].append(node)
  }

  mutating func read(_ tag: TemplateTag, diagnostics: inout DiagnosticList) {
    switch tag.kind {
    case .comment: break
    case .value: add(.value(tag))
    case .partial: add(.partial(tag))
    case .section, .invertedSection:
      if open.count == Self.depthLimit {
        diagnostics.add(.deepSections(limit: Self.depthLimit, at: tag.range))
      }
      open.append(tag)
      levels.append([])
    case .sectionEnd: end(tag, diagnostics: &diagnostics)
    }
  }

  /// Ends the section of that name, and with it those inside that were forgotten.
  ///
  /// An end that fits no open section most likely misspells the innermost one, so it ends that.
  private mutating func end(_ tag: TemplateTag, diagnostics: inout DiagnosticList) {
    guard let innermost = open.last else {
      return diagnostics.add(.unopenedSection(tag.name, at: tag.range))
    }
    guard open.contains(where: { $0.name == tag.name }) else {
      diagnostics.add(.mismatchedSectionEnd(tag.name, at: tag.range, open: innermost))
      return close()
    }
    while let innermost = open.last, innermost.name != tag.name {
      diagnostics.add(.unclosedSection(innermost.name, at: innermost.range))
      close()
    }
    close()
  }

  mutating func closeAll(diagnostics: inout DiagnosticList) {
    while let section = open.last {
      diagnostics.add(.unclosedSection(section.name, at: section.range))
      close()
    }
  }

  /// Ends the innermost section. What is too deep to render is left out.
  private mutating func close() {
    guard let section = open.popLast(), let body = levels.popLast() else { return }
    if open.count < Self.depthLimit { add(.section(section, body)) }
  }
}
