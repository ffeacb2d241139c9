import NavgenSource

/// Reports a name that no type can have, or that means another type already.
///
/// - Parameter isInStore: Whether the store and the modals name the types of the spec.
func checkTypeName(
  _ spec: TypeSpec, appName: String, isInStore: Bool, _ diagnostics: inout DiagnosticList
) {
  let name = spec.name
  let generatedNames = GeneratedType.allCases.map { $0.name(in: appName) }
  let isEnum = spec.keys.contains { $0.value == .cases }
  if BuiltInType(rawValue: name.value) != nil {
    diagnostics.add(.reservedType(name, .builtIn))
  } else if generatedNames.contains(name.value) {
    diagnostics.add(.reservedType(name, .generated))
  } else if isEnum, namesInUse.contains(name.value) {
    diagnostics.add(.reservedType(name, .used))
  } else if isInStore, !isEnum, nestedTypes.contains(name.value) {
    diagnostics.add(.reservedType(name, .nested))
  } else if isEnum, !isTypePrefix(name.value) {
    let nearest = nearestTypeName(to: name.value).flatMap { nearest in
      isTypePrefix(nearest) && !namesInUse.contains(nearest) && !generatedNames.contains(nearest)
        && BuiltInType(rawValue: nearest) == nil ? nearest : nil
    }
    diagnostics.add(.invalidEnumName(name, suggestion: nearest))
  } else if typesWithoutValue.contains(name.value) {
    diagnostics.add(.reservedType(name, .withoutValue))
  } else if !isTypeName(name.value) {
    diagnostics.add(.invalidTypeName(name))
  }
}

/// The name of a type that a text most likely means: `SortOrder` for `sort-order`.
func nearestTypeName(to text: String) -> String? {
  let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
  let name = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    .drop { $0.isNumber || $0 == "." }
  return name.isEmpty || !isTypeName(String(name)) ? nil : String(name)
}

/// Why a type may not have a name.
enum TypeReservation {
  case builtIn
  case generated
  case used
  case nested
  /// No type of values that can be compared.
  case withoutValue
}

private let typesWithoutValue: Set = ["Any", "AnyObject", "Never", "Self", "Void"]

/// What no new enum may be named.
private let namesInUse = typesInUse.union(nestedTypes).union(reservedTypeWords)
