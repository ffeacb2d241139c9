import Shop

/// The generated names of both specs, side by side.
let tabs: (AdminTab, ShopTab) = (.home, .first)
