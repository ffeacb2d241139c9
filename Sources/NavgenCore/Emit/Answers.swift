import NavgenTemplate

/// What a generated enum has a case for.
protocol NamedCase {
  var name: SwiftName { get }
}

extension Tab: NamedCase {}
extension Route: NamedCase {}
extension Modal: NamedCase {}
extension ViewItem: NamedCase {}

/// One answer per case, for the partial `Answers`.
///
/// - Parameter subject: What is switched over.
func answers<Case: NamedCase>(
  _ cases: [Case], about subject: String = "self", _ answer: (Case) -> String
) -> TemplateValue {
  answers(about: subject, cases.map { (".\($0.name.member)", answer($0)) })
}

/// One answer per case of an enum, for the partial `Answers`: a `switch` that puts together the cases
/// with the same answer, or the bare answer when all of them have the same. A case whose values are
/// taken apart stands alone, since two may bind a name to different types.
///
/// - Parameters:
///   - subject: What is switched over.
///   - answers: The pattern of each case and its answer, a finished expression.
func answers(
  about subject: String = "self", _ answers: [(pattern: String, answer: String)]
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
        groups.map { ["patternList": .text(patternList($0.patterns)), "answer": .text($0.answer)] }
      ),
    ]
  ])
}

/// Patterns of one case of a `switch` in a member of a type.
func patternList(_ patterns: [String]) -> String {
  filled(patterns, column: "    case ".count, indentation: 4)
}
