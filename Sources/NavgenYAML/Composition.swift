import NavgenSource

/// A document as it is being put together: its nodes from events, aliases and merge keys resolved.
///
/// A function that returns `nil` has added an error after which nothing more can be read; then the collections
/// that were open end with what is in them. After any other error there is a stand-in and the reading goes on.
struct Composition {
  let file: SourceFile
  let limits: YAMLLimits
  /// The anchors that are not read.
  private let lostAnchors: Set<String>
  private let isConflictKnown: Bool
  private(set) var diagnostics = DiagnosticList()
  private let events: EventReader
  private var anchors = AnchorTable()
  /// Where the collections begin that have not ended, the outermost first.
  private var open: [Int] = []
  private var nodeCount = 0
  /// Where the last text begins.
  private var lastText = 0
  /// Why nothing more is read, if that is so.
  private(set) var stop: Stop?

  /// What ends the reading.
  enum Stop {
    /// A mistake in the syntax; what stands before it can be used.
    case fault
    /// A limit. Nothing is made of such a file.
    case limit
  }

  /// - Parameter text: What the events are of.
  init(_ events: EventReader, of text: CommentedText, limits: YAMLLimits) {
    file = text.file
    lostAnchors = text.anchors
    isConflictKnown = text.hasConflicts
    self.events = events
    self.limits = limits
  }

  mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.add(diagnostic)
  }

  mutating func next() -> YAMLEvent? {
    guard stop == nil else { return nil }
    let event = events.next()
    if event == nil { addSyntaxError() }
    return event
  }

  /// Where the line begins that the last text is in.
  var lastLine: Int {
    file.lineOffsets(file.position(at: lastText).line)?.lowerBound ?? 0
  }

  private mutating func refuse(_ diagnostic: Diagnostic) {
    add(diagnostic)
    stop = .limit
  }

  /// The node that begins with an event, inside `depth` collections.
  mutating func node(_ event: YAMLEvent, depth: Int) -> ComposedNode? {
    nodeCount += 1
    guard nodeCount <= limits.nodes else {
      let start = event.offsets.lowerBound
      refuse(.tooManyValues(at: file.range(start..<start), limit: limits.nodes))
      return nil
    }
    switch event.kind {
    case .alias(let name): return alias(name, at: event.offsets, depth: depth)
    case .scalar(let scalar, _):
      let composed = text(scalar, event)
      if let name = event.anchor { anchors.define(name, as: composed) }
      return composed
    default: return collection(event, depth: depth + 1)
    }
  }

  private mutating func text(_ scalar: YAMLScalar, _ event: YAMLEvent) -> ComposedNode {
    let text = NodeText(file.bytes, event.offsets)
    let isKnown = checkTag(event, text)
    let place = file.range(text.offsets)
    lastText = text.offsets.lowerBound
    guard scalar.text.utf8.count <= limits.text else {
      add(.longText(scalar.text.utf8.count, at: place, limit: limits.text))
      return ComposedNode(
        .nothing(at: place, isComplete: false), written: text.offsets, isSound: false)
    }
    let node = YAMLNode(content: .scalar(scalar), range: place, isComplete: isKnown)
    return ComposedNode(node, written: text.offsets, isSound: isKnown)
  }

  private mutating func collection(_ event: YAMLEvent, depth: Int) -> ComposedNode? {
    let text = NodeText(file.bytes, event.offsets)
    let start = text.hasContent ? text.offsets.lowerBound : event.offsets.upperBound
    guard depth <= limits.depth else {
      refuse(.deepNesting(at: file.range(start..<start), limit: limits.depth))
      return nil
    }
    let isKnown = checkTag(event, text)
    let anchor = file.range(text.anchor ?? event.offsets)
    let opening = event.anchor.map { anchors.open($0, at: anchor) }
    open.append(start)
    guard let parts = parts(of: event, depth: depth) else { return nil }
    open.removeLast()
    let place = file.range(start..<max(start, parts.end))
    let composed = ComposedNode(parts, at: place, isSound: isKnown)
    if let opening { anchors.close(opening, as: composed) }
    return composed
  }

  private mutating func parts(of event: YAMLEvent, depth: Int) -> CollectionParts? {
    switch event.kind {
    case .mappingStart: return mapping(depth: depth)
    case .sequenceStart: return sequence(depth: depth)
    default:
      addSyntaxError()
      return nil
    }
  }

  private mutating func sequence(depth: Int) -> CollectionParts {
    var items: [YAMLNode] = []
    var parts = CollectionParts()
    while let event = next() {
      if case .collectionEnd = event.kind {
        return parts.finished(.sequence(items), by: event)
      }
      guard let item = node(event, depth: depth) else { break }
      items.append(item.node)
      parts.add(item)
    }
    return parts.cut(.sequence(items))
  }

  private mutating func alias(_ name: String, at offsets: Range<Int>, depth: Int) -> ComposedNode? {
    let place = file.range(offsets)
    switch anchors[name] {
    case .defined(let aliased):
      guard anchors.spend(aliased.weight, limit: limits.aliasedNodes) else {
        refuse(.aliasExpansion(name, at: place, limit: limits.aliasedNodes))
        return nil
      }
      guard depth + aliased.height <= limits.depth else {
        refuse(.deepNesting(through: name, at: place, limit: limits.depth))
        return nil
      }
      return aliased.written(at: offsets)
    case .open(_, let anchor):
      add(.recursiveAlias(name, at: place, anchor: anchor))
    case nil:
      if !lostAnchors.contains(name) {
        add(.unknownAlias(name, suggestion: anchors.suggestion(for: name), at: place))
      }
    }
    return ComposedNode(
      .nothing(at: place, isComplete: false), written: offsets, isSound: false)
  }

  private mutating func checkTag(_ event: YAMLEvent, _ text: NodeText) -> Bool {
    guard let tag = event.tag, !CoreTag.all.contains(tag) else { return true }
    let place = file.range(text.tag ?? event.offsets)
    add(.customTag(place.text, at: place, isAlone: event.isEmptyText))
    return false
  }

  private mutating func addSyntaxError() {
    let conflict = isConflictKnown ? nil : file.conflictMarker
    add(
      conflict.map(Diagnostic.mergeConflict)
        ?? .syntaxError(events.fault, in: file, inside: open.last))
    stop = .fault
  }
}

extension YAMLEvent {
  /// Whether it is a text without a letter, such as what is left behind a tag.
  fileprivate var isEmptyText: Bool {
    if case .scalar(let scalar, _) = kind { scalar.text.isEmpty } else { false }
  }
}
