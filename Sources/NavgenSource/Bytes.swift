// The bytes that the readers of texts look for.
extension UInt8 {
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")

  package var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  /// Whether it leaves a gap within a line.
  package var isBlank: Bool { self == .space || self == .tab }
  package var isBlankOrLineBreak: Bool { isBlank || isLineBreak }
  /// Whether it belongs to a scalar that an earlier byte began.
  package var isUTF8Continuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
