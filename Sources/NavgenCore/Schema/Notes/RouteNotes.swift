import NavgenSource

extension RouteSpec.Key {
  var note: KeyNote {
    switch self {
    case .params: return .parameters
    case .tabs:
      return KeyNote(
        "The tabs that take the route; every tab without it. From outside it opens in the first of them that is shown.",
        examples: ["home", "search"])
    case .parent:
      return KeyNote(
        "The route that lies below it when it is opened from outside. The child needs each parameter of the parent that has no default.",
        examples: "product")
    case .tabBar:
      return KeyNote(
        "'hidden' for a bar that makes room while the route is on top.", standard: "visible")
    case .visible:
      return KeyNote(
        "The flag, or the flags, that must be set for the route to be there. Always there without it.",
        examples: "signedIn", ["signedIn", "beta"])
    case .result: return .result
    case .link: return .link("/products/:id")
    case .was: return .formerIds
    }
  }
}

extension ModalSpec.Key {
  var note: KeyNote {
    switch self {
    case .style:
      return KeyNote(
        "How it is presented: 'sheet' (without it), 'cover' over the whole screen, or 'popover'. What a system lacks is a sheet there.",
        standard: "sheet")
    case .params: return .parameters
    case .detents:
      return KeyNote(
        "The heights of a sheet: 'medium', 'large', a part of the height such as 0.4, or points such as 320. The system's own without it.",
        examples: ["medium", "large"], ["medium", 320])
    case .stack:
      return KeyNote("Whether it has a stack of its own, which takes every route.", standard: false)
    case .sticky:
      return KeyNote(
        "Whether only the app closes it, with 'dismiss()' or 'reset()'.", standard: false)
    case .result: return .result
    case .link: return .link("/compose")
    case .was: return .formerIds
    }
  }
}

extension ParameterSpec.Key {
  var note: KeyNote {
    switch self {
    case .type:
      return KeyNote(
        "The type, and perhaps a default after '='.", examples: "Int", "String?", "Int = 1")
    case .was: return .formerIds
    }
  }
}

extension KeyNote {
  fileprivate static let parameters = KeyNote(
    "The values it carries, 'name: Type' with Swift's spelling: 'Int', 'String?', '[Int]', and perhaps a default after '='. Inside '{ }' a type with '?' or '[' needs quotes.",
    examples: ["id": "Int"], ["query": "String?", "page": "Int = 1"])

  fileprivate static let result = KeyNote(
    "The type of what it gives to whoever waits for it; nothing without it.", examples: "Bool")
}
