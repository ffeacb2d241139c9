import NavgenTemplate

/// The names of the generated types, and how they are declared.
struct TypeNames {
  private let appName: String
  private let access: AccessLevel

  init(_ model: NavigationModel) {
    appName = model.name
    access = model.access
  }

  subscript(type: GeneratedType) -> String { type.name(in: appName) }

  /// The keys that every template may use: `tabTypeName` for the case `tab`, and so on.
  var record: Record {
    GeneratedType.allCases.reduce(into: ["access": .text(access.modifier)]) { record, type in
      record["\(type)TypeName"] = .text(self[type])
    }
  }
}

extension AccessLevel {
  /// The modifier before a declaration, with the space after it; nothing for the default level.
  var modifier: String { self == .internal ? "" : "\(rawValue) " }
}
