import Shop
import Testing

@Test("the spec of a dependency's dependency is found")
func recursiveDependency() {
  #expect(ShopTab.allCases == [.home, .profile])
}
