/// A property list in its binary form: objects, a table of their offsets, and a trailer that tells where that is.
///
/// What lies outside the file, or repeats without end, makes a list unreadable, and never more.
struct BinaryPropertyList {
  static let mark = Array("bplist00".utf8)

  /// The most objects that are read, each time they are used: more than a list of symbols has.
  private static let objectLimit = 1_000_000

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let root: Int
  private let offsetTable: Int
  private var readCount = 0

  /// Reads the trailer.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer >= Self.mark.count else { return nil }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = Self.number(bytes, at: trailer + 8, size: 8),
      let root = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8)
    else { return nil }
    objectCount = count
    self.root = root
    offsetTable = table
  }

  /// The value of the whole file.
  mutating func readRoot() -> PropertyListValue? { value(of: root, depth: 0) }

  private mutating func value(of object: Int, depth: Int) -> PropertyListValue? {
    readCount += 1
    guard readCount <= Self.objectLimit, let start = start(of: object), start < bytes.count else {
      return nil
    }
    let kind = bytes[start] >> 4
    guard [0x5, 0x6, 0xD].contains(kind) else { return .other }
    guard let (count, content) = countAndContent(at: start) else { return nil }
    switch kind {
    case 0x5: return slice(content, count).map { .text(String(decoding: $0, as: UTF8.self)) }
    case 0x6: return slice(content, count, of: 2).map { .text(wideText($0)) }
    default:
      if depth >= PropertyListValue.depthLimit { return .other }
      return map(content, count: count, depth: depth)
    }
  }

  /// A map has the references of its keys, then those of its values.
  private mutating func map(_ content: Int, count: Int, depth: Int) -> PropertyListValue? {
    guard slice(content, count, of: 2 * referenceSize) != nil else { return nil }
    var map: [String: PropertyListValue] = [:]
    for index in 0..<count {
      let place = content + index * referenceSize
      let valuePlace = place + count * referenceSize
      guard let key = Self.number(bytes, at: place, size: referenceSize),
        let object = Self.number(bytes, at: valuePlace, size: referenceSize),
        case .text(let name)? = value(of: key, depth: depth + 1),
        let value = value(of: object, depth: depth + 1)
      else { return nil }
      map[name] = value
    }
    return .map(map)
  }

  private func start(of object: Int) -> Int? {
    guard object < objectCount else { return nil }
    return Self.number(bytes, at: offsetTable + object * offsetSize, size: offsetSize)
  }

  /// How many things an object has, and where they begin. Fifteen and more stand in a number of their own.
  private func countAndContent(at start: Int) -> (Int, Int)? {
    let count = Int(bytes[start] & 0xF)
    guard count == 0xF else { return (count, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    return Self.number(bytes, at: start + 2, size: size).map { ($0, start + 2 + size) }
  }

  private func slice(_ start: Int, _ count: Int, of size: Int = 1) -> ArraySlice<UInt8>? {
    guard start <= bytes.count, size > 0, count <= (bytes.count - start) / size else { return nil }
    return bytes[start..<(start + count * size)]
  }

  /// A number with the highest byte first, as far as a file can be long.
  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard 1...8 ~= size, start >= 0, start <= bytes.count - size else { return nil }
    let number = bytes[start..<(start + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number <= UInt64(Int32.max) ? Int(number) : nil
  }

  private func wideText(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
