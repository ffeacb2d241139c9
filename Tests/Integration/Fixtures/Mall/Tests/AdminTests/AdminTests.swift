import Testing

@testable import Admin

@Test("a target's own spec is used, not its dependency's")
func ownSpec() {
  #expect(tabs.0 == .home)
}
