/// What a host plays: the device and the habits of its system.
package struct StageOptions {
  /// The width that views are told.
  package var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Whether the window is in front.
  package var phase = ScenePhase.active
  /// Whether the user wants less motion.
  package var reducesMotion = false
  /// Whether the system pops the stack of the selected tab by itself when it is tapped again.
  package var retap: Retap = .onlyWritesSelection

  package init() {}

  /// What the system does on a tap on the selected tab, besides writing the selection.
  package enum Retap {
    /// Nothing, as before iOS 26.
    case onlyWritesSelection
    /// Empties the path, then writes the selection.
    case popsBefore
    /// Writes the selection, then empties the path.
    case popsAfter
  }
}
