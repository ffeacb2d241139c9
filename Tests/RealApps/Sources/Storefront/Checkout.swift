extension StorefrontNavigationStore {
  /// Leaves the cart for the order that was made of it.
  public func checkOut(order number: Int) {
    popToRoot(.cart)
    open(.order(number: number))
  }
}
