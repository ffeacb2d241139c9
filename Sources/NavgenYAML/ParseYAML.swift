package import NavgenSource

/// Reads a YAML 1.1 or JSON document into a located tree; `nil` after an error that leaves nothing to read.
///
/// Mistakes that leave the rest readable, such as a key given twice, are all found in one run; the tree then
/// says where it is not complete, and lacks the lines with a mistake in the syntax or, where that does not help, what
/// stands below it. Time and memory stay in proportion to the file, whatever it holds; only a small file is read
/// several times.
package func parseYAML(
  _ file: SourceFile, limits: YAMLLimits = .standard, diagnostics: inout DiagnosticList
) -> YAMLNode? {
  if let problem = unreadableText(file, limits) {
    diagnostics.add(problem)
    return nil
  }
  let reading = Reading(of: CommentedText(file), limits: limits)
  guard let fault = reading.fault, let whole = readPast(fault, in: file, limits: limits)
  else {
    diagnostics.add(contentsOf: reading.diagnostics)
    return reading.root
  }
  diagnostics.add(fault, unreadLines: whole.lines)
  diagnostics.add(contentsOf: whole.reading.diagnostics)
  return whole.reading.root
}

/// What one reading of a document gave.
struct Reading {
  private(set) var root: YAMLNode?
  let diagnostics: DiagnosticList
  /// Why it came to no end, if it did not.
  let stop: Composition.Stop?

  /// - Parameter text: That of the file, perhaps without some lines.
  init(of text: CommentedText, limits: YAMLLimits) {
    self = text.bytes.withUnsafeBufferPointer { bytes in
      var composition = Composition(
        EventReader(bytes, of: text.file), of: text, limits: limits)
      let root = composition.document()
      return Reading(root, composition)
    }
  }

  /// The same with another root.
  func with(_ root: YAMLNode) -> Reading {
    var reading = self
    reading.root = root
    return reading
  }

  private init(_ root: YAMLNode?, _ composition: Composition) {
    self.root = root
    diagnostics = composition.diagnostics
    stop = composition.stop
  }
}

extension Composition {
  /// The only document of the stream; `nil` when there is none that can be used, with the reason
  /// added.
  fileprivate mutating func document() -> YAMLNode? {
    guard next() != nil, let start = next() else { return nil }
    guard case .documentStart = start.kind else { return emptySpec() }
    guard let first = next(), let root = node(first, depth: 0)?.node, stop != .limit else {
      return nil
    }
    guard next() != nil, let following = next() else { return root.cut(lastLine: lastLine) }
    if case .documentStart = following.kind {
      add(.severalDocuments(at: range(following), first: range(start)))
      return joinedWithNext(root)
    }
    return isNothing(root) ? emptySpec() : root
  }

  /// A document read as one with the next. There may be more, which are not read.
  private mutating func joinedWithNext(_ first: YAMLNode) -> YAMLNode? {
    guard let start = next(), let second = node(start, depth: 0)?.node else {
      return stop == .limit ? nil : first.incomplete
    }
    guard next() != nil, let following = next() else {
      return stop == .limit ? nil : first.joined(with: second.cut(lastLine: lastLine))
    }
    let joined = first.joined(with: second)
    if case .documentStart = following.kind { return joined.incomplete }
    return joined
  }

  private mutating func emptySpec() -> YAMLNode? {
    add(.emptySpec(file))
    return nil
  }

  /// Whether nothing at all is written, as in a file that holds a document marker only.
  private func isNothing(_ node: YAMLNode) -> Bool {
    guard case .scalar(let scalar) = node.content, node.isComplete else { return false }
    return scalar.isPlain && scalar.text.isEmpty
  }

  private func range(_ event: YAMLEvent) -> SourceRange {
    file.range(event.offsets)
  }
}
