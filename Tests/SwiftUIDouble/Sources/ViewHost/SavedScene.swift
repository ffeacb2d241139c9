/// What the system has written down of a window: all that is left of it when the app ends.
///
/// It is made by `ViewHost.saveScene()`, as the system does when it likes. A host that is made with it is
/// the next launch.
public struct SavedScene {
  let values: [String: Any]

  init(values: [String: Any]) {
    self.values = values
  }

  /// A window that was never open.
  public init() {
    values = [:]
  }
}
