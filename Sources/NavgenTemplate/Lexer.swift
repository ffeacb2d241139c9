import NavgenSource

/// A piece of a template, before sections are matched.
enum TemplateToken {
  case text(String)
  case tag(TemplateTag)
}

/// Divides a template into text and tags, in one pass over its bytes.
///
/// Only `{{` opens a tag, so the single braces of Swift need no escape. A tag ends at the next `}}`
/// of its line; only a comment may span lines.
func lex(_ file: SourceFile, diagnostics: inout DiagnosticList) -> [TemplateToken] {
  var lexer = Lexer(file)
  lexer.readAll(diagnostics: &diagnostics)
  return lexer.tokens
}

private struct Lexer {
  private(set) var tokens: [TemplateToken] = []
  private let file: SourceFile
  private let bytes: [UInt8]
  /// Where reading goes on.
  private var position = 0
  /// Where the text begins that is not a token yet.
  private var textStart = 0
  private var lineStart = 0
  /// The end of the blanks that the line begins with.
  private var indentationEnd = 0

  init(_ file: SourceFile) {
    self.file = file
    self.bytes = file.bytes
  }

  mutating func readAll(diagnostics: inout DiagnosticList) {
    textStart = file.byteOrderMarkLength
    beginLine(at: textStart)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .lineFeed {
        beginLine(at: position + 1)
      } else if byte == .openBrace, self.byte(at: position + 1) == .openBrace {
        readTag(diagnostics: &diagnostics)
      } else {
        position += 1
      }
    }
    addText(upTo: bytes.count)
  }

  private mutating func readTag(diagnostics: inout DiagnosticList) {
    let start = position
    let braces = start..<firstIndex(from: start, where: { $0 != .openBrace })
    guard braces.count == 2 else {
      diagnostics.add(.tripleBrace(at: file.range(braces)))
      return skip(braces)
    }
    let end = tagEnd(from: braces.upperBound)
    guard end.isClosed else {
      diagnostics.add(.unclosedTag(at: file.range(start..<end.offset)))
      return skip(start..<end.offset)
    }
    let range = start..<end.offset + 2
    guard let (kind, name) = contents(braces.upperBound..<end.offset, of: range, &diagnostics)
    else { return skip(range) }
    add(kind, name, at: range)
  }

  /// The offset of the closing braces, or of what shows that there are none: the end of the line or
  /// the next tag.
  private func tagEnd(from start: Int) -> (offset: Int, isClosed: Bool) {
    let isComment = byte(at: start) == .commentSign
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      let isPair = self.byte(at: index + 1) == byte
      if byte == .closeBrace, isPair { return (index, true) }
      if !isComment, byte == .lineFeed || byte == .openBrace && isPair { return (index, false) }
      index += 1
    }
    return (index, false)
  }

  private func contents(
    _ contents: Range<Int>, of tag: Range<Int>, _ diagnostics: inout DiagnosticList
  ) -> (TemplateTag.Kind, String)? {
    let kind = byte(at: contents.lowerBound).flatMap(TemplateTag.Kind.init(sign:)) ?? .value
    if kind == .comment { return (kind, "") }
    let first = firstIndex(from: contents.lowerBound + (kind == .value ? 0 : 1)) { !$0.isBlank }
    var last = contents.upperBound
    while last > first, bytes[last - 1].isBlank { last -= 1 }
    guard first < last else {
      diagnostics.add(.emptyTag(at: file.range(tag)))
      return nil
    }
    let name = String(decoding: bytes[first..<last], as: UTF8.self)
    guard bytes[first..<last].isTemplateName else {
      diagnostics.add(.invalidTagName(name, at: file.range(first..<last)))
      return nil
    }
    return (kind, name)
  }

  private mutating func add(_ kind: TemplateTag.Kind, _ name: String, at range: Range<Int>) {
    let beginsLine = indentationEnd == range.lowerBound
    let nextLine = kind != .value && beginsLine ? lineEnd(after: range.upperBound) : nil
    addText(upTo: nextLine == nil ? range.lowerBound : lineStart)
    tokens.append(
      .tag(
        TemplateTag(
          kind: kind, name: name, range: file.range(range),
          indentation: String(decoding: bytes[lineStart..<indentationEnd], as: UTF8.self),
          isStandalone: nextLine != nil)))
    textStart = nextLine ?? range.upperBound
    if let nextLine { beginLine(at: nextLine) } else { position = range.upperBound }
  }

  /// Where the next line begins when only blanks stand before it.
  private func lineEnd(after offset: Int) -> Int? {
    let end = firstIndex(from: offset) { !$0.isBlank && $0 != .carriageReturn }
    if end == bytes.count { return end }
    return bytes[end] == .lineFeed ? end + 1 : nil
  }

  private mutating func addText(upTo end: Int) {
    if textStart < end {
      tokens.append(.text(String(decoding: bytes[textStart..<end], as: UTF8.self)))
    }
  }

  private mutating func skip(_ range: Range<Int>) {
    addText(upTo: range.lowerBound)
    textStart = range.upperBound
    position = range.upperBound
  }

  private mutating func beginLine(at offset: Int) {
    lineStart = offset
    indentationEnd = firstIndex(from: offset) { !$0.isBlank }
    position = indentationEnd
  }

  private func firstIndex(from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
    return index
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }
}

extension TemplateTag.Kind {
  fileprivate init?(sign: UInt8) {
    switch sign {
    case UInt8(ascii: "#"): self = .section
    case UInt8(ascii: "^"): self = .invertedSection
    case UInt8(ascii: "/"): self = .sectionEnd
    case UInt8(ascii: ">"): self = .partial
    case .commentSign: self = .comment
    default: return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a letter or `_`, then letters, digits and `_`, all of ASCII.
  fileprivate var isTemplateName: Bool {
    allSatisfy(\.isNameByte) && first.map { !(0x30...0x39).contains($0) } ?? false
  }
}

extension UInt8 {
  fileprivate static let openBrace = UInt8(ascii: "{")
  fileprivate static let closeBrace = UInt8(ascii: "}")
  fileprivate static let commentSign = UInt8(ascii: "!")

  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      return true
    default:
      return false
    }
  }
}
