// swiftui-api: 3 Titles and bars
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ToolbarPlacement {
  let name: String

  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}

// swiftui-api: 3 Titles and bars
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    marked("toolbar", ["visibility": visibility, "bars": bars.map(\.name)])
  }
}

extension Node {
  /// What the screen that is shown says about a bar; `nil` where it says nothing.
  ///
  /// Only the content of a screen has a say: what stands around a stack is ignored. Of modifiers around
  /// each other the outermost one that does not say `automatic` counts.
  package func visibility(of bar: String) -> Visibility? {
    guard isShown else { return nil }
    if let stack = firstStack { return stack.children.last?.visibility(of: bar) }
    if name == "toolbar", (values["bars"] as? [String])?.contains(bar) == true,
      let own = values["visibility"] as? Visibility, own != .automatic
    {
      return own
    }
    for child in children {
      if case .companion = child.role { continue }
      if let visibility = child.visibility(of: bar) { return visibility }
    }
    return nil
  }

  /// A stack that is shown, here or inside.
  private var firstStack: Node? {
    guard isShown else { return nil }
    if case .stack = role { return self }
    for child in children {
      if let stack = child.firstStack { return stack }
    }
    return nil
  }
}
