/// The types and modules that the generated files name. An enum of the same name would take their place.
///
/// A test compares them with the templates. What macros write around the templates is listed by hand, and
/// so is what links and saved state will need.
let typesInUse: Set<String> = [
  modulesInUse, standardTypes, foundationTypes, macroTypes, viewTypes,
].reduce(into: []) { $0.formUnion($1) }

/// The types that the generated code declares inside others. There a type of the same name is not seen,
/// whoever declares it.
let nestedTypes: Set<String> = [
  "AwaitedResult", "AwaitedScreen", "LaunchLinks", "QueuedModal", "TabTap",
]

private let modulesInUse: Set<String> = [
  "Foundation", "Observation", "Swift", "SwiftUI", "Testing",
]

private let standardTypes: Set<String> = [
  "AnyObject", "Array", "ArraySlice", "BooleanLiteralType",
  "CaseIterable", "Character", "Codable", "CodingKey", "ContinuousClock",
  "CodingKeys", "Comparable", "CustomStringConvertible", "Decodable", "Decoder", "DecodingError",
  "Dictionary", "Duration", "Encodable",
  "Encoder", "EncodingError", "Equatable", "Error", "ExpressibleByStringLiteral",
  "ExtendedGraphemeClusterType",
  "FloatLiteralType", "Int64", "StaticString", "UInt16", "UInt32", "UTF16", "UTF8", "Unicode",
  "Hashable", "Hasher", "Identifiable",
  "IntegerLiteralType", "StringLiteralType", "UnicodeScalarType",
  "KeyPath", "LosslessStringConvertible", "MainActor", "Never", "Optional", "RawRepresentable",
  "ReferenceWritableKeyPath", "Sendable", "Set", "Substring", "UInt64", "UInt8", "Void",
  "WritableKeyPath",
]

private let foundationTypes: Set<String> = [
  "Bundle", "Data", "JSONDecoder", "JSONEncoder", "URLComponents", "URLQueryItem",
  "UserDefaults",
]

/// What `@Observable`, `@Test`, `@Suite` and `#expect` write, in any version of the toolchain.
private let macroTypes: Set<String> = [
  "Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked",
  "CustomTestStringConvertible", "Issue", "SourceLocation", "Suite", "Test",
]

private let viewTypes: Set<String> = [
  "AnyShapeStyle", "AnyTransition", "Binding", "Bindable", "Button", "CGFloat", "Content",
  "DynamicTypeSize", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentValues", "ForEach",
  "Group", "HStack", "HorizontalAlignment", "Image", "Label", "LocalizedStringKey",
  "NavigationStack", "SceneStorage", "ScrollPosition", "ScrollViewReader", "State", "Tab",
  "TabRole", "TabSection",
  "TabView", "Text", "VStack", "VerticalAlignment", "View", "ViewBuilder", "ViewModifier",
]
