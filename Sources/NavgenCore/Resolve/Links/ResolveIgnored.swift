import NavgenSource

/// A path that the app leaves to others: literals, and perhaps `*` as the last segment.
func resolveIgnored(
  _ path: Located<String>, diagnostics: inout DiagnosticList
) -> IgnoredPath? {
  switch ignoredSegments(path.value.wholePart) {
  case .success(let segments):
    let takesRest = segments.last == "*"
    return IgnoredPath(
      text: path.value, segments: takesRest ? segments.dropLast() : segments,
      takesRest: takesRest, declaration: path.range)
  case .failure(let problem):
    let part = path.part(problem.part.startIndex..<problem.part.endIndex)
    diagnostics.add(.malformedPattern(path, problem.fault, at: part, isIgnored: true))
    return nil
  }
}

private func ignoredSegments(_ path: PatternPart) -> Result<[String], PatternProblem> {
  if let mark = path.firstIndex(of: "?") {
    return .failure(PatternProblem(fault: .ignoredQuery, part: path[mark...]))
  }
  return pathSegments(path).flatMap { segments in
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      if let problem = ignoredProblem(segment, isLast: isLast) { return .failure(problem) }
    }
    return .success(segments.map(String.init))
  }
}

private func ignoredProblem(_ segment: PatternPart, isLast: Bool) -> PatternProblem? {
  if segment.allSatisfy({ $0 == "*" }), segment.count == 1 {
    return isLast ? nil : PatternProblem(fault: .ignoredRestBeforeEnd, part: segment)
  }
  if let colon = segment.firstIndex(of: ":") {
    return PatternProblem(fault: .ignoredPlaceholder, part: segment[colon...])
  }
  guard let problem = segmentProblem(segment) ?? literalProblem(segment) else { return nil }
  switch problem.fault {
  // One that stands beside other text is as far from the end as one in the middle.
  case .wildcard: return PatternProblem(fault: .ignoredRestBeforeEnd, part: problem.part)
  case .braces, .brackets, .expression:
    return PatternProblem(fault: .ignoredPlaceholder, part: problem.part)
  default: return problem
  }
}
