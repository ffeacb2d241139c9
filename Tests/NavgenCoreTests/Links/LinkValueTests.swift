import Testing

@testable import NavgenCore

@Suite struct LinkValueTests {
  @Test(
    "a text that is a value has one canonical text",
    arguments: [
      (.int, "+007", "7"), (.int, "-0", "0"), (.double, "1.", "1.0"), (.double, ".5e1", "5.0"),
      (.bool, "true", "true"), (.string, "", ""), (.url, "a b", "a%20b"), (.url, "a%20b", "a%20b"),
      (.url, "http://h:80/x?y#z", "http://h:80/x?y#z"), (.url, "%", "%25"),
      (
        .uuid, "01020304-0506-0708-090a-0b0c0d0e0f10", "01020304-0506-0708-090A-0B0C0D0E0F10"
      ),
      (.date, "2026-11-30", "2026-11-30T00:00:00Z"),
      (.date, "2026-11-30T13:00:00.2500Z", "2026-11-30T13:00:00.25Z"),
      (.date, "2026-12-31T23:30:00-01:00", "2027-01-01T00:30:00Z"),
      (.date, "1970-01-01T00:30:00+01:00", "1969-12-31T23:30:00Z"),
      (.date, "2000-02-29T12:00:00.0Z", "2000-02-29T12:00:00Z"),
      (.date, "0001-01-01", "0001-01-01T00:00:00Z"),
    ] as [(BuiltInType, String, String)])
  func canonical(type: BuiltInType, text: String, expected: String) {
    #expect(linkValue(text, of: LinkValueType(.builtIn(type))) == expected)
    #expect(linkValue(expected, of: LinkValueType(.builtIn(type))) == expected)
  }

  @Test(
    "a text that is no value is refused",
    arguments: [
      (.int, ""), (.int, "1.0"), (.int, "9223372036854775808"), (.int, "٣"), (.int, " 1"),
      (.double, "inf"), (.double, "0x1p3"), (.double, "1e999"), (.double, "1_0"), (.double, "-"),
      (.bool, "True"), (.bool, "1"), (.url, ""), (.url, "1a:b"), (.url, "http://h:x/"),
      (.url, "http://a b/"), (.uuid, "01020304050607080910111213141516"),
      (.uuid, "0102030g-0506-0708-090a-0b0c0d0e0f10"), (.date, "2026-02-30"),
      (.date, "2026-11-30T24:00:00Z"), (.date, "2026-11-30T13:00:00"),
      (.date, "2026-11-30T13:00:00.Z"), (.date, "2026-11-30T13:00:00+1:00"),
      (.date, "0001-01-01T00:00:00+01:00"), (.date, "2026-11-30é"), (.date, "éééééééééé"),
    ] as [(BuiltInType, String)])
  func refused(type: BuiltInType, text: String) {
    #expect(linkValue(text, of: LinkValueType(.builtIn(type))) == nil)
  }

  @Test("an enum takes its ids, a type of the app takes any text")
  func declared() {
    let order = LinkValueType(payloadEnum("Order", ["price", "Name"]))
    #expect(linkValue("Name", of: order) == "Name")
    #expect(linkValue("name", of: order) == nil)
    #expect(linkValue("", of: LinkValueType(external("Product.ID"))) == "")
  }
}
