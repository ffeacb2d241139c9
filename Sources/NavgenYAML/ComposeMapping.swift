import NavgenSource

extension Composition {
  /// The rest of a mapping whose start has been read.
  mutating func mapping(depth: Int) -> CollectionParts {
    var entries = EntryList()
    var parts = CollectionParts()
    while let event = next() {
      if case .collectionEnd = event.kind {
        return parts.finished(.mapping(entries.merged), by: event)
      }
      guard let key = node(event, depth: depth), let value = value(of: key, depth: depth)
      else { break }
      parts.add(key)
      parts.add(value)
      let outcome =
        event.isMergeKey
        ? addMerge(key, value, to: &entries) : addEntry(key, value, to: &entries)
      switch outcome {
      case .added: break
      case .repeated: parts.markUnsound()
      case .lost: parts.markIncomplete()
      }
    }
    return parts.cut(.mapping(entries.merged))
  }

  private mutating func value(of key: ComposedNode, depth: Int) -> ComposedNode? {
    guard let event = next() else { return nil }
    if case .scalar = event.kind, event.offsets.isEmpty {
      let place = placeOfNothing(file.bytes, after: key.written)
      return ComposedNode(.nothing(at: file.range(place)), written: place, isSound: true)
    }
    return node(event, depth: depth)
  }

  private mutating func addEntry(
    _ key: ComposedNode, _ value: ComposedNode, to entries: inout EntryList
  ) -> EntryOutcome {
    guard key.isSound else { return .lost }
    let place = file.range(key.written)
    guard case .scalar(let scalar) = key.node.content, !scalar.isNull else {
      add(.nonTextKey(key.node.content, at: place))
      return .lost
    }
    if let first = entries.place(of: scalar.text) {
      add(.duplicateKey(scalar.text, at: place, first: first))
      // What a mistake in the syntax ends is told from the rest by standing last.
      if stop == nil {
        entries.join(value.node, to: scalar.text)
      } else {
        entries.markIncomplete(scalar.text)
      }
      return .repeated
    }
    entries.append(YAMLEntry(key: Located(scalar.text, at: place), value: value.node))
    return .added
  }

  private mutating func addMerge(
    _ key: ComposedNode, _ value: ComposedNode, to entries: inout EntryList
  ) -> EntryOutcome {
    let place = file.range(key.written)
    if let first = entries.mergePlace {
      add(.duplicateKey("<<", at: place, first: first))
      return .lost
    }
    guard value.isSound else {
      entries.merge([], at: place)
      return .lost
    }
    let (merged, unfit) = mergedEntries(value)
    entries.merge(merged, at: place)
    guard let unfit else { return .added }
    // What came in through an alias stands elsewhere; then both places are needed.
    let isHere = value.written.contains(unfit.range.offsets)
    let written = isHere ? unfit.range : file.range(value.written)
    add(.invalidMerge(unfit.content, at: written, definition: isHere ? nil : unfit.range))
    return .lost
  }

  /// The entries that a value of `<<` brings, the ones that win first, and what in it is no map.
  private func mergedEntries(_ value: ComposedNode) -> (entries: [YAMLEntry], unfit: YAMLNode?) {
    switch value.node.content {
    case .mapping(let entries): return (entries, nil)
    case .scalar: return ([], value.node)
    case .sequence(let items):
      var merged: [YAMLEntry] = []
      for item in items {
        guard case .mapping(let entries) = item.content else { return (merged, item) }
        merged += entries
      }
      return (merged, nil)
    }
  }
}

/// What became of an entry of a mapping.
private enum EntryOutcome {
  case added
  /// There is another of its name, which it is read as one with.
  case repeated
  case lost
}

extension YAMLEvent {
  /// A plain `<<`; in quotes it is a key like any other.
  fileprivate var isMergeKey: Bool {
    guard case .scalar(let scalar, _) = kind else { return false }
    return scalar.isPlain && scalar.text == "<<"
  }
}
