/// A part of a navigation that one version has and another has not, or has otherwise.
struct ShapeChange: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case added
    /// It had this id in the other version.
    case renamed(from: String)
    case removed
    case changed
  }

  let item: ShapeItem
  let kind: Kind
}

/// What makes two shapes differ, kind by kind.
func shapeChanges(
  from old: NavigationShape, to new: NavigationShape
) -> [ShapeChange] {
  let old = old.withSortedIds
  let new = new.withSortedIds
  return changes(from: old.tabs, to: new.tabs, \.id, ShapeItem.tab, \.formerIds)
    + changes(from: old.routes, to: new.routes, \.id, ShapeItem.route, \.formerIds)
    + changes(from: old.modals, to: new.modals, \.id, ShapeItem.modal, \.formerIds)
    + changes(from: old.enums, to: new.enums, \.name, ShapeItem.payloadEnum)
    + changes(from: old.types, to: new.types, \.name, ShapeItem.type)
}

private func changes<Part: Hashable>(
  from old: [Part], to new: [Part], _ name: (Part) -> String, _ item: (String) -> ShapeItem,
  _ formerIds: (Part) -> [String] = { _ in [] }
) -> [ShapeChange] {
  let oldParts = Dictionary(old.map { (name($0), $0) }) { first, _ in first }
  var gone = Set(oldParts.keys).subtracting(new.map(name))
  let present = new.compactMap { part -> ShapeChange? in
    let item = item(name(part))
    if let before = oldParts[name(part)] {
      return before == part ? nil : ShapeChange(item: item, kind: .changed)
    }
    guard let former = formerIds(part).first(where: gone.contains) else {
      return ShapeChange(item: item, kind: .added)
    }
    gone.remove(former)
    return ShapeChange(item: item, kind: .renamed(from: former))
  }
  return present
    + old.map(name).filter(gone.contains).map { ShapeChange(item: item($0), kind: .removed) }
}

extension NavigationShape {
  /// The same with former ids in the order of the alphabet, so that equal ones are equal.
  var withSortedIds: NavigationShape { mappingFormerIds { $0.sorted() } }

  /// The same without the ids of earlier versions, which say nothing of what this one saves.
  var withoutFormerIds: NavigationShape { mappingFormerIds { _ in [] } }

  private func mappingFormerIds(_ change: ([String]) -> [String]) -> NavigationShape {
    var shape = self
    for index in tabs.indices { shape.tabs[index].formerIds = change(tabs[index].formerIds) }
    for index in routes.indices {
      shape.routes[index].formerIds = change(routes[index].formerIds)
      shape.routes[index].parameters = routes[index].parameters.mappingFormerIds(change)
    }
    for index in modals.indices {
      shape.modals[index].formerIds = change(modals[index].formerIds)
      shape.modals[index].parameters = modals[index].parameters.mappingFormerIds(change)
    }
    return shape
  }
}

extension [ParameterShape] {
  fileprivate func mappingFormerIds(_ change: ([String]) -> [String]) -> [ParameterShape] {
    map { parameter in
      var parameter = parameter
      parameter.formerIds = change(parameter.formerIds)
      return parameter
    }
  }
}
