import ShopModels

/// What the shop calls its own moves: the generated store stays as it is, and the app's words go here.
extension ShopNavigationStore {
  /// After paying: the order in its tab, with the list of orders below it and an empty cart behind.
  public func showConfirmation(ofOrder number: Int) {
    popToRoot(.cart)
    open(.order(number: number))
  }
}
