/// Where navgen differs from the YAML test suite because libyaml 0.2.5 does, which reads YAML 1.1 and is lenient in
/// places; found by running the suite. navgen adds none of its own.
enum KnownDifferences {
  /// Documents that are no YAML and are read all the same, and what is wrong with them.
  static let accepted: [String: String] = [
    "9C9N": "brackets that go on at the indentation of their key",
    "9JBA": "a comment without a space after a bracket",
    "CVW2": "a comment without a space after a comma",
    "DK95/01": "a tab as the indentation of a quoted text's second line",
    "G5U8": "a dash as an item in brackets",
    "QB6E": "quotes that go on at the indentation of their key",
    "S98Z": "an empty line of a block that has more spaces than its first line",
    "SU5Z": "a comment without a space after quotes",
    "X4QW": "a comment without a space after the sign of a block",
    "Y79Y/003": "a tab as indentation inside of brackets",
    "YJV2": "a dash alone in brackets",
  ]

  /// Documents of which something else is read, and what: a question mark that begins a word in brackets makes a key,
  /// the last line of a block needs a line end, and an anchor ends at a colon.
  static let readOtherwise: [String: String] = [
    "652Z": "{foo: bar, bar: 42}",
    "HM87/01": "[{x: null}]",
    "JEF9/02": "[\"\"]",
    "L24T/01": "{foo: \"x\n \"}",
    "Y2GN": "{key: :chor value}",
  ]

  /// Documents that are YAML 1.2 and not read: tabs as blanks, colons in anchors, the empty key without a question
  /// mark, documents without marks after others, reserved directives, and colons on a line after their key.
  static let unread = Set(
    """
    2JQS 2LFX 2SXE 4ABK 4MUZ/00 4MUZ/01 4MUZ/02 58MP 5MUD 5T43 6BCT 6CA3 6LVF 6M2F 7Z25 8XYN 96NN/00 96NN/01 9SA2
    A2M4 BEC7 CFD4 DBG4 DK3J DK95/00 DK95/03 DK95/04 FP8R FRK4 HM87/00 HWV9 K3WX M2N8/00 M7A3 MUS6/05 MUS6/06
    NHX8 NJ66 NKF9 Q5MG QT73 R4YG S3PD SM9W/01 UKK6/00 UT92 VJP3/01 W4TN W5VH Y79Y/001 Y79Y/010
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
