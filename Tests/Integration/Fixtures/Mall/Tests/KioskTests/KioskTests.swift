import Testing

@testable import Kiosk

@Test("an executable's generated code can be tested")
func executable() {
  #expect(KioskTab.allCases == [.home, .profile])
}
