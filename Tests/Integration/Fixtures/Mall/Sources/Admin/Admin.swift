import Shop

/// Both packages of names live side by side.
let tabs: (AdminTab, ShopTab) = (.home, .first)
