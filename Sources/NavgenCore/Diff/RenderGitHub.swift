import NavgenSource

/// A workflow command: `::error file=…,line=…,col=…,title=…::message`.
func renderGitHub(_ difference: NavigationDifference) -> String {
  let place = difference.place
  let properties = [
    ("file", place.file.path), ("line", "\(place.start.line)"), ("col", "\(place.start.column)"),
    ("title", "\(difference.area.rawValue): \(difference.id)"),
  ]
  let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
  let message = "\(difference.message); \(difference.suggestion)"
  return "::\(difference.isBreak ? "error" : "notice") \(list)::\(escapedMessage(message))\n"
}

/// What would end a command, or be taken for an escape, as GitHub reads it.
private func escapedMessage(_ text: String) -> String {
  escaped(text, characters: ["%", "\r", "\n"])
}

/// A property ends earlier than a message.
private func escapedProperty(_ text: String) -> String {
  escaped(text, characters: ["%", "\r", "\n", ":", ","])
}

private func escaped(_ text: String, characters: Set<Unicode.Scalar>) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if characters.contains(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "%\(digits.count < 2 ? "0" : "")\(digits)"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
