/// Where the lines and the Unicode scalars of a text are, so that a place costs the same at the end
/// of a huge line as at the beginning of a short one.
///
/// A scalar is counted at its first byte. In a text that is not UTF-8 every byte that could begin
/// one counts, so that a place exists all the same.
struct TextIndex: Sendable {
  /// How many bytes lie between two counts; a look-up walks over at most as many.
  private static let stride = 16

  /// The offset of the first byte of every line; never empty.
  let lineStarts: [Int]
  /// The number of scalars that begin before each multiple of the stride.
  private let counts: [Int]
  private let isOneBytePerScalar: Bool

  init(_ bytes: [UInt8]) {
    var lineStarts = [0]
    var counts: [Int] = []
    var count = 0
    // Unoptimised builds run inside the plugin, and a buffer pointer is several times faster there.
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        if index % Self.stride == 0 { counts.append(count) }
        let byte = bytes[index]
        if !byte.isUTF8Continuation { count += 1 }
        if byte.endsLine(before: index + 1 < bytes.count ? bytes[index + 1] : nil) {
          lineStarts.append(index + 1)
        }
      }
    }
    self.lineStarts = lineStarts
    self.counts = counts
    isOneBytePerScalar = count == bytes.count
  }

  /// The line, from 0, that a byte offset is in.
  func line(at offset: Int) -> Int {
    lastIndex(in: lineStarts, notAbove: offset)
  }

  /// The number of scalars that begin before a byte offset.
  func scalarCount(before offset: Int, in bytes: [UInt8]) -> Int {
    guard !isOneBytePerScalar else { return offset }
    let checkpoint = min(offset / Self.stride, counts.count - 1)
    return bytes.withUnsafeBufferPointer { bytes in
      var count = counts[checkpoint]
      var index = checkpoint * Self.stride
      while index < offset {
        if !bytes[index].isUTF8Continuation { count += 1 }
        index += 1
      }
      return count
    }
  }

  /// The byte offset of a scalar, counted from 0; the end of the text when there are not as many.
  func offset(ofScalar number: Int, in bytes: [UInt8]) -> Int {
    guard !isOneBytePerScalar else { return min(number, bytes.count) }
    let checkpoint = lastIndex(in: counts, notAbove: number)
    return bytes.withUnsafeBufferPointer { bytes in
      var remaining = number - counts[checkpoint]
      var index = checkpoint * Self.stride
      while index < bytes.count {
        if !bytes[index].isUTF8Continuation {
          if remaining == 0 { return index }
          remaining -= 1
        }
        index += 1
      }
      return index
    }
  }
}

/// The last index of an ascending list, not empty, whose element is at most `limit`.
private func lastIndex(in ascending: [Int], notAbove limit: Int) -> Int {
  var low = 0
  var high = ascending.count
  while high - low > 1 {
    let middle = (low + high) / 2
    if ascending[middle] <= limit { low = middle } else { high = middle }
  }
  return low
}

extension UInt8 {
  /// Whether a line ends with this byte: at a line feed, or at a carriage return that stands alone.
  fileprivate func endsLine(before next: UInt8?) -> Bool {
    self == .lineFeed || (self == .carriageReturn && next != .lineFeed)
  }
}
