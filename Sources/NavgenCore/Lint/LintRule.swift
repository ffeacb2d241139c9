import NavgenSource

/// Something that a reviewer would ask about, though the spec is right.
///
/// A rule is one file below `Rules` and one word in ``all``; the catalogue takes what it says of the rule from
/// here.
struct LintRule: Sendable {
  let entry: DiagnosticEntry
  let check: @Sendable (LintSubject, inout DiagnosticList) -> Void

  /// In the order of the catalogue.
  static let all: [LintRule] = [
    unusedType, unusedImport, unusedFlag, manyTabs, duplicateTitle, duplicateIcon, curlyQuotes,
    missingString, untranslatedString, linkCase, linkText, linkLength, linkParameter,
    unreachableRoute, deadEnd,
  ]
}

/// What rules look at.
struct LintSubject {
  /// As it was written, for the places.
  let spec: NavigationSpec
  let model: NavigationModel
  /// Where titles are looked up; empty when nobody says.
  let catalogs: [StringCatalog]

  /// Those of a table; several packages may each have one.
  func catalogs(of table: String) -> [StringCatalog] { catalogs.filter { $0.table == table } }
}

/// What the rules go by, besides the spec.
package struct LintOptions: Sendable {
  /// The string catalogues where titles are looked up; empty when nobody says.
  package let catalogs: [StringCatalog]

  package init(catalogs: [StringCatalog] = []) {
    self.catalogs = catalogs
  }
}

/// Lets every rule say what it finds.
func checkRules(
  _ spec: NavigationSpec, _ model: NavigationModel, options: LintOptions,
  diagnostics: inout DiagnosticList
) {
  let subject = LintSubject(spec: spec, model: model, catalogs: options.catalogs)
  for rule in LintRule.all { rule.check(subject, &diagnostics) }
}

extension DiagnosticSubject {
  static let lint = DiagnosticSubject(
    title: "Lint",
    summary: "What `navgen validate` asks of a spec that is right.",
    entries: LintRule.all.map(\.entry) + [
      DiagnosticEntry(
        .error, "no-string-catalog", "The file given with `--strings` is no string catalogue.",
        cause: "Titles are looked up in such a file, and this one has none.",
        remedy: """
          Give the file of Xcode whose name ends in `.xcstrings`. Files that end in `.strings` are not \
          read.
          """)
    ])
}
