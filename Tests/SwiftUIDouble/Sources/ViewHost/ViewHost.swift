public import Foundation
public import SwiftUI

/// Hosts a view for a test: tells what is shown, and does what a user or the system does.
///
/// Every look brings the view up to date first, so a test may change the app's state in between. An
/// action that nobody could take, such as a tap on a tab that is not there, throws.
///
/// Where the real SwiftUI is, nothing can be driven: `isDriven` is `false`, looks find nothing, and
/// actions throw.
@MainActor public final class ViewHost {
  private let engine: any HostEngine

  /// Makes a host and shows the view.
  /// - Parameter scene: What is left of the window from the launch before.
  public init(
    _ options: HostOptions = HostOptions(), scene: SavedScene = SavedScene(),
    @ViewBuilder view: @escaping () -> some View
  ) {
    engine = makeEngine(view)
    engine.options = options
    engine.scene = scene
    engine.update()
  }

  /// Whether hosts show views here.
  public nonisolated static var isDriven: Bool { drivesViews }

  /// What the host plays. May be changed at any time, as when a device is turned.
  public var options: HostOptions {
    get { engine.options }
    set {
      engine.options = newValue
      engine.update()
    }
  }

  // MARK: - What is shown

  /// The tabs of the bar, in its order, those of its sidebar with them.
  public var tabs: [TabElement] { engine.tabs }

  /// The title of the selected tab.
  public var selectedTab: String? { tabs.first(where: \.isSelected)?.title }

  /// The texts in front: of the topmost modal, or of the screen on top of the selected tab.
  public var shownTexts: [String] { engine.texts }

  /// The elements in front that assistive technologies find, in the order of the source.
  public var elements: [ViewElement] { engine.elements.filter { !$0.isHidden } }

  /// The elements in front with a label.
  public func elements(labelled label: String) -> [ViewElement] {
    elements.filter { $0.label == label }
  }

  /// The stack in front; `nil` when there is none.
  public var stack: StackElement? { engine.stack }

  /// How many screens are pushed in the stack in front.
  public var stackDepth: Int { stack?.depth ?? 0 }

  /// What is presented in front of everything; `nil` when nothing is.
  public var presented: PresentedElement? { presentations.last }

  /// What is presented over each other, lowest first.
  public var presentations: [PresentedElement] { engine.presentations }

  /// Whether the screen on top of the selected tab hides the system's tab bar.
  public var isTabBarHidden: Bool { engine.isTabBarHidden }

  /// How far the first scroll view or list in front is scrolled; `nil` when there is none.
  public var scrollOffset: Double? { engine.scroll?.offset }

  /// How often code scrolled the first scroll view or list in front.
  public var scrollRequestCount: Int { engine.scroll?.requests ?? 0 }

  /// The haptic feedback that the device gave so far, by name.
  public var feedback: [String] { engine.feedback }

  /// How often the device gave haptic feedback.
  public var feedbackCount: Int { feedback.count }

  /// The animations that changes asked for so far, by name; `nil` where one asks for none.
  public var animations: [String?] { engine.animations }

  /// Misuses of SwiftUI that were seen so far, each once. Every test should expect none.
  public var faults: [String] { engine.faults }

  /// Everything in the tree, one node in a line, for the message of a failure.
  public var tree: String { engine.tree }

  /// How often a view or modifier of a name is in front, such as `overlay`.
  public func count(of name: String) -> Int { engine.values(of: name).count }

  /// What the views and modifiers of a name in front were made with, each as text by parameter name.
  public func values(of name: String) -> [[String: String]] { engine.values(of: name) }

  // MARK: - What a user does

  /// Taps a tab of the bar.
  public func tap(tab title: String) throws(HostError) {
    if let presented { throw error("a \(presented.style) covers the tab bar") }
    guard let index = tabs.firstIndex(where: { $0.title == title }) else {
      throw error("there is no tab '\(title)'")
    }
    engine.tapTab(at: index)
  }

  /// Presses a button in front.
  /// - Parameter times: How often, all before the view is brought up to date: two are a double tap.
  public func press(_ label: String, at index: Int = 0, times: Int = 1) throws(HostError) {
    try activate(.button, label, index, times)
  }

  /// Follows a navigation link in front.
  /// - Parameter times: How often, all before the view is brought up to date: two are a double tap.
  public func follow(link label: String, at index: Int = 0, times: Int = 1) throws(HostError) {
    try activate(.link, label, index, times)
  }

  /// Presses the back button, or swipes from the edge.
  public func goBack() throws(HostError) {
    guard engine.goBack() else { throw error("there is nothing to go back from") }
  }

  /// Swipes the topmost sheet down, or taps beside the topmost popover.
  /// - Returns: `false` when it refuses, or there is none.
  @discardableResult public func swipeDown() -> Bool { engine.swipeDown() }

  /// Scrolls the first scroll view or list in front, with a finger.
  public func scroll(to offset: Double) throws(HostError) {
    guard engine.scroll(to: offset) else { throw error("nothing scrolls") }
  }

  // MARK: - What the system does

  /// Opens a URL in the app.
  /// - Returns: How many views took it.
  @discardableResult public func open(_ url: URL) -> Int { engine.open(url) }

  /// Writes `nil` to what every modifier that presents is bound to, as systems do at times unasked.
  /// - Returns: How many modifiers there are.
  @discardableResult
  public func writeNilToPresentations() -> Int {
    engine.writeNilToPresentations()
  }

  /// Writes down what views keep in the storage of the scene.
  public func saveScene() -> SavedScene {
    engine.update()
    return engine.scene
  }

  /// Lets animations end: modals that are on their way out are gone then.
  public func settle() { engine.settle() }

  /// Brings the view up to date, as a look does.
  public func update() { engine.update() }

  private func activate(
    _ kind: ViewElement.Kind, _ label: String, _ index: Int, _ times: Int
  ) throws(HostError) {
    let elements = engine.elements
    let found = elements.indices.filter { position in
      let element = elements[position]
      return element.kind == kind && (element.label == label || element.identifier == label)
    }
    guard found.indices.contains(index) else {
      throw error("there is no \(kind) '\(label)' with the number \(index)")
    }
    guard engine.activate(at: found[index], times: times) else {
      throw error("the \(kind) '\(label)' is disabled")
    }
  }

  private func error(_ reason: String) -> HostError {
    HostError(description: "\(reason) in\n\(tree)")
  }
}

/// An action that nobody could take.
public struct HostError: Error, CustomStringConvertible {
  /// What was missing, and what was there.
  public let description: String
}
