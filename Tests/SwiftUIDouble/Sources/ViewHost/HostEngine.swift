import Foundation
import SwiftUI

/// What a host leaves to the double of SwiftUI. See `ViewHost` for the meaning of each part.
@MainActor protocol HostEngine: AnyObject {
  var options: HostOptions { get set }
  /// What views keep in the storage of the scene.
  var scene: SavedScene { get set }
  var tabs: [TabElement] { get }
  var texts: [String] { get }
  /// Hidden ones with the others.
  var elements: [ViewElement] { get }
  var stack: StackElement? { get }
  var presentations: [PresentedElement] { get }
  var isTabBarHidden: Bool { get }
  var scroll: (offset: Double, requests: Int)? { get }
  var feedback: [String] { get }
  var animations: [String?] { get }
  var faults: [String] { get }
  var tree: String { get }
  func values(of name: String) -> [[String: String]]
  func tapTab(at index: Int)
  /// Activates the element of an index in `elements`; `false` when it is disabled.
  func activate(at index: Int, times: Int) -> Bool
  func goBack() -> Bool
  func swipeDown() -> Bool
  func scroll(to offset: Double) -> Bool
  func open(_ url: URL) -> Int
  func writeNilToPresentations() -> Int
  func settle()
  func update()
}

#if !os(Linux)
  let drivesViews = false

  /// Takes the view, so that it is type-checked, and shows nothing.
  @MainActor func makeEngine(_ view: @escaping () -> some View) -> any HostEngine {
    IdleEngine()
  }

  /// Stands where the real SwiftUI is, which cannot be driven.
  final class IdleEngine: HostEngine {
    var options = HostOptions()
    var scene = SavedScene()
    var tabs: [TabElement] { [] }
    var texts: [String] { [] }
    var elements: [ViewElement] { [] }
    var stack: StackElement? { nil }
    var presentations: [PresentedElement] { [] }
    var isTabBarHidden: Bool { false }
    var scroll: (offset: Double, requests: Int)? { nil }
    var feedback: [String] { [] }
    var animations: [String?] { [] }
    var faults: [String] { [] }
    var tree: String { "" }
    func values(of name: String) -> [[String: String]] { [] }
    func tapTab(at index: Int) {}
    func activate(at index: Int, times: Int) -> Bool { false }
    func goBack() -> Bool { false }
    func swipeDown() -> Bool { false }
    func scroll(to offset: Double) -> Bool { false }
    func open(_ url: URL) -> Int { 0 }
    func writeNilToPresentations() -> Int { 0 }
    func settle() {}
    func update() {}
  }
#endif
