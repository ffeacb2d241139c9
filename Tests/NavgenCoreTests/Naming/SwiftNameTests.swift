import Testing

@testable import NavgenCore

@Suite("Swift names")
struct SwiftNameTests {
  @Test(
    "are the parts of an id in lower camel case",
    arguments: [
      ("home", "home"), ("Home", "home"), ("sign-in", "signIn"), ("sign_in", "signIn"),
      ("Sign-In", "signIn"), ("a-1-b", "a1B"), ("tab-2", "tab2"), ("x", "x"), ("X", "x"),
      ("ID", "id"), ("IDs", "ids"), ("URLs", "urls"), ("URLList", "urlList"), ("URL2Go", "url2Go"),
      ("userID", "userID"), ("user-ID", "userID"), ("iPhone", "iPhone"), ("aB", "aB"),
      ("DARK_BLUE", "darkBlue"), ("HTTP-2", "http2"), ("ABc", "aBc"), ("Default", "default"),
    ])
  func convert(id: String, name: String) {
    #expect(SwiftName(id: id).text == name)
  }

  @Test("that Swift reserves are escaped where they are declared")
  func escapesDeclarations() {
    #expect(SwiftName(id: "default").declared == "`default`")
    #expect(SwiftName(id: "await").declared == "`await`")
    #expect(SwiftName(id: "home").declared == "home")
    #expect(SwiftName(id: "actor").declared == "actor")
  }

  @Test("need no escape after a dot, but for two")
  func escapesMembers() {
    #expect(SwiftName(id: "default").member == "default")
    #expect(SwiftName(id: "init").member == "`init`")
    #expect(SwiftName(id: "self").member == "`self`")
  }

  @Test("need fewer escapes as labels, and fewer still in calls")
  func escapesLabels() {
    #expect(
      ["in", "let", "var", "inout"].map { SwiftName(id: $0).label } == [
        "in", "`let`", "`var`", "`inout`",
      ])
    #expect(
      ["in", "let", "var", "inout"].map { SwiftName(id: $0).argument } == [
        "in", "let", "var", "`inout`",
      ])
  }

  @Test("are capitalised within longer names")
  func capitalises() {
    #expect(SwiftName(id: "sign-in").capitalised == "SignIn")
  }
}
