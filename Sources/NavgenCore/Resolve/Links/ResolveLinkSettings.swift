import NavgenSource

/// The most schemes.
let schemeLimit = 20
/// The most hosts.
let hostLimit = 50
/// The most paths that are left to others.
let ignoredLimit = 100

/// Which URLs are the app's own; what has an error in it is left out.
func resolveLinkSettings(
  _ spec: LinksSpec?, diagnostics: inout DiagnosticList
) -> LinkSettings {
  guard let spec else { return .none }
  checkCount(spec.schemes, of: .schemes, limit: schemeLimit, &diagnostics)
  checkCount(spec.hosts, of: .hosts, limit: hostLimit, &diagnostics)
  checkCount(spec.ignore, of: .ignore, limit: ignoredLimit, &diagnostics)
  let schemes = withoutDuplicates(spec.schemes, by: caseless, diagnostics: &diagnostics)
  let hosts = withoutDuplicates(spec.hosts, by: caseless, diagnostics: &diagnostics)
  let ignored = withoutDuplicates(spec.ignore, diagnostics: &diagnostics)
  return LinkSettings(
    schemes: schemes.compactMap { resolveScheme($0, &diagnostics) },
    hosts: hosts.compactMap { resolveHost($0, &diagnostics) },
    isCaseSensitive: spec.caseSensitive ?? true,
    schemeHostIsPath: spec.schemeHostIsPath ?? true,
    ignored: ignored.compactMap { resolveIgnored($0, diagnostics: &diagnostics) })
}

private func checkCount(
  _ items: [Located<String>], of key: LinksSpec.Key, limit: Int,
  _ diagnostics: inout DiagnosticList
) {
  guard items.count > limit else { return }
  diagnostics.add(
    .tooManyInLinks(key, count: items.count, limit: limit, at: items[limit].range))
}

/// The schemes that mean something to every system.
let takenSchemes: Set<String> = [
  "http", "https", "file", "javascript", "data", "mailto", "tel", "sms",
]

private func resolveScheme(
  _ scheme: Located<String>, _ diagnostics: inout DiagnosticList
) -> String? {
  let text = caseless(scheme.value)
  let isScheme =
    text.utf8.first?.isLetter == true && text.utf8.count <= idLengthLimit
    && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
  if !isScheme {
    diagnostics.add(.malformedScheme(scheme))
  } else if takenSchemes.contains(text) {
    diagnostics.add(.takenScheme(scheme))
  } else {
    return text
  }
  return nil
}

/// A scheme or a host as it is compared.
private func caseless(_ text: String) -> String { text.lowercased() }
