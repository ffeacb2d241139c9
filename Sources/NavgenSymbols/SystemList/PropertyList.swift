/// A value of a property list, as far as lists of symbols need it.
enum PropertyListValue: Equatable {
  case text(String)
  case map([String: PropertyListValue])
  /// A number, an array, or anything nested deeper than a list of symbols is.
  case other

  /// How deep maps are read: the map of a file, of releases, and of one release.
  static let depthLimit = 3
}

/// Reads a property list in either of its forms; `nil` when it is none.
///
/// It is read here and not by Foundation, with which no module is linked, so that the tool starts at once.
func readPropertyList(_ bytes: [UInt8]) -> PropertyListValue? {
  if bytes.starts(with: BinaryPropertyList.mark) {
    var list = BinaryPropertyList(bytes)
    return list?.readRoot()
  }
  var list = XMLPropertyList(bytes)
  return list.readRoot()
}
