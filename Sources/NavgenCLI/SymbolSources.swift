import NavgenSource
import NavgenSymbols

/// Where symbols are known from besides the table in the tool. Without being asked nothing is looked up, so that
/// every machine gives the same answers.
struct SymbolSources: Hashable {
  /// A file of the form of `name_availability.plist`.
  var file: String?
  /// Whether the list of this Mac is used.
  var usesSystem = false

  /// Where a Mac keeps its list.
  static let systemPath =
    "/System/Library/CoreServices/CoreGlyphs.bundle/Contents/Resources/name_availability.plist"

  /// The most bytes that are read of a list, many times what one has.
  private static let limit = 32 << 20

  /// The table with all that is in those lists.
  func readTable(in environment: CLIEnvironment) throws(FileError) -> SymbolTable {
    var table = SymbolTable.builtIn
    for path in [usesSystem ? Self.systemPath : nil, file].compactMap(\.self) {
      guard let list = SymbolList(try environment.files.read(path, Self.limit)) else {
        throw .noSymbolList(path)
      }
      table = table.adding(list)
    }
    return table
  }
}
