/// What a template is filled with. Built by hand from the model: no reflection, no untyped values.
package enum TemplateValue: Sendable, Hashable {
  /// Finished text for `{{key}}`, inserted as it is.
  case text(String)
  /// A condition for `{{#key}}` and `{{^key}}`.
  case flag(Bool)
  /// Records for `{{#key}}`, rendered once each.
  case list([[String: TemplateValue]])
}
