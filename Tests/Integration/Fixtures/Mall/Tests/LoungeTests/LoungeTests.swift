import Lounge
import Testing

@Test("a product of another package brings its generated code")
func product() {
  #expect(LoungeTab.allCases == [.home, .profile])
}
