import Foundation

/// Where a view lives in a test: it evaluates the view, keeps its state and runs what the view asks for.
@MainActor package final class Stage {
  /// More evaluations in a row mean that the view changes itself for ever.
  private static let mostEvaluations = 50

  /// What the stage plays. Takes effect at the next `update()`.
  package var options = StageOptions()
  /// What the last evaluation came to, without what is presented over it.
  package private(set) var nodes: [Node] = []
  /// Misuses that were seen, each once.
  package private(set) var faults: [String] = []
  /// The haptic feedback that the device gave, by name.
  package private(set) var feedback: [String] = []
  /// The animations that changes asked for, in order; `nil` where one asks for none.
  package private(set) var animations: [String?] = []

  /// What is presented over the view, lowest first.
  package var layers: [Layer] { presentations.layers }

  private let draw: (DrawContext) -> [Node]
  private let memory = Memory()
  /// What views keep for the next launch of their window. May be filled before the first `update()`.
  package let scene = SceneValues()
  private var presentations = Presentations()
  private var lives: [Identity: Life] = [:]
  private var urlHandlers: [(URL) -> Void] = []

  package init(_ view: @escaping () -> some View) {
    draw = { drawNodes(view(), in: $0) }
  }

  /// Does something as the user or the system does, and brings the view up to date.
  package func perform(_ action: () -> Void) {
    let known = AnimationLog.shared.names.count
    action()
    evaluateUntilRest()
    animations += AnimationLog.shared.names.dropFirst(known)
  }

  /// Brings the view up to date with what it depends on.
  package func update() {
    perform {}
  }

  /// Lets modals that are on their way out arrive there, and what follows from it happen.
  package func settle() {
    update()
    for _ in 0..<Self.mostEvaluations {
      guard let dismissed = presentations.finishClosing() else { return }
      finish(clear: {}, dismissed: dismissed)
    }
    report("modals open and close without an end")
  }

  /// Closes the topmost modal as the user does.
  /// - Returns: `false` when there is none, or it refuses.
  package func swipeDown() -> Bool {
    update()
    guard let layer = presentations.takeAwayTop() else { return false }
    finish(clear: { layer.request.clear() }, dismissed: { layer.request.onDismiss?() })
    return true
  }

  /// Ends a modal that is off the screen: its views disappear, its dismissal is told, others may follow.
  private func finish(clear: () -> Void, dismissed: () -> Void) {
    presentations.isHeld = true
    perform(clear)
    presentations.isHeld = false
    perform(dismissed)
  }

  /// Writes `nil` to what every modifier that presents is bound to.
  /// - Returns: How many modifiers there are.
  package func writeNilToPresentations() -> Int {
    update()
    let requests = presentations.requests
    perform { for request in requests { request.clear() } }
    return requests.count
  }

  /// Hands a URL to every view that takes URLs.
  /// - Returns: How many took it.
  package func open(_ url: URL) -> Int {
    update()
    let handlers = urlHandlers
    perform { for handler in handlers { handler(url) } }
    return handlers.count
  }

  package func report(_ fault: String) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  private func evaluateUntilRest() {
    for _ in 0..<Self.mostEvaluations {
      let pass = evaluate()
      let isPresenting = presentations.follow(pass.requests, report: report)
      let effects = follow(pass.lives) + pass.effects
      if effects.isEmpty && !isPresenting { return }
      for effect in effects { effect() }
    }
    report("the view changes itself without an end")
  }

  private func evaluate() -> Pass {
    let pass = Pass(memory: memory, scene: scene, options: options)
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = options.horizontalSizeClass
    environment[ReduceMotion.self] = options.reducesMotion
    environment.scenePhase = options.phase
    nodes = draw(DrawContext(pass: pass, environment: environment))
    presentations.draw(in: pass)
    memory.forgetUnused()
    for fault in pass.faults { report(fault) }
    feedback += pass.feedback
    urlHandlers = pass.urlHandlers
    return pass
  }

  /// Compares what is on screen with what was.
  /// - Returns: What must run: first what left the screen, then what came.
  private func follow(_ current: [Life]) -> [() -> Void] {
    let now = Dictionary(current.map { ($0.identity, $0) }) { first, _ in first }
    let gone = lives.values.filter { now[$0.identity] == nil }.compactMap(\.disappear)
    let came = current.filter { lives[$0.identity] == nil }.compactMap(\.appear)
    lives = now
    return gone + came
  }
}
