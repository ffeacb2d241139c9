import NavgenSource

extension NavigationSpec.Key {
  var note: KeyNote {
    switch self {
    case .navgen: return KeyNote("The version of the spec language: 1.", examples: 1)
    case .name:
      return KeyNote(
        "Begins the names of the generated types: 'Shop' gives ShopTab and ShopRoute. 'App' without it.",
        standard: "App", examples: "Shop")
    case .access:
      return KeyNote(
        "Who may see the generated code; 'internal' without it. What is seen more widely needs payload types that are as visible.",
        standard: "internal")
    case .imports:
      return KeyNote(
        "Other modules that declare the types your routes carry.", examples: ["ShopModels"])
    case .bundle:
      return KeyNote(
        "Where titles and images are: 'main' (without it), 'module' for the resources of a package target, 'framework' for the bundle of the framework that holds the generated code.",
        standard: "main")
    case .platforms:
      return KeyNote(
        "The oldest release of each system that the app runs on. Decides which forms of SwiftUI are written.",
        examples: ["iOS": "18.0", "macOS": "15.0"])
    case .start:
      return KeyNote(
        "The tab that is selected at launch; the first one without it.", examples: "home")
    case .tabBar:
      return KeyNote(
        "How the bar looks and behaves; the system's bar without it.",
        examples: ["style": "floating"], ["sidebar": true])
    case .flags, .types, .links, .tabs, .routes, .modals, .lint: return contentNote
    }
  }

  /// Of the keys that hold most of a spec.
  private var contentNote: KeyNote {
    switch self {
    case .flags:
      return KeyNote(
        "Truths that change while the app runs, each with its value at launch. They become 'store.flags'; 'visible' names them.",
        examples: ["signedIn": false])
    case .types:
      return KeyNote(
        "The types that routes and modals carry, besides String, Int, Double, Bool, UUID, URL and Date.",
        examples: ["Product.ID": ["link": true, "sample": "Product.ID(7)"]],
        ["SortOrder": ["cases": ["price", "name"]]])
    case .lint:
      return KeyNote(
        "What becomes of warnings about this spec, in each build and each check.",
        examples: ["allow": "restricted-symbol", "deny": ["unknown-symbol", "missing-sample"]])
    case .links:
      return KeyNote(
        "Which URLs are the app's own.",
        examples: ["schemes": ["shop"], "hosts": ["shop.example.com"]])
    case .routes:
      return KeyNote(
        "The screens that can be pushed, by their ids.",
        examples: ["product": ["params": ["id": "Int"], "link": "/products/:id"]])
    case .modals:
      return KeyNote(
        "What is presented over the tabs, one at a time, by their ids.",
        examples: ["compose": ["style": "sheet"]])
    default:
      return KeyNote(
        "The tabs by their ids, in the order on screen.",
        examples: ["home": ["title": "Home", "icon": "house"]])
    }
  }
}
