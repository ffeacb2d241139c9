import CLibYAML
import NavgenSource

/// Why libyaml gave up, in its own words, with places in bytes.
struct SyntaxFault {
  /// What it was at and where that began, if it says so.
  let context: (words: String, offset: Int)?
  let problem: String
  let offset: Int
  /// The last event before it, which often explains it.
  let previous: YAMLEvent?
}

/// The events of a file, one by one; owns the parser of libyaml.
///
/// It must not outlive the bytes that it is given.
final class EventReader {
  private let file: SourceFile
  /// On the heap, because libyaml keeps a pointer to it in itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isUsable: Bool
  private var previous: YAMLEvent?

  init(_ bytes: UnsafeBufferPointer<UInt8>, of file: SourceFile) {
    self.file = file
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isUsable = yaml_parser_initialize(parser) == 1
    guard isUsable else { return }
    var start = bytes.baseAddress
    // libyaml refuses a null pointer, which is what an empty buffer may have.
    withUnsafePointer(to: UInt8(0)) { none in
      yaml_parser_set_input_string(parser, start ?? none, bytes.count)
    }
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event, or `nil` at a fault.
  func next() -> YAMLEvent? {
    var raw = yaml_event_t()
    guard isUsable, yaml_parser_parse(parser, &raw) == 1 else { return nil }
    defer { yaml_event_delete(&raw) }
    let start = offset(raw.start_mark)
    let event = YAMLEvent(raw, offsets: start..<max(start, offset(raw.end_mark)))
    previous = event
    return event
  }
}
