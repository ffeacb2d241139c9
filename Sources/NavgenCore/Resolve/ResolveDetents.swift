import NavgenSource

/// The most digits on each side of the point of a height.
private let digitLimit = 4

/// The heights of a sheet, in the order of the file.
func resolveDetents(
  _ list: Located<[Located<String>]>?, diagnostics: inout DiagnosticList
) -> [ModalDetent] {
  guard let list else { return [] }
  if list.value.isEmpty { diagnostics.add(.emptyDetents(at: list.range)) }
  var first: [DetentValue: Located<String>] = [:]
  return list.value.compactMap { text in
    guard let value = DetentValue(text.value) else {
      diagnostics.add(.malformedDetent(text))
      return nil
    }
    if let earlier = first.updateValue(first[value] ?? text, forKey: value) {
      diagnostics.add(.duplicateItem(text, first: earlier))
    }
    return value.detent(written: text.value)
  }
}

/// A height as it compares with others, however it was written.
private enum DetentValue: Hashable {
  case medium
  case large
  case number(Double)

  /// A word, a fraction or a number of points. What lies from 1 to below 10 is none of them: it means the whole
  /// height or more to one reader, and a few points, which no sheet has, to another.
  init?(_ text: String) {
    switch text {
    case "medium": self = .medium
    case "large": self = .large
    default:
      guard let number = detentNumber(text), number > 0, !(1..<10).contains(number) else {
        return nil
      }
      self = .number(number)
    }
  }

  func detent(written text: String) -> ModalDetent {
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .number(let number): return number < 1 ? .fraction(text) : .height(text)
    }
  }
}

/// A number in digits, perhaps with a point between them.
private func detentNumber(_ text: String) -> Double? {
  let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  let areDigits = parts.allSatisfy { part in
    !part.isEmpty && part.count <= digitLimit && part.allSatisfy(\.isDigit)
  }
  return areDigits && parts.count <= 2 ? Double(text) : nil
}
