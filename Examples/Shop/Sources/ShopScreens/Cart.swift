#if canImport(SwiftUI)
  public import Observation
  public import ShopModels

  /// What the user is about to buy; data of the app, which the badge of a tab follows.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  @MainActor
  @Observable
  public final class Cart {
    /// The articles, in the order they were put in.
    public var products: [Product.ID] = []

    public init() {}
  }
#endif
