import Testing

@testable import NavgenCore

@Suite("The patterns of the schema")
struct TextPatternTests {
  private static let words = [
    "home", "Home", "sign-in", "a_b", "a1", "A", "_a", "1a", "", "a-", "-a", "a--b", "a-_b", "a b",
    "ä", "a.b", "A.B", "String", "class", "Type", "Self", "_", "URLList", "none", "True", "A1",
    "a\u{301}",
  ]

  @Test("tell ids, names and modules as the resolver does", arguments: words)
  func agreeWithResolver(word: String) throws {
    #expect(try matches(word, idPattern) == isId(word))
    #expect(try matches(word, typePrefixPattern) == isTypePrefix(word))
    #expect(try matches(word, modulePattern) == isModuleName(word))
    #expect(
      try matches(word, typeNamePattern) == (isTypeName(word) && BuiltInType(rawValue: word) == nil)
    )
  }

  @Test("know the reserved ids of each kind")
  func knowReservedIds() {
    #expect(
      reservedIds(of: .tab).prefix(6)
        == ["none", "None", "NONE", "some", "Some", "SOME"])
    #expect(reservedIds(of: .tab).contains("all_cases"))
    #expect(reservedIds(of: .tab).contains("modal"))
    #expect(!reservedIds(of: .route).contains("modal"))
    #expect(reservedIds(of: .flag).contains("hashValue"))
    #expect(!reservedIds(of: .flag).contains("none"))
    #expect(reservedIds(of: .parameter) == [])
  }

  @Test("take types with and without a default")
  func takeTypes() throws {
    for type in ["Int", "String?", "[Int]", "[Product.ID?]?", " [ Int ] ", "[[A]]"] {
      #expect(try matches(type, typePattern), "\(type)")
      #expect(try matches("\(type) = x", typeWithDefaultPattern), "\(type)")
      #expect(try !matches("\(type) = x", typePattern), "\(type)")
    }
    for text in ["", "Int Int", "Int??", "Int ?", "1", "Int =", "A..B", "[]", "{Int}"] {
      #expect(try !matches(text, typeWithDefaultPattern), "\(text)")
    }
  }

  @Test(
    "take the patterns of links that can mean something",
    arguments: [
      "/", "/a", "/a/b-c", "/products/:id", "/p/:id?ref=:ref", "/p?a=:a&b=:b-c", "/x-:id.html",
      "/ä/👩‍👩‍👧", "/a b", "/a=b&c", "/?q=:q",
    ])
  func takeLinks(pattern: String) throws {
    #expect(try matches(pattern, linkPattern))
  }

  @Test(
    "refuse what no link can be",
    arguments: [
      "", "a", "/a/", "//", "/a//b", "/:", "/:a:b", "/a?", "/a?b", "/a?b=", "/a?b=c", "/a?=:b",
      "/{id}", "/<id>", "/*", "/a#b", "/%20", "/../a", "/[id]", "/a /b", "/:path+", "/a\u{200E}b",
    ])
  func refuseLinks(pattern: String) throws {
    #expect(try !matches(pattern, linkPattern))
  }

  @Test("take numbers for platforms from the oldest release on")
  func takeVersions() throws {
    let pattern = platformVersionPattern(from: 17)
    for version in ["17", "17.0", "018.4", "100"] { #expect(try matches(version, pattern)) }
    for version in ["16.4", "9", "17.", "17.0.1", "v17", ""] {
      #expect(try !matches(version, pattern), "\(version)")
    }
  }

  /// By scalars, as the validators of JSON Schema do.
  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    try text.contains(Regex(pattern).matchingSemantics(.unicodeScalar))
  }
}
