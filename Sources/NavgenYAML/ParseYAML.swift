package import NavgenSource

/// Reads a YAML 1.1 or JSON document into a located tree, or adds an error and returns `nil`.
///
/// Mistakes that leave the rest readable, such as a key given twice, are all found in one run. Time
/// and memory stay in proportion to the file, whatever it holds.
package func parseYAML(
  _ file: SourceFile, limits: YAMLLimits = .standard, diagnostics: inout DiagnosticList
) -> YAMLNode? {
  if let problem = unreadableText(file, limits) {
    diagnostics.add(problem)
    return nil
  }
  let (root, found) = file.bytes.withUnsafeBufferPointer { bytes in
    var composition = Composition(EventReader(bytes, of: file), in: file, limits: limits)
    let root = composition.document()
    return (root, composition.diagnostics)
  }
  diagnostics.add(contentsOf: found)
  return found.hasErrors ? nil : root
}

extension Composition {
  /// The only document of the stream; `nil` when there is none that can be used, with the reason
  /// added.
  fileprivate mutating func document() -> YAMLNode? {
    guard next() != nil, let start = next() else { return nil }
    guard case .documentStart = start.kind else { return emptySpec() }
    guard let first = next(), let root = node(first, depth: 0), next() != nil,
      let following = next()
    else { return nil }
    if case .documentStart = following.kind {
      add(.severalDocuments(at: range(following), first: range(start)))
      return nil
    }
    return isNothing(root.node) ? emptySpec() : root.node
  }

  private mutating func emptySpec() -> YAMLNode? {
    add(.emptySpec(file))
    return nil
  }

  /// Whether nothing at all is written, as in a file that holds a document marker only.
  private func isNothing(_ node: YAMLNode) -> Bool {
    guard case .scalar(let scalar) = node.content else { return false }
    return scalar.isPlain && scalar.text.isEmpty
  }

  private func range(_ event: YAMLEvent) -> SourceRange {
    file.range(event.offsets)
  }
}
