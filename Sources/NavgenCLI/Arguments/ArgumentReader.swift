/// The arguments of a command, divided.
struct ParsedArguments {
  let command: CommandSyntax
  var operands: [String] = []
  /// The options given; those that take no value have an empty one.
  var values: [OptionSyntax: String] = [:]
  /// The values of the options that may be given several times.
  var lists: [OptionSyntax: [String]] = [:]
}

/// Divides the arguments of a command by its table.
///
/// `--option value` and `--option=value` mean the same, options and operands may be mixed, and
/// after `--` all are operands. Ends at `--help`: whoever asks for it need not get the rest right.
func readArguments(
  _ arguments: some Sequence<String>, of command: CommandSyntax
) -> Result<ParsedArguments, UsageMistake> {
  var parsed = ParsedArguments(command: command)
  var rest = Array(arguments)[...]
  while let argument = rest.popFirst() {
    if argument == "--" {
      parsed.operands += rest
      break
    }
    guard argument.hasPrefix("-"), argument != "-" else {
      parsed.operands.append(argument)
      continue
    }
    switch readOption(argument, &rest, of: command) {
    case .failure(let mistake): return .failure(mistake)
    case .success((let option, let value)):
      if option.isRepeatable {
        parsed.lists[option, default: []].append(value)
      } else if parsed.values.updateValue(value, forKey: option) != nil {
        return .failure(.repeatedOption(option, of: command))
      }
      if option == .help { return .success(parsed) }
    }
  }
  return .success(parsed)
}

private func readOption(
  _ argument: String, _ rest: inout ArraySlice<String>, of command: CommandSyntax
) -> Result<(OptionSyntax, String), UsageMistake> {
  let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  let name = String(parts[0])
  let attached = parts.count > 1 ? String(parts[1]) : nil
  guard let option = command.options.first(where: { $0.name == name }) else {
    return .failure(.unknownOption(name, of: command))
  }
  if option.placeholder == nil {
    return attached == nil ? .success((option, "")) : .failure(.needlessValue(option, of: command))
  }
  // What looks like the next option is not taken for a value: `--output --strict` lacks one.
  let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
  if attached == nil, next != nil { rest.removeFirst() }
  guard let value = attached ?? next, !value.isEmpty else {
    return .failure(.missingValue(option, of: command))
  }
  return .success((option, value))
}
