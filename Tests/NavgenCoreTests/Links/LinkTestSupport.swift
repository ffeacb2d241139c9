import NavgenSource

@testable import NavgenCore

private let place = SourceFile(path: "links.yaml", bytes: Array("x".utf8)).range(0..<1)

/// A pattern of a route of its own, for tests that need no spec.
func entry(
  _ text: String, _ segments: [LinkSegment], _ query: [LinkQueryItem] = [],
  _ parameters: [RouteParameter] = []
) -> LinkEntry {
  LinkEntry(
    target: .tab(0),
    pattern: LinkPattern(
      text: text, segments: segments, query: query, until: nil, declaration: place),
    parameters: parameters)
}

func parameter(_ type: ParameterType, id: String = "value") -> RouteParameter {
  RouteParameter(
    id: id, name: SwiftName(id: id), type: type, defaultValue: type.isOptional ? .nothing : nil,
    formerIds: [], declaration: place)
}

func payloadEnum(_ name: String, _ ids: [String]) -> ParameterType {
  .payloadEnum(
    PayloadEnum(
      name: name, cases: ids.map { PayloadEnum.Case(id: $0, name: SwiftName(id: $0)) }))
}

func external(_ name: String) -> ParameterType {
  .external(ExternalType(name: name, isCodable: true, isLinkable: true, sample: nil))
}

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
