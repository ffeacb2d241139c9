/// What a view asks to be presented: a modifier with what it is given at the moment.
struct PresentationRequest {
  /// How something is presented.
  let style: PresentationStyle
  /// The place of the modifier.
  let identity: Identity
  /// The window or modal that the modifier is in.
  let layer: Identity
  /// The values that flow down to what is presented.
  let environment: EnvironmentValues
  /// What is to be presented, if anything.
  let item: PresentedItem?
  /// Draws what an item presents.
  let draw: (PresentedItem, DrawContext) -> [Node]
  /// Writes `nil` to the binding.
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  /// Whether the modifier is in another tab or on a covered screen.
  var isHidden = false
}

/// How something is presented.
package enum PresentationStyle: String {
  case sheet, fullScreenCover, popover
}

/// A value that is presented, with what tells it from others.
struct PresentedItem {
  let id: AnyHashable
  let value: Any
}

/// Something presented over a view.
package struct Layer {
  package let style: PresentationStyle
  /// Whether it is on its way out. `Stage.settle()` ends that.
  package fileprivate(set) var isClosing = false
  package fileprivate(set) var nodes: [Node] = []

  fileprivate(set) var request: PresentationRequest
  fileprivate var item: PresentedItem
  /// Whether the item was `nil` since it closes: then another one comes too early.
  fileprivate var hasSeenNil = false
  /// Whether its modifier is there no longer. Nobody is told then that it is dismissed.
  fileprivate var isOrphan = false

  fileprivate init(_ request: PresentationRequest, _ item: PresentedItem) {
    style = request.style
    self.request = request
    self.item = item
  }

  /// The place of what is presented: another one for another item.
  fileprivate var identity: Identity {
    request.identity.appending("presented").appending(item.id)
  }
}

/// The modals over each other, and the rule that one view presents one at a time.
///
/// A request that comes while another modal is up or on its way out is dropped, as UIKit does. It stays
/// dropped until its item changes.
@MainActor struct Presentations {
  private(set) var layers: [Layer] = []
  /// What views asked for last.
  private(set) var requests: [PresentationRequest] = []
  /// Whether nothing new is presented for now: a dismissal was not told yet.
  var isHeld = false
  private var dropped: [Identity: AnyHashable] = [:]

  nonisolated init() {}

  /// Draws what is presented, lowest first.
  mutating func draw(in pass: Pass) {
    for index in layers.indices {
      let layer = layers[index]
      var context = DrawContext(pass: pass, environment: layer.request.environment)
      context.identity = layer.identity
      context.layer = layer.identity
      context.environment.presentation = DismissAction(layer.request.clear)
      layers[index].nodes = layer.request.draw(layer.item, context)
    }
  }

  /// Compares what views ask for with what is presented.
  /// - Returns: Whether something is presented now that was not drawn yet.
  mutating func follow(_ requests: [PresentationRequest], report: (String) -> Void) -> Bool {
    self.requests = requests
    for request in requests where request.item?.id != dropped[request.identity] {
      dropped[request.identity] = nil
    }
    for index in layers.indices {
      let mine = requests.filter { $0.layer == parent(of: index) }
      follow(mine.first { $0.identity == layers[index].request.identity }, at: index, report)
      for other in mine where other.identity != layers[index].request.identity {
        drop(other, "while a \(layers[index].style) is up", report)
      }
    }
    return !isHeld && present(requests.filter { $0.layer == parent(of: layers.count) }, report)
  }

  private func parent(of index: Int) -> Identity {
    index == 0 ? .root : layers[index - 1].identity
  }

  /// Follows the request that a modal came from.
  private mutating func follow(
    _ request: PresentationRequest?, at index: Int, _ report: (String) -> Void
  ) {
    guard let request else {
      layers[index].isClosing = true
      layers[index].isOrphan = true
      return
    }
    layers[index].request = request
    guard let item = request.item else {
      layers[index].isClosing = true
      layers[index].hasSeenNil = true
      return
    }
    if layers[index].isClosing {
      if layers[index].hasSeenNil { drop(request, "while one is on its way out", report) }
    } else if item.id == layers[index].item.id {
      layers[index].item = item
    } else {
      layers[index].isClosing = true
    }
  }

  private mutating func present(
    _ requests: [PresentationRequest], _ report: (String) -> Void
  ) -> Bool {
    var isPresenting = false
    for request in requests where dropped[request.identity] == nil {
      guard let item = request.item else { continue }
      if request.isHidden {
        drop(request, "from a view that is not on screen", report)
      } else if isPresenting {
        drop(request, "while a \(layers[layers.count - 1].style) is up", report)
      } else {
        layers.append(Layer(request, item))
        isPresenting = true
      }
    }
    return isPresenting
  }

  private mutating func drop(
    _ request: PresentationRequest, _ reason: String, _ report: (String) -> Void
  ) {
    guard let item = request.item, dropped[request.identity] == nil else { return }
    dropped[request.identity] = item.id
    report("a \(request.style) of \(item.id) was asked for \(reason); it never shows")
  }

  /// Takes away what is on its way out, with what is over it.
  /// - Returns: What to call once the views are up to date; `nil` when nothing was on its way out.
  mutating func finishClosing() -> (() -> Void)? {
    guard let index = layers.firstIndex(where: \.isClosing) else { return nil }
    let layer = layers[index]
    layers.removeSubrange(index...)
    return layer.isOrphan ? {} : { layer.request.onDismiss?() }
  }

  /// Takes away the topmost modal if the user may close it.
  mutating func takeAwayTop() -> Layer? {
    guard let top = layers.last, top.canBeSwipedAway else { return nil }
    layers.removeLast()
    return top
  }
}

extension Layer {
  /// Whether the user can close it.
  fileprivate var canBeSwipedAway: Bool {
    style != .fullScreenCover && !isClosing && !isDismissDisabled
  }

  /// Whether what it shows keeps the user from closing it.
  package var isDismissDisabled: Bool {
    nodes.contains { $0.holdsShown("interactiveDismissDisabled", "isDisabled", true) }
  }
}

extension Node {
  /// Whether a node that is shown, here or inside, has a name and a value.
  package func holdsShown(_ name: String, _ key: String, _ value: some Equatable) -> Bool {
    guard isShown else { return false }
    if self.name == name, isEqual(values[key], value) { return true }
    return children.contains { $0.holdsShown(name, key, value) }
  }

  private func isEqual<T: Equatable>(_ stored: Any?, _ value: T) -> Bool {
    stored as? T == value
  }
}
