/// What the table says of a name.
struct SymbolEntry {
  /// An index into the releases.
  let release: Int
  let isRenamed: Bool
  let isRestricted: Bool
  /// How many parts are those of the name before.
  let sharedCount: Int
  /// The bytes of the table with the parts that follow.
  let added: Range<Int>
}

/// Reads the entries of a line, one after the other.
struct EntryCursor {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  /// - Parameter range: The line without its first part.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> SymbolEntry? {
    // A gap, a letter and a digit are there at least.
    guard index + 2 < end else { return nil }
    let letter = bytes[index + 1]
    let digit = bytes[index + 2]
    index += 3
    let isRenamed = skip(UInt8(ascii: ">"))
    let isRestricted = skip(UInt8(ascii: "!"))
    let start = index
    while index < end, bytes[index] != .gap { index += 1 }
    return SymbolEntry(
      release: releaseIndex(letter), isRenamed: isRenamed, isRestricted: isRestricted,
      sharedCount: Int(digit) - Int(UInt8(ascii: "0")), added: start..<index)
  }

  private mutating func skip(_ mark: UInt8) -> Bool {
    guard index < end, bytes[index] == mark else { return false }
    index += 1
    return true
  }

  private func releaseIndex(_ letter: UInt8) -> Int {
    let isSmall = letter >= UInt8(ascii: "a")
    return Int(letter) - (isSmall ? Int(UInt8(ascii: "a")) : Int(UInt8(ascii: "A")) - 26)
  }
}
