/// Texts that readers of URLs have stumbled over.
enum Pieces {
  /// Parts of a path or of a query, encoded or not.
  static let hostile = [
    "", "%", "%%", "%ZZ", "%2", "%00", "%0A", "%2F", "%2f", "%2E", "%2e%2e", "%5C", "%25", "%2525",
    "%C0%80", "%ED%A0%80", "%F4%90%80%80", "%FF", "%C3", "%E2%82", "%EF%BB%BF", "%E2%80%AE",
    "%F0%9F%9A%B2",
    ".", "..", "...", "~", "+", "%20", "%2B", " ", "*", ":", "::", ";", ",", "=", "&", "&&", "@",
    "!", "$",
    "'", "(", ")", "[", "]", "{", "}", "<", ">", "|", "\\", "^", "`", "\"", "#", "?", "??", "/",
    "//", "///",
    "ä", "a\u{308}", "e\u{301}\u{301}", "\u{301}", "\u{200D}", "👩‍👩‍👧‍👦", "🇩🇪", "שלום", "مرحبا", "日本語",
    "İ", "ß",
    "\u{FEFF}", "\u{202E}x", "\u{0}", "\u{7F}", "\t", "\n", "\r\n",
    "nil", "null", "true", "false", "undefined", "NaN", "inf", "-inf",
  ]

  /// Values that some type takes, and values that nearly are.
  static let values = [
    "0", "1", "7", "42", "-1", "-0", "+7", "007", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "1e3", "1e400", "-1.5", ".5", "5.", "0x10", "1_000", "٣", "0.1",
    "1e-320",
    "true", "false", "TRUE", "yes",
    "12345678-1234-1234-1234-123456789abc", "12345678-1234-1234-1234-123456789ABC",
    "12345678123412341234123456789abc", "{12345678-1234-1234-1234-123456789abc}",
    "2026-11-30", "2026-11-30T13:00:00Z", "2026-11-30T13:00:00.25Z", "2026-02-30",
    "2026-11-30T24:00:00Z",
    "2026-11-30T13:00:00+01:00", "0000-01-01", "9999-12-31T23:59:59.999999999Z",
    "2026-11-30T13:00:60Z",
    "-2026-11-30", "2026-11-30T13:00:00%2B01:00",
    "https:%2F%2Fexample.com%2Fa%3Fb%3Dc%23d", "mailto:a@b.c", "http:%2F%2F%5B", "a%20b", ":a",
    "price", "dark-blue", "default", "newest", "Price", "AB1", "ABCDEFGHI", "page-3.html", "nr-7",
  ]

  /// What stands in front of a path.
  static let origins = [
    "", "https:", "https:/", "https://", "https:///", "HTTPS://", "http://", "file://",
    "javascript:",
    "data:", "://", "//", "/", "mailto:", "a:", "1a://", "shop:", "shop:/", "ws://",
  ]

  /// What stands around a host.
  static let authorities = [
    "user@", "user:pass@", "@", "a@b@", "%40", "user%40host@",
  ]

  static let ports = [
    "", ":", ":443", ":80", ":0", ":99999", ":ab", ":443:443", ".", "%2E", "#", "\\",
  ]
}
