#if os(Linux)
  import Foundation
  import SwiftUI

  let drivesViews = true

  @MainActor func makeEngine(_ view: @escaping () -> some View) -> any HostEngine {
    StageEngine(Stage(view))
  }

  /// Drives the double.
  final class StageEngine: HostEngine {
    private let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
    }

    var options = HostOptions() {
      didSet {
        stage.options.horizontalSizeClass = options.width == .compact ? .compact : .regular
        stage.options.reducesMotion = options.reducesMotion
        switch options.phase {
        case .background:
          stage.options.phase = .background
        case .inactive:
          stage.options.phase = .inactive
        case .active:
          stage.options.phase = .active
        }
        switch options.retap {
        case .onlyWritesSelection:
          stage.options.retap = .onlyWritesSelection
        case .popsBefore:
          stage.options.retap = .popsBefore
        case .popsAfter:
          stage.options.retap = .popsAfter
        }
      }
    }

    var scene: SavedScene {
      get { SavedScene(values: stage.scene.values) }
      set { stage.scene.values = newValue.values }
    }

    var tabs: [TabElement] {
      bar?.tabs.map { TabElement($0) } ?? []
    }

    var texts: [String] { front.flatMap(\.shownTexts) }

    var elements: [ViewElement] { foundElements.map(\.element) }

    var stack: StackElement? {
      frontStack.map { state in
        StackElement(
          path: state.elements, depth: state.depth,
          binding: StackElement.Binding(rawValue: state.bindingKind.rawValue) ?? .closures)
      }
    }

    var presentations: [PresentedElement] {
      stage.update()
      return stage.layers.map { PresentedElement($0) }
    }

    var isTabBarHidden: Bool {
      stage.update()
      let bar = stage.nodes.firstShown { $0.tabBar != nil }
      return bar?.children.first(where: \.isShown)?.visibility(of: "tabBar") == .hidden
    }

    var scroll: (offset: Double, requests: Int)? {
      frontScroll.map { ($0.offset, $0.requests) }
    }

    var feedback: [String] {
      stage.update()
      return stage.feedback
    }

    var animations: [String?] {
      stage.update()
      return stage.animations
    }

    var faults: [String] {
      stage.update()
      return stage.faults
    }

    var tree: String {
      stage.update()
      let layers = stage.layers.map { layer in
        "\(layer.style):\n" + layer.nodes.map { $0.dump(indent: 1) }.joined()
      }
      return stage.nodes.map { $0.dump(indent: 0) }.joined() + layers.joined()
    }

    func values(of name: String) -> [[String: String]] {
      front.flatMap(\.shown).filter { $0.name == name }.map { $0.values.mapValues { "\($0)" } }
    }

    func tapTab(at index: Int) {
      guard let tabs = bar?.tabs, tabs.indices.contains(index) else { return }
      stage.perform(tabs[index].select)
    }

    func activate(at index: Int, times: Int) -> Bool {
      let found = foundElements[index]
      guard found.element.isEnabled, let action = found.action else { return false }
      stage.perform { for _ in 0..<times { action() } }
      return true
    }

    func goBack() -> Bool {
      guard let goBack = frontStack?.goBack else { return false }
      stage.perform(goBack)
      return true
    }

    func swipeDown() -> Bool { stage.swipeDown() }

    func scroll(to offset: Double) -> Bool {
      guard let state = frontScroll else { return false }
      stage.perform { state.drag(to: offset) }
      return true
    }

    func open(_ url: URL) -> Int { stage.open(url) }

    func writeNilToPresentations() -> Int { stage.writeNilToPresentations() }

    func settle() { stage.settle() }

    func update() { stage.update() }

    /// What is in front: the topmost modal, or the view itself.
    private var front: [Node] {
      stage.update()
      return stage.layers.last?.nodes ?? stage.nodes
    }

    private var bar: TabBar? {
      stage.update()
      return stage.nodes.firstShown { $0.tabBar != nil }?.tabBar
    }

    private var foundElements: [FoundElement] {
      var search = ElementSearch()
      for node in front { search.collect(node) }
      return search.found
    }

    private var frontStack: StackState? {
      front.firstShown { $0.stack != nil }?.stack
    }

    private var frontScroll: ScrollState? {
      front.firstShown { $0.scroll != nil }?.scroll
    }
  }
#endif
