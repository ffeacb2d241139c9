/// A text that equals only one of the same scalars.
///
/// It is the one rule by which addresses are compared: in a URL the two ways to write `é` are two texts, to the web
/// servers and to the generated code too, while a `String` takes them for one.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool { hasSameScalars(left.text, right.text) }

  /// Equal texts are equal strings, so theirs will do.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Whether two texts are the same to the last scalar.
func hasSameScalars(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

/// A text as it is compared where letters count as the same in both cases.
///
/// Each scalar stays one: `İ`, whose small letter takes two, is left as it is, so that what stands at the ends of a text
/// can be counted.
func caseFolded(_ text: String) -> String {
  var folded = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    folded.append(small.count == 1 ? small[small.startIndex] : scalar)
  }
  return String(folded)
}
