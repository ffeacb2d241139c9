/// Reads names that are written as what each shares with the one before and what it adds.
struct NameReader {
  /// The name that was read last.
  private var name: [UInt8] = []
  /// Where its parts end.
  private var ends: [Int] = []

  /// - Parameter head: The first part, which the first name is taken to share.
  init(head: ArraySlice<UInt8> = []) {
    if !head.isEmpty { append(head) }
  }

  var text: String { String(decoding: name, as: UTF8.self) }

  /// - Parameter count: How many parts are those of the name before.
  mutating func read(sharing count: Int, _ added: ArraySlice<UInt8>) {
    ends.removeLast(max(0, ends.count - max(count, 0)))
    name.removeLast(name.count - (ends.last ?? 0))
    var index = added.startIndex
    while index < added.endIndex {
      let start = index
      if added[index].isAbbreviation {
        append(abbreviations[Int(added[index] - UInt8(ascii: "A"))][...])
        index += 1
        continue
      }
      while index < added.endIndex, added[index] != .dot, !added[index].isAbbreviation {
        index += 1
      }
      append(added[start..<index])
      if index < added.endIndex, added[index] == .dot { index += 1 }
    }
  }

  private mutating func append(_ part: ArraySlice<UInt8>) {
    if !name.isEmpty { name.append(.dot) }
    name += part
    ends.append(name.count)
  }
}

/// The names of a line that has nothing else: each a digit, the number of shared parts, and the added ones.
func readNames(_ line: Substring) -> [String] {
  var reader = NameReader()
  return line.split(separator: " ").map { word in
    let bytes = Array(word.utf8)
    reader.read(sharing: Int(bytes[0]) - Int(UInt8(ascii: "0")), bytes.dropFirst())
    return reader.text
  }
}

/// A part as the table has it.
func abbreviated(_ part: [UInt8]) -> [UInt8] {
  guard let index = abbreviations.firstIndex(of: part), !part.isEmpty else { return part }
  return [UInt8(ascii: "A") + UInt8(index)]
}

/// The parts of names that capital letters stand for; one for each letter.
private let abbreviations: [[UInt8]] = {
  let parts = EmbeddedSymbols.abbreviations.split(separator: " ").map { Array($0.utf8) }
  return parts + Array(repeating: [], count: max(0, 26 - parts.count))
}()

extension UInt8 {
  static let dot = UInt8(ascii: ".")
  static let gap = UInt8(ascii: " ")
  static let newline = UInt8(ascii: "\n")

  /// Whether it stands for a part of names.
  var isAbbreviation: Bool { self >= 65 && self <= 90 }
}
