/// What gives a result, and how the calls for it are named and described.
enum AwaitedKind {
  case modal
  case screen

  var beginVerb: String { isModal ? "present" : "push" }
  var endVerb: String { isModal ? "dismiss" : "pop" }

  /// What the call that begins does, for its documentation.
  var beginText: String { isModal ? "Presents" : "Pushes" }

  /// What the call that ends does, for its documentation.
  var endText: String { isModal ? "Closes" : "Pops" }

  /// What the case of a result ends with, so that a modal and a screen of one name differ.
  var outcomeSuffix: String { isModal ? "Modal" : "Screen" }

  var isModal: Bool { self == .modal }
}
