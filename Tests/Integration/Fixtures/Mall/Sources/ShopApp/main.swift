import Shop

let store = ShopNavigationStore()
store.push(.product(id: 7))
store.push(.orders)
print(store.selection, store.path(for: .home).count, store.path(for: .profile).count)
