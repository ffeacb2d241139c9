import CLibYAML
import NavgenSource

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
    let isInitialized = yaml_parser_initialize(parser) == 1
    guard isInitialized, let start = bytes.baseAddress else {
      isUsable = false
      return
    }
    isUsable = true
    yaml_parser_set_input_string(parser, start, bytes.count)
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

  /// What stopped the reading, once `next` has returned `nil`.
  var fault: SyntaxFault {
    let raw = parser.pointee
    let context = raw.context.map { (String(cString: $0), offset(raw.context_mark)) }
    return SyntaxFault(
      context: context, problem: raw.problem.map { String(cString: $0) } ?? "",
      offset: offset(raw.problem_mark), previous: previous)
  }

  /// libyaml counts Unicode scalars and leaves the byte order mark out.
  private func offset(_ mark: yaml_mark_t) -> Int {
    file.offset(ofScalar: mark.index + (file.byteOrderMarkLength > 0 ? 1 : 0))
  }
}
