import NavgenSource

extension TypeSpec.Key {
  var note: KeyNote {
    switch self {
    case .cases:
      return KeyNote(
        "Makes a new enum with these cases; without it the type is one that the app declares.",
        examples: ["price", "name", "newest"])
    case .codable:
      return KeyNote(
        "Whether the type is Codable. If not, screens that need one are not saved.", standard: true)
    case .link:
      return KeyNote(
        "Whether the type is LosslessStringConvertible, so that it can stand in an address.",
        standard: false)
    case .sample:
      return KeyNote(
        "A Swift expression that makes a value. Without it the generated tests leave out the routes that need one.",
        examples: "Product.ID(7)")
    }
  }
}

extension LinksSpec.Key {
  var note: KeyNote {
    switch self {
    case .schemes: return KeyNote("The schemes of the app's own URLs.", examples: ["shop"])
    case .hosts:
      return KeyNote(
        "The hosts of its web addresses; '*.' stands for every host below one.",
        examples: ["shop.example.com", "*.shop.example.com"])
    case .caseSensitive:
      return KeyNote("Whether capitals and small letters in a path differ.", standard: true)
    case .schemeHostIsPath:
      return KeyNote(
        "Whether what stands after the scheme is a part of the path, as in 'shop://products/7'.",
        standard: true)
    case .ignore:
      return KeyNote(
        "Paths of the hosts that are left to others; '*' at the end stands for all below.",
        examples: ["/blog/*"])
    }
  }
}

extension LinkSpec.Key {
  var note: KeyNote {
    switch self {
    case .pattern:
      return KeyNote(
        "Literals and ':name' for each parameter, as in '/products/:id?ref=:ref'.",
        examples: "/products/:id")
    case .until:
      return KeyNote(
        "The last day on which old links still come in; navgen warns after it.",
        examples: "2027-12-31")
    }
  }
}

// What keys of several maps say.
extension KeyNote {
  static let formerIds = KeyNote(
    "The id it had before, or a list of all of them, so that saved states find it.",
    examples: "oldName", ["oldName", "olderName"])

  static func link(_ pattern: JSONValue) -> KeyNote {
    KeyNote(
      "Its address: a pattern such as '/products/:id?ref=:ref', or a list, the first of which is built. The long form says until when an old one counts.",
      examples: pattern, [pattern, ["pattern": "/old", "until": "2027-12-31"]])
  }
}
