/// What a host plays: the device and the habits of its system.
public struct HostOptions: Hashable, Sendable {
  /// The width that views are told.
  public var width: Width
  /// Whether the user wants less motion.
  public var reducesMotion: Bool
  /// What the system does on a tap on the selected tab, besides writing the selection.
  public var retap: Retap
  /// Whether the window is in front.
  public var phase = Phase.active

  public init(
    width: Width = .compact, reducesMotion: Bool = false, retap: Retap = .onlyWritesSelection
  ) {
    self.width = width
    self.reducesMotion = reducesMotion
    self.retap = retap
  }

  /// A size class.
  public enum Width: Hashable, Sendable {
    /// A phone.
    case compact
    /// A tablet or a desktop.
    case regular
  }

  /// Whether a window is in front.
  public enum Phase: Hashable, Sendable {
    case background
    case inactive
    case active
  }

  /// What the system does on a tap on the selected tab, besides writing the selection.
  public enum Retap: Hashable, Sendable, CaseIterable {
    /// Nothing, as before iOS 26.
    case onlyWritesSelection
    /// Empties the path, then writes the selection.
    case popsBefore
    /// Writes the selection, then empties the path.
    case popsAfter
  }
}
