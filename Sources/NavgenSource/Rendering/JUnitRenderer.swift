/// A run as a JUnit report: a suite for each spec, with a case for each diagnostic, or one that passes where
/// there is none. What does not fail the run is a case that passes and says what was found.
func renderJUnit(_ document: DiagnosticDocument) -> String {
  let suites = document.reports.map { suite($0, isStrict: document.isStrict) }.joined()
  return
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"navgen\">\n\(suites)</testsuites>\n"
}

private func suite(_ report: SpecReport, isStrict: Bool) -> String {
  let failures = report.diagnostics.count { fails($0, isStrict: isStrict) }
  let count = max(report.diagnostics.count, 1)
  let cases =
    report.diagnostics.isEmpty
    ? "    <testcase \(attributes([("classname", report.path), ("name", "valid")]))/>\n"
    : zip(report.diagnostics, names(report.diagnostics)).map { diagnostic, name in
      testCase(diagnostic, called: name, in: report, isStrict: isStrict)
    }.joined()
  let head = attributes([
    ("name", report.path), ("tests", "\(count)"), ("failures", "\(failures)"), ("errors", "0"),
    ("skipped", "0"),
  ])
  return "  <testsuite \(head)>\n\(cases)  </testsuite>\n"
}

private func fails(_ diagnostic: Diagnostic, isStrict: Bool) -> Bool {
  diagnostic.severity == .error || isStrict
}

/// Of cases with one name some pipelines show the first only, so the others are numbered.
private func names(_ diagnostics: [Diagnostic]) -> [String] {
  var counts: [String: Int] = [:]
  return diagnostics.map { diagnostic in
    let start = diagnostic.range.start
    let name = "\(diagnostic.id) at \(start.line):\(start.column)"
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name), \(count)"
  }
}

private func testCase(
  _ diagnostic: Diagnostic, called name: String, in report: SpecReport, isStrict: Bool
) -> String {
  let start = diagnostic.range.start
  let head = attributes([
    ("classname", report.path),
    ("name", name),
    ("file", diagnostic.range.file.path), ("line", "\(start.line)"),
  ])
  let text = xmlText(renderXcode(diagnostic))
  let body =
    fails(diagnostic, isStrict: isStrict)
    ? "<failure \(attributes([("message", diagnostic.message), ("type", diagnostic.id)]))>\(text)</failure>"
    : "<system-out>\(text)</system-out>"
  return "    <testcase \(head)>\n      \(body)\n    </testcase>\n"
}

private func attributes(_ list: [(name: String, value: String)]) -> String {
  list.map { "\($0.name)=\"\(xmlText($0.value.onOneLine))\"" }.joined(separator: " ")
}

/// What XML gives a meaning, and what it does not take: of a text on one line no control characters are left.
private func xmlText(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
