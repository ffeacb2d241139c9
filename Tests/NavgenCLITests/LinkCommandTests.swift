import Testing

@testable import NavgenCLI

/// The commands that answer about links, on one small spec.
@Suite struct LinkCommandTests {
  static let spec = """
    navgen: 1
    name: Shop
    types:
      Product.ID: { link: true, sample: "Product.ID(7)" }
      Sort: { cases: [price, name] }
    links: { schemes: [shop], hosts: [shop.example.com], ignore: [/oauth/*] }
    tabs:
      home: { title: Home, icon: house, link: / }
    routes:
      product: { params: { id: Product.ID, ref: "String?" }, link: "/products/:id?ref=:ref" }
      list: { params: { sort: Sort, page: Int = 1 }, parent: home-list, link: /list/by-:sort/:page }
      home-list: {}
    modals:
      new: { style: sheet, params: { text: String }, link: "/new?t=:text" }
    """

  private func run(_ arguments: String..., spec: String = spec, file: String = "") -> Outcome {
    var world = World()
    world.input = spec
    world.files.read = { _, _ throws(FileError) in Array(file.utf8) }
    return world.run(arguments)
  }

  @Test("resolve says what opens, and why the others do not")
  func resolveText() {
    #expect(
      run("resolve", "-", "shop://list/by-name")
        == Outcome(
          0,
          output: """
            opens the tab home > home-list > list(sort: name, page: 1)
              /list/by-:sort/:page  route list, won

            """))
    #expect(
      run("resolve", "-", "/list/by-x")
        == Outcome(
          1,
          output: """
            invalid: '/list/by-:sort/:page': 'x' is not a value of 'sort: Sort'
              /list/by-:sort/:page  route list, lost: 'x' is not a value of 'sort: Sort'

            """))
    #expect(
      run("resolve", "-", "https://evil.com/")
        == Outcome(1, output: "not found: 'evil.com' is none of the hosts\n"))
    #expect(
      run("resolve", "-", "/new?t=%zz").output.hasPrefix(
        "invalid: '/new?t=:text': the value of 'text' is not encoded as a URL's is\n"))
    #expect(
      run("resolve", "-", "/list")
        == Outcome(
          1,
          output: """
            not found: no pattern has this path
              /list/by-:sort/:page  route list, lost: the path ends too early

            """))
    #expect(
      run("resolve", "-", "/oauth/x") == Outcome(0, output: "ignored: '/oauth/*' is ignored\n"))
  }

  @Test("resolve answers in JSON for other tools")
  func resolveJSON() {
    let text = """
      {
        "outcome": "opened",
        "tab": "home",
        "path": [
          {
            "route": "product",
            "params": {
              "id": "a/b"
            }
          }
        ],
        "modal": null,
        "flags": [],
        "candidates": [
          {
            "pattern": "/products/:id?ref=:ref",
            "target": {
              "route": "product"
            },
            "won": true,
            "reason": null
          }
        ]
      }

      """
    #expect(
      run("resolve", "-", "https://SHOP.example.com:443/products/a%2Fb", "--format", "json")
        == Outcome(0, output: text))
  }

  @Test("links lists every pattern with samples that resolve accepts")
  func links() {
    let outcome = run("links", "-", "--format", "simctl")
    let script = """
      # tab home: /
      xcrun simctl openurl booted 'https://shop.example.com/'
      xcrun simctl openurl booted 'shop:///'
      # route product: /products/:id?ref=:ref
      xcrun simctl openurl booted 'https://shop.example.com/products/7?ref=sample'
      xcrun simctl openurl booted 'shop://products/7?ref=sample'
      # route list: /list/by-:sort/:page
      xcrun simctl openurl booted 'https://shop.example.com/list/by-name/7'
      xcrun simctl openurl booted 'shop://list/by-name/7'
      # modal new: /new?t=:text
      xcrun simctl openurl booted 'https://shop.example.com/new?t=sample'
      xcrun simctl openurl booted 'shop://new?t=sample'

      """
    #expect(outcome == Outcome(0, output: script))
    for url in outcome.output.split(separator: "'") where url.contains("://") {
      #expect(run("resolve", "-", String(url)).code == 0, "\(url)")
    }
    let markdown = run("links", "-").output
    #expect(
      markdown.contains(
        "| `/list/by-:sort/:page` | route list | home > home-list |  | `sort: Sort`, `page: Int` | "
      ))
    #expect(run("links", "-", "--format", "json").output.contains("\"required\": false"))
  }

  static let flagged = """
    navgen: 1
    flags: { beta: false, staff: true, signed-in: false }
    links: { schemes: [a] }
    tabs:
      home: { title: Home, icon: house }
      labs: { title: Labs, icon: flask, visible: beta, fallback: home, link: /labs }
    routes:
      open: { link: /open }
      hidden: { visible: staff, link: /hidden }
      inner: { tabs: [labs], visible: signed-in, link: /inner }
      wide: { tabs: [home, labs], link: /wide }
    modals:
      note: { style: sheet, link: /note }
    """

  @Test(
    "what flags hide is named with the flags that it needs, those of its parents and its tab included",
    arguments: [
      ("/labs", ["beta"]), ("/open", []), ("/hidden", ["staff"]),
      ("/inner", ["beta", "signed-in"]),
      ("/wide", []), ("/note", []),
    ] as [(String, [String])])
  func flags(path: String, flags: [String]) {
    let words =
      flags.isEmpty
      ? "" : " (needs the flag\(flags.count > 1 ? "s" : "") \(flags.joined(separator: ", ")))"
    let text = run("resolve", "-", path, spec: Self.flagged)
    #expect(text.code == 0)
    #expect(text.output.split(separator: "\n").first?.hasSuffix(words) == true)
    #expect(text.output.contains("needs") == !flags.isEmpty)
    let json = run("resolve", "-", path, "--format", "json", spec: Self.flagged).output
    #expect(json.contains("\"outcome\": \"opened\""))
    let list = json.split(separator: "\"flags\": [").last?.prefix { $0 != "]" } ?? ""
    let ids = list.split(separator: "\"").filter { $0.first?.isLetter == true }
    #expect(ids.map(String.init) == flags)
  }

  @Test("links names the flags that each pattern needs")
  func flaggedLinks() {
    let markdown = run("links", "-", spec: Self.flagged).output
    #expect(markdown.hasPrefix("| Pattern | Opens | In | Flags | Parameters | Sample |\n"))
    #expect(markdown.contains("| `/inner` | route inner | labs | `beta`, `signed-in` |  | "))
    #expect(markdown.contains("| `/open` | route open | home |  |  | "))
    let json = run("links", "-", "--format", "json", spec: Self.flagged).output
    #expect(json.contains("\"flags\": [\n      \"beta\",\n      \"signed-in\"\n    ]"))
    #expect(
      run("links", "-", "--format", "simctl", spec: Self.flagged).output
        .contains("# route inner (needs the flags beta, signed-in): /inner\n"))
  }

  @Test("a pattern with backticks and bars stays one cell of code")
  func backticks() {
    let spec = """
      navgen: 1
      links: { schemes: [a] }
      tabs: { home: { title: Home, icon: house, link: ["/a`b|c", "/``d`"] } }
      """
    let markdown = run("links", "-", spec: spec).output
    #expect(markdown.contains("| ``/a`b\\|c`` | tab home | "))
    #expect(markdown.contains("| ``` /``d` ``` | tab home | "))
  }

  @Test(
    "what begins with slashes is told by what it has",
    arguments: [
      ("///", "it begins with '//' and has no host"), ("//", "it begins with '//' and has no host"),
      ("///a", "it begins with '//' and has no host"), ("//a/b", "it has a host but no scheme"),
    ])
  func slashes(url: String, reason: String) {
    #expect(run("resolve", "-", url) == Outcome(1, output: "not found: \(reason)\n"))
  }

  @Test("url-types claims the schemes")
  func urlTypes() {
    #expect(run("url-types", "-").output.contains("        <string>shop</string>\n"))
    let bare =
      "navgen: 1\nlinks: { hosts: [a.com] }\ntabs: { a: { title: A, icon: star, link: / } }"
    #expect(
      run("url-types", "-", spec: bare)
        == Outcome(
          1, error: "navgen: error: the spec has no schemes, so there is nothing to claim\n"))
  }

  @Test("a spec with errors is not asked")
  func faultySpec() {
    let outcome = run("resolve", "-", "/", spec: "tabs: {}")
    #expect(outcome.code == 1)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("<stdin>:1:"))
  }
}
