/// What a view knows about the place it is drawn at.
package struct DrawContext {
  /// More views inside each other are a recursion.
  static let greatestDepth = 400

  /// The evaluation that draws.
  let pass: Pass
  /// The place in the tree.
  var identity: Identity
  /// How deep in the tree that place is.
  var depth = 0
  /// The values that flow down.
  var environment: EnvironmentValues
  /// Whether the place is a row of a container that makes its rows when they are needed.
  var isInLazyContainer = false
  /// The stack that links push to.
  var stack: StackRegistry?
  /// The window or modal that the place is in. Each one presents one modal at a time.
  var layer: Identity

  /// A root: nothing is around it.
  init(pass: Pass, environment: EnvironmentValues) {
    self.pass = pass
    self.environment = environment
    identity = .root
    layer = .root
  }

  /// The context of something inside.
  func inside(_ part: some Hashable) -> DrawContext {
    var context = self
    context.identity = identity.appending(part)
    context.depth += 1
    return context
  }

  /// The same place with other values.
  func with(_ change: (inout DrawContext) -> Void) -> DrawContext {
    var context = self
    change(&context)
    return context
  }
}
