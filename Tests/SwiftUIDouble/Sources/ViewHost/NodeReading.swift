#if os(Linux)
  import SwiftUI

  extension Node {
    /// The node and those inside it that the user sees, outer ones first.
    var shown: [Node] {
      guard isShown, name != "hidden" else { return [] }
      return [self] + children.flatMap(\.shown)
    }

    /// The texts that the user sees.
    var shownTexts: [String] {
      shown.compactMap { node in
        if case .text(let text) = node.role { return text }
        return nil
      }
    }

    var tabBar: TabBar? {
      if case .tabs(let bar) = role { return bar }
      return nil
    }

    var stack: StackState? {
      if case .stack(let state) = role { return state }
      return nil
    }

    var scroll: ScrollState? {
      if case .scroll(let state) = role { return state }
      return nil
    }

    /// The node and those inside it, one in a line. What is not shown has a minus before it.
    func dump(indent: Int) -> String {
      let margin = String(repeating: "  ", count: indent)
      let texts = values.sorted { $0.key < $1.key }.filter { !($0.value is [Node]) }
      let arguments =
        texts.isEmpty ? "" : "(\(texts.map { "\($0.key): \($0.value)" }.joined(separator: ", ")))"
      var line = margin + (isShown ? "" : "- ") + name + arguments
      switch role {
      case .text(let text):
        line += " '\(text)'"
      case .image(let image):
        line += " '\(image)'"
      case .tabs(let bar):
        let titles = bar.tabs.map { tab in
          (tab.isSelected ? "*" : "") + tab.label.flatMap(\.shownTexts).joined(separator: " ")
        }
        line += " [\(titles.joined(separator: ", "))]"
      default:
        break
      }
      return line + "\n" + children.map { $0.dump(indent: indent + 1) }.joined()
    }
  }

  extension [Node] {
    /// The first node that is shown and meets a condition.
    func firstShown(where isWanted: (Node) -> Bool) -> Node? {
      lazy.flatMap(\.shown).first(where: isWanted)
    }
  }

  extension TabElement {
    init(_ tab: TabItem) {
      let shown = tab.label.flatMap(\.shown)
      let text = shown.first { !$0.shownTexts.isEmpty && $0.children.isEmpty }
      let image = shown.first { $0.imageName != nil }
      self.init(
        title: tab.label.flatMap(\.shownTexts).joined(separator: " "), image: image?.imageName,
        isSymbol: image?.values["isSymbol"] as? Bool ?? false, badge: tab.attributes.badge,
        isSelected: tab.isSelected, isSearch: tab.isSearch,
        section: tab.section?.header.flatMap(\.shownTexts).joined(separator: " "),
        placement: tab.attributes.placement, customizationID: tab.attributes.customizationID,
        sectionCustomizationID: tab.section?.attributes.customizationID,
        defaultVisibility: tab.attributes.defaultVisibility,
        titleKey: text?.values["key"] as? String, titleTable: text?.values["table"] as? String,
        value: tab.value)
    }
  }

  extension PresentedElement {
    init(_ layer: Layer) {
      let detents = layer.nodes.flatMap(\.shown).first { $0.name == "presentationDetents" }
      self.init(
        style: Style(rawValue: layer.style.rawValue) ?? .sheet,
        texts: layer.nodes.flatMap(\.shownTexts),
        detents: detents?.values["detents"] as? [String] ?? [],
        isDismissDisabled: layer.isDismissDisabled, isClosing: layer.isClosing)
    }
  }

  extension Node {
    var imageName: String? {
      if case .image(let name) = role { return name }
      return nil
    }
  }
#endif
