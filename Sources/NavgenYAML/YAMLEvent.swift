import CLibYAML
import NavgenSource

/// One step through a document, as libyaml tells it.
struct YAMLEvent {
  enum Kind {
    /// The beginning or the end of the stream.
    case stream
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(YAMLScalar, style: ScalarStyle)
    case sequenceStart
    case mappingStart
    case collectionEnd
  }

  /// How a scalar is written.
  enum ScalarStyle {
    case plain
    case quoted
    /// Introduced by `|` or `>`.
    case block
  }

  let kind: Kind
  /// Where it is written, in bytes, anchor and tag included; empty where nothing is written.
  let offsets: Range<Int>
  /// The name under which aliases mean this node.
  let anchor: String?
  /// The tag with its handle resolved.
  let tag: String?
}

extension YAMLEvent {
  init(_ event: yaml_event_t, offsets: Range<Int>) {
    self.offsets = offsets
    anchor = event.anchor.map(text)
    tag = event.tag.map(text)
    kind = Kind(event, tag: tag)
  }
}

extension YAMLEvent.Kind {
  fileprivate init(_ event: yaml_event_t, tag: String?) {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_ALIAS_EVENT: self = .alias(event.data.alias.anchor.map(text) ?? "")
    case YAML_SCALAR_EVENT: self = .scalar(event, tag: tag)
    case YAML_SEQUENCE_START_EVENT: self = .sequenceStart
    case YAML_MAPPING_START_EVENT: self = .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self = .collectionEnd
    default: self = .stream
    }
  }

  /// A scalar; a core tag overrules what its quotes, or their absence, say about its type.
  private static func scalar(_ event: yaml_event_t, tag: String?) -> Self {
    let scalar = event.data.scalar
    let style = YAMLEvent.ScalarStyle(scalar.style)
    let isPlain = tag.map { $0 != CoreTag.text } ?? (style == .plain)
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let content = YAMLScalar(text: String(decoding: bytes, as: UTF8.self), isPlain: isPlain)
    return .scalar(content, style: style)
  }
}

extension YAMLEvent.ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}

extension yaml_event_t {
  fileprivate typealias CText = UnsafeMutablePointer<yaml_char_t>

  // Which member of the union holds something depends on the type; the others must not be read.
  fileprivate var anchor: CText? {
    switch type {
    case YAML_SCALAR_EVENT: return data.scalar.anchor
    case YAML_SEQUENCE_START_EVENT: return data.sequence_start.anchor
    case YAML_MAPPING_START_EVENT: return data.mapping_start.anchor
    default: return nil
    }
  }

  fileprivate var tag: CText? {
    switch type {
    case YAML_SCALAR_EVENT: return data.scalar.tag
    case YAML_SEQUENCE_START_EVENT: return data.sequence_start.tag
    case YAML_MAPPING_START_EVENT: return data.mapping_start.tag
    default: return nil
    }
  }
}

private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>) -> String {
  String(cString: pointer)
}
