/// A set of texts as a row of bytes, some of which repeat: enough to tell exactly whether two forms share a
/// text.
struct TextShape {
  struct Atom {
    let sign: ByteClass
    /// Whether it stands for one or more of them.
    var repeats = false
  }

  let atoms: [Atom]

  static func + (left: TextShape, right: TextShape) -> TextShape {
    TextShape(atoms: left.atoms + right.atoms)
  }
}

/// The bytes that may stand at one place.
enum ByteClass {
  case exactly(UInt8)
  /// An ASCII letter in either case.
  case letter(UInt8)
  case digit
  case hexadecimal
  case sign
  case exponent
  case any

  func contains(_ byte: UInt8) -> Bool {
    switch self {
    case .exactly(let known): return byte == known
    case .letter(let letter): return byte | 0x20 == letter
    case .digit: return byte.isDigit
    case .hexadecimal: return byte.isDigit || (0x61...0x66).contains(byte | 0x20)
    case .sign: return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    case .exponent: return byte | 0x20 == UInt8(ascii: "e")
    case .any: return byte != 0
    }
  }

  /// A byte of both, one that people write if there is a choice.
  func common(with other: ByteClass) -> UInt8? {
    if case .exactly(let byte) = self { return other.contains(byte) ? byte : nil }
    if case .exactly = other { return other.common(with: self) }
    return "1a-ebcdfghijklmnopqrstuvwxyz".utf8.first { contains($0) && other.contains($0) }
  }
}

extension TextShape {
  init(text: String, isCaseSensitive: Bool = true) {
    atoms = text.utf8.map { byte in
      Atom(sign: !isCaseSensitive && byte.isLetter ? .letter(byte | 0x20) : .exactly(byte))
    }
  }

  /// `9` stands for a digit, `h` for a hexadecimal one, `s` for a sign, `e` for an exponent's, `*` for
  /// anything, `+` repeats what stands before it, and all else for itself.
  init(_ description: String) {
    var atoms: [Atom] = []
    for byte in description.utf8 {
      switch byte {
      case UInt8(ascii: "9"): atoms.append(Atom(sign: .digit))
      case UInt8(ascii: "h"): atoms.append(Atom(sign: .hexadecimal))
      case UInt8(ascii: "s"): atoms.append(Atom(sign: .sign))
      case UInt8(ascii: "e"): atoms.append(Atom(sign: .exponent))
      case UInt8(ascii: "*"): atoms.append(Atom(sign: .any))
      case UInt8(ascii: "+"): atoms[atoms.count - 1].repeats = true
      default: atoms.append(Atom(sign: .exactly(byte)))
      }
    }
    self.atoms = atoms
  }
}
