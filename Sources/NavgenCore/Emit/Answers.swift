import NavgenTemplate

/// One answer per case of an enum, for the partial `Answers`: a `switch` that puts together the cases
/// with the same answer, or the bare answer when all of them have the same. A case whose values are
/// taken apart stands alone, since two may bind a name to different types.
///
/// - Parameters:
///   - subject: What is switched over.
///   - answers: The pattern of each case and its answer, a finished expression.
///   - column: How deep the switch is indented, in columns.
func answers(
  about subject: String, _ answers: [(pattern: String, answer: String)], column: Int
) -> TemplateValue {
  var groups: [(patterns: [String], answer: String)] = []
  var places: [String: Int] = [:]
  for (pattern, answer) in answers {
    let takesApart = pattern.contains("(")
    if !takesApart, let place = places[answer] {
      groups[place].patterns.append(pattern)
    } else {
      if !takesApart { places[answer] = groups.count }
      groups.append(([pattern], answer))
    }
  }
  return .list([
    [
      "subject": .text(subject),
      "isUniform": .flag(groups.count == 1 && !groups[0].patterns[0].contains("(")),
      "uniformAnswer": .text(groups.first?.answer ?? ""),
      "groups": .list(
        groups.map { group in
          [
            "patternList": .text(
              filled(
                group.patterns, column: column + "case ".count, indentation: column)),
            "answer": .text(group.answer),
          ]
        }),
    ]
  ])
}
