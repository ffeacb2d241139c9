extension ShopTab {
  /// Shows that code by hand sees the generated one.
  public static let first = ShopTab.home
}
