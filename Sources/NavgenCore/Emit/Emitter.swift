import NavgenSource
import NavgenTemplate

/// Renders a model into the files that the options ask for, in memory.
///
/// - Parameter specName: The name of the spec's file, for the head of each file.
/// - Returns: `nil` when a template is broken; the diagnostics say where.
func emit(
  _ model: NavigationModel, specName: String, options: CompileOptions,
  templates: TemplateSet = embeddedTemplates, diagnostics: inout DiagnosticList
) -> [GeneratedFile]? {
  let names = TypeNames(model)
  let outputs = OutputFile.allCases.filter { $0 != .tests || options.testedModule != nil }
  var files: [GeneratedFile] = []
  for output in outputs {
    let record = names.record
      .merging(usesRecord(model)) { $1 }
      .merging(["specName": .text(commentText(specName))]) { $1 }
      .merging(record(for: output, of: model, options: options)) { $1 }
    guard let text = templates.render(output.templateName, with: record, diagnostics: &diagnostics)
    else { continue }
    files.append(GeneratedFile(output: output, contents: text))
  }
  return files.count == outputs.count ? files : nil
}

/// What one file needs beyond the names of the types.
private func record(
  for output: OutputFile, of model: NavigationModel, options: CompileOptions
) -> Record {
  switch output {
  case .tabs: return tabsRecord(model)
  case .routes: return routesRecord(model)
  case .modals: return modalsRecord(model)
  case .store: return storeRecord(model)
  case .view: return viewRecord(model)
  case .tests: return testsRecord(model, testedModule: options.testedModule ?? model.name)
  case .links: return linksRecord(model)
  case .state: return stateRecord(model)
  }
}

/// The values of one template.
typealias Record = [String: TemplateValue]

extension OutputFile {
  /// `NavgenTabs.swift` is made from the template `Tabs`.
  var templateName: String {
    String(rawValue.dropFirst("Navgen".count).prefix { $0 != "." })
  }
}

/// Text that can stand in a comment of one line.
func commentText(_ text: String) -> String {
  String(stringLiteral(text).dropFirst().dropLast())
}
