/// What `navgen --help` shows.
var generalHelpText: String {
  let others = "navgen --help | navgen COMMAND --help | navgen --version"
  let commands = CommandSyntax.all.map { ($0.name, $0.summary) }
  return """
    Compiles navigation.yaml into typed Swift navigation code.

    \(section("Usage", CommandSyntax.all.map(\.shortUsage) + [others]))
    \(section("Commands", columns(commands)))
    \(section("Options", columns([OptionSyntax.help, .version].map(\.row))))
    \(section("Exit codes", columns(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })))
    """
}

/// What `navgen COMMAND --help` shows.
func helpText(of command: CommandSyntax) -> String {
  """
  \(command.summary)

  \(section("Usage", command.usage))
  \(operandSection(of: command))\(section("Options", columns(command.options.map(\.row))))
  """
}

/// Nothing for a command without any.
private func operandSection(of command: CommandSyntax) -> String {
  let rows = command.operandRows
  return rows.isEmpty ? "" : section("Operands", columns(rows)) + "\n"
}

private func section(_ title: String, _ lines: [String]) -> String {
  "\(title):\n" + lines.map { "  \($0)\n" }.joined()
}

/// Rows of two columns, the second ones below each other.
private func columns(_ rows: [(String, String)]) -> [String] {
  let width = rows.map(\.0.count).max() ?? 0
  return rows.map { left, right in
    left + String(repeating: " ", count: width - left.count + 2) + right
  }
}

extension CommandSyntax {
  /// In one line, which names the options only if they are few.
  fileprivate var shortUsage: String {
    let options = groups.count > 4 ? ["[OPTION…]"] : optionForms
    return (beginning + options).joined(separator: " ")
  }

  /// In lines of about 80 columns.
  fileprivate var usage: [String] {
    var lines = [beginning.joined(separator: " ")]
    let indent = String(repeating: " ", count: lines[0].count)
    for form in optionForms {
      if lines[lines.count - 1].count + form.count > 80 { lines.append(indent) }
      lines[lines.count - 1] += " \(form)"
    }
    return lines
  }

  private var beginning: [String] { ["navgen", name] + operandForms }

  private var optionForms: [String] {
    groups.map { group in
      let forms = group.map(\.form).joined(separator: " ")
      if group.contains(where: \.isRequired) { return forms }
      return group.contains(where: \.isRepeatable) ? "[\(forms)]…" : "[\(forms)]"
    }
  }

  private var operandForms: [String] {
    if let listedOperand { return ["[\(listedOperand.placeholder)…]"] }
    if takesNoSpec { return [optionalOperand].compactMap { $0.map { "[\($0.placeholder)]" } } }
    return [operand.placeholder + (takesSeveral ? "…" : "")]
      + [secondOperand?.placeholder].compactMap(\.self)
  }

  fileprivate var operandRows: [(String, String)] {
    if let listedOperand { return [(listedOperand.placeholder, listedOperand.summary)] }
    let operands = takesNoSpec ? [optionalOperand] : [operand, secondOperand]
    return operands.compactMap { $0.map { ($0.placeholder, $0.summary) } }
  }
}

extension OptionSyntax {
  /// The option as it is written, its value included.
  var form: String { placeholder.map { "\(name) \($0)" } ?? name }

  fileprivate var row: (String, String) { (form, summary) }
}
