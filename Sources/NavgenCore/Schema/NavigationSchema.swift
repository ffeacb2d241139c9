import NavgenSource

/// The JSON Schema (2020-12) of a spec, as a text: for editors, which show its descriptions and complete by it, and
/// for whatever else reads specs.
///
/// It refuses no spec that navgen takes, apart from a few names that nobody gives, such as the host `true` outside
/// quotes. What depends on another part of the spec, such as whether a tab of some id exists, is left to navgen. Only keywords that draft 7 has as well are
/// used, as many editors know no others, and one type at most stands for each kind of value in place of
/// alternatives, so that a mistake is told at its own place.
package func navigationSchema() -> String { renderJSON(navigationSchemaDocument()) }

/// How every schema of navgen's begins, by which one is told from another file.
package let schemaMark = """
  {
    "$schema": "\(dialect)",
    "$id": "\(idPrefix)
  """

private let dialect = "https://json-schema.org/draft/2020-12/schema"
private let idPrefix = "urn:navgen:spec:"

/// The same as a document.
func navigationSchemaDocument() -> JSONValue {
  var maker = SchemaMaker()
  let root = maker.body(of: .map(NavigationSpec.Key.self))
  return .object(
    [
      JSONMember("$schema", .text(dialect)),
      JSONMember("$id", .text(idPrefix + NavigationSpec.version)),
      JSONMember("title", "navigation.yaml"),
      JSONMember("description", "The tabs, routes, modals and links of an app, for navgen."),
    ] + root + [JSONMember("$defs", .object(maker.definitions))])
}
