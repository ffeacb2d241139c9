import Foundation

/// One evaluation of the whole tree: what it found besides nodes.
@MainActor final class Pass {
  /// What views keep between evaluations.
  let memory: Memory
  /// What views keep for the next launch of their window.
  let scene: SceneValues
  /// What the host plays.
  let options: StageOptions
  /// Misuses that were seen.
  private(set) var faults: [String] = []
  /// What must run now that the tree is complete, in that order.
  private(set) var effects: [() -> Void] = []
  /// What appeared and disappears, by the place of the modifier.
  private(set) var lives: [Life] = []
  /// Who takes URLs.
  private(set) var urlHandlers: [(URL) -> Void] = []
  /// Who wants to present something.
  private(set) var requests: [PresentationRequest] = []
  /// The haptic feedback that the device gave, by name.
  private(set) var feedback: [String] = []

  /// Kept until the evaluation ends, so that no other object gets the identifier of one that is gone.
  private var tethers: [ObjectIdentifier: (tether: AnyObject, box: AnyObject)] = [:]

  init(memory: Memory, scene: SceneValues, options: StageOptions) {
    self.memory = memory
    self.scene = scene
    self.options = options
  }

  /// Records a misuse.
  func report(_ fault: String) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// Has something run after the evaluation. It may change state: another evaluation follows.
  func addEffect(_ effect: @escaping () -> Void) {
    effects.append(effect)
  }

  /// Has a place on screen followed from evaluation to evaluation.
  func add(_ life: Life) {
    lives.append(life)
  }

  func addURLHandler(_ handler: @escaping (URL) -> Void) {
    urlHandlers.append(handler)
  }

  func add(_ request: PresentationRequest) {
    requests.append(request)
  }

  /// Has the device give haptic feedback.
  func addFeedback(_ name: String) {
    feedback.append(name)
  }

  /// Notes which state the copies of a view share. The double has no answer for a view value that
  /// stands at two places: both would share the state of the later one.
  func note(_ tether: AnyObject, leadsTo box: AnyObject) {
    let known = tethers.updateValue((tether, box), forKey: ObjectIdentifier(tether))
    if let known, known.box !== box {
      report("one view value with state stands at two places, which the double cannot tell apart")
    }
  }

  /// Takes a place off the screen that was drawn: another tab or screen is shown instead of it.
  func hide(_ place: Identity) {
    lives.removeAll { $0.identity.isInside(place) }
    for index in requests.indices where requests[index].identity.isInside(place) {
      requests[index].isHidden = true
    }
  }
}

/// What to do when a place comes on screen and when it leaves it.
struct Life {
  let identity: Identity
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}
