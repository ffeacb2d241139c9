import NavgenSource

/// A difference as an annotation of the new spec.
func renderGitHub(_ difference: NavigationDifference) -> String {
  let command = WorkflowCommand(
    difference.isBreak ? .error : .notice, title: "\(difference.area.rawValue): \(difference.id)",
    "\(difference.message); \(difference.suggestion)", at: difference.place)
  return command.text
}
