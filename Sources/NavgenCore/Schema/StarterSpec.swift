/// A spec to begin with: small, valid, and with comments about what else there is.
///
/// - Parameters:
///   - name: What the names of the generated types begin with.
///   - schema: Where the schema is, from the folder of the spec.
package func starterSpec(name: String, schema: String) -> String {
  [starterHead(name: name, schema: schema), starterTabs, starterRoutes, starterModals]
    .joined(separator: "\n")
}

private func starterHead(name: String, schema: String) -> String {
  """
  # yaml-language-server: $schema=\(schema)
  # The navigation of the app. 'navgen validate' checks it, 'navgen generate' writes the Swift code.
  navgen: \(NavigationSpec.version)
  # The generated types are \(name)Tab, \(name)Route, \(name)NavigationStore and so on.
  name: \(name)

  # The oldest systems that the app runs on.
  platforms:
    iOS: "18.0"

  # The app's own URLs, such as \(starterScheme(for: name))://items/7.
  links:
    schemes: [\(starterScheme(for: name))]
    # hosts: [www.example.com]

  # Truths that change while the app runs, such as who is signed in.
  # flags:
  #   signedIn: false

  # The types that screens carry, besides String, Int, Double, Bool, UUID, URL and Date.
  # types:
  #   SortOrder: { cases: [newest, name] }

  """
}

private let starterTabs = """
  # In the order on screen. An icon is an SF Symbol.
  tabs:
    home:
      title: Home
      icon: house
      link: /
    search:
      title: Search
      icon: magnifyingglass
      role: search
      link: /search
    compose:
      title: New
      icon: plus
      # An action: a tap on it presents a modal.
      opens: compose
    settings:
      title: Settings
      icon: gearshape
      link: /settings
      # visible: signedIn
      # fallback: home

  """

private let starterRoutes = """
  # The screens that tabs push.
  routes:
    item:
      params:
        id: Int
        highlight: String?
        # sort: SortOrder = newest
      # The tabs that take it; every tab without this.
      tabs: [home, search]
      link: /items/:id?highlight=:highlight
    comments:
      params:
        id: Int
        page: Int = 1
      tabs: [home, search]
      # Lies below it when a link opens it.
      parent: item
      link: /items/:id/comments?page=:page
    about:
      tabs: [settings]
      link: /about

  """

private let starterModals = """
  # What is presented over the tabs, one at a time.
  modals:
    compose:
      params:
        draft: String?
      detents: [medium, large]
      # What whoever presents it can wait for.
      result: Bool

  """

/// What the names of types begin with in a folder: its name, if that can be one.
package func starterName(forFolder folder: String) -> String {
  let name = SwiftName(id: folder.split(separator: " ").joined(separator: "-")).capitalised
  return isTypePrefix(name) ? name : "App"
}

/// Whether a text can begin the names of types.
package func isStarterName(_ text: String) -> Bool { isTypePrefix(text) }

private func starterScheme(for name: String) -> String {
  let scheme = name.lowercased()
  return takenSchemes.contains(scheme) ? "\(scheme)-app" : scheme
}
