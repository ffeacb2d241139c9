import NavgenCore
import NavgenSource

/// Some files as one sequence of bytes, as a fuzzer makes them: a spec, the lock beside it, an older spec, and an
/// `apple-app-site-association` file, divided by the byte zero, which none of them may contain.
struct FuzzInput {
  let spec: SourceFile
  let lock: SourceFile?
  let oldSpec: SourceFile?
  let association: SourceFile?

  init(_ bytes: some Collection<UInt8>) {
    let parts = bytes.split(separator: 0, maxSplits: 3, omittingEmptySubsequences: false)
    let files = zip(["navigation.yaml", "navgen.lock", "old.yaml", "association.json"], parts)
      .map { SourceFile(path: $0, bytes: Array($1)) }
    spec = files[0]
    lock = files.count > 1 ? files[1] : nil
    oldSpec = files.count > 2 ? files[2] : nil
    association = files.count > 3 ? files[3] : nil
  }
}

/// Runs everything that reads a file over an input and shows the outcome in every form. That it comes back is what
/// matters most; besides, it returns the promises that were broken, of which there should be none.
func examine(_ input: FuzzInput) -> [String] {
  let options = CompileOptions(
    testedModule: "App", today: "2030-01-01", lock: input.lock, checksLock: true)
  let result = compile(input.spec, options: options)
  var broken = brokenPromises(of: result.diagnostics.sorted)
  if result.files.isEmpty != result.diagnostics.hasErrors {
    broken.append("there are either files or errors")
  }
  let inspection = inspect(input.spec)
  broken += brokenPromises(of: inspection.diagnostics.sorted)
  if let model = inspection.model { askAbout(model, input) }
  return broken + examineLock(input) + examineDifferences(input)
}

/// What the commands that answer a question about a spec do with it.
private func askAbout(_ model: NavigationModel, _ input: FuzzInput) {
  let links = linkCatalogue(model)
  _ = (catalogueMarkdown(links), renderJSON(catalogueJSON(links)), catalogueScript(links))
  _ = urlTypes(model)
  for url in links.flatMap(\.urls).prefix(20) {
    let resolution = resolveLink(url, in: model)
    _ = (resolutionText(resolution, model), renderJSON(resolutionJSON(resolution, model)))
  }
  let association = appSiteAssociation(model, appID: "A1B2C3D4E5.app")
  var diagnostics = DiagnosticList()
  guard let file = input.association, let found = readJSON(file, diagnostics: &diagnostics)
  else { return }
  _ = associationDifferences(from: association, in: found, appID: "A1B2C3D4E5.app")
}

/// What is recorded must be read again, and then there is nothing more to record.
private func examineLock(_ input: FuzzInput) -> [String] {
  var diagnostics = DiagnosticList()
  guard
    let update = updateLock(
      input.lock, for: input.spec, isCheck: false, diagnostics: &diagnostics)
  else { return brokenPromises(of: diagnostics.sorted) }
  let lock = SourceFile(path: "navgen.lock", text: update.text)
  var later = DiagnosticList()
  let next = updateLock(lock, for: input.spec, isCheck: true, diagnostics: &later)
  return next?.isStale == false ? [] : ["a lock that was just written is up to date"]
}

/// A spec does not differ from itself.
private func examineDifferences(_ input: FuzzInput) -> [String] {
  var broken: [String] = []
  for old in [input.oldSpec, input.spec].compactMap(\.self) {
    let pair = SpecPair(old: old, oldLock: input.lock, new: input.spec, newLock: input.lock)
    var diagnostics = DiagnosticList()
    let differences = diffSpecs(pair, diagnostics: &diagnostics)
    broken += brokenPromises(of: diagnostics.sorted)
    for format in DifferenceFormat.allCases { _ = format.render(differences ?? []) }
    if old === input.spec, differences?.isEmpty == false {
      broken.append("a spec does not differ from itself")
    }
  }
  return broken
}

/// Every diagnostic has an entry in the catalogue, stands in its file, and can be shown in every form, on lines
/// without control characters.
private func brokenPromises(of diagnostics: [Diagnostic]) -> [String] {
  var broken: [String] = []
  for diagnostic in diagnostics {
    if diagnosticEntry(id: diagnostic.id) == nil { broken.append("\(diagnostic.id) is explained") }
    for range in [diagnostic.range] + diagnostic.notes.map(\.range)
    where range.offsets.upperBound > range.file.bytes.count {
      broken.append("\(diagnostic.id) is inside of its file")
    }
  }
  if diagnostics.count > DiagnosticList.errorLimit + 1 { broken.append("errors are capped") }
  for format in DiagnosticFormat.allCases {
    let text = format.render(diagnostics)
    if text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A }) {
      broken.append("\(format) shows no control characters")
    }
  }
  _ = DiagnosticFormat.text.render(diagnostics, style: .colored)
  return broken
}
