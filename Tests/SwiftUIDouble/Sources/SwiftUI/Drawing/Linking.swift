/// A property of a view that the tree gives its value.
protocol LinkedProperty {
  /// Connects the property with the place its view is drawn at.
  /// - Parameter name: Tells it from the other properties of the view.
  @MainActor func link(_ name: String, in context: DrawContext)
}

/// Connects the state and environment of a view, before its body is read.
@MainActor func linkProperties(of view: Any, in context: DrawContext, prefix: String = "") {
  for (index, child) in Mirror(reflecting: view).children.enumerated() {
    let name = "\(prefix)\(child.label ?? "\(index)")"
    if let property = child.value as? any LinkedProperty {
      property.link(name, in: context)
    } else if child.value is any DynamicProperty {
      linkProperties(of: child.value, in: context, prefix: "\(name).")
    }
  }
}

/// Where a property finds its value once it is linked. Copies of the property share it.
final class Tether<Target> {
  var target: Target?
}
