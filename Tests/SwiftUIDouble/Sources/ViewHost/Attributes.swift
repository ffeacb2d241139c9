#if os(Linux)
  import Foundation
  import SwiftUI

  /// What modifiers say about an element. Of two that say the same thing, the first one added counts.
  struct Attributes {
    private(set) var label: String?
    private(set) var value: String?
    private(set) var identifier: String?
    private(set) var traits: Set<String> = []
    private(set) var removedTraits: Set<String> = []
    private(set) var isHidden = false
    private(set) var isEnabled = true
    private(set) var minimumWidth = 0.0
    private(set) var minimumHeight = 0.0
    private(set) var modifiers: [String] = []

    init() {}

    /// What holds for the elements inside something as well.
    init(inside outer: Attributes) {
      isHidden = outer.isHidden
      isEnabled = outer.isEnabled
    }

    /// Whether there is something to say about several elements together.
    var saysSomething: Bool {
      label != nil || value != nil || identifier != nil || !traits.isEmpty
    }

    /// Takes in a modifier.
    mutating func add(_ node: Node) {
      modifiers.append(node.name)
      let text = node.values["value"] as? String
      switch node.name {
      case "accessibilityLabel":
        label = label ?? text
      case "accessibilityValue":
        value = value ?? text
      case "accessibilityIdentifier":
        identifier = identifier ?? text
      case "accessibilityAddTraits":
        traits.formUnion((node.values["value"] as? AccessibilityTraits)?.names ?? [])
      case "accessibilityRemoveTraits":
        removedTraits.formUnion((node.values["value"] as? AccessibilityTraits)?.names ?? [])
      case "accessibilityHidden":
        isHidden = isHidden || node.values["value"] as? Bool == true
      case "disabled":
        isEnabled = isEnabled && node.values["disabled"] as? Bool != true
      case "frame":
        minimumWidth = max(minimumWidth, node.values["minWidth"] as? CGFloat ?? 0)
        minimumHeight = max(minimumHeight, node.values["minHeight"] as? CGFloat ?? 0)
      default:
        break
      }
    }
  }
#endif
