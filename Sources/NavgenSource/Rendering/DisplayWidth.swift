extension String {
  /// The columns that the text takes on a terminal: East Asian wide characters and emoji take two,
  /// what only changes the letter before it takes none.
  var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  fileprivate var displayWidth: Int {
    if unicodeScalars.contains(where: { $0.isWide || $0 == Self.emojiPresentation }) { return 2 }
    return unicodeScalars.allSatisfy(\.isWithoutWidth) ? 0 : 1
  }

  /// The selector that turns a sign of the text, such as a heart, into an emoji.
  private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default:
      return properties.isEmojiPresentation
    }
  }

  fileprivate var isWithoutWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}
