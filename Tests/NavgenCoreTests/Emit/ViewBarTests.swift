import NavgenSource
import Testing

@testable import NavgenCore

@Suite("Bars of our own, links and previews")
struct ViewBarTests {
  @Test(
    "a link looks up its title where the tabs do",
    arguments: [
      ("main", "Text(titleKey)"),
      ("module", "Text(titleKey, bundle: .module)"),
      ("framework", "Text(titleKey, bundle: Bundle(for: AppNavigationStore.self))"),
    ])
  func linkTitles(bundle: String, expected: String) throws {
    let view = try view("bundle: \(bundle)\n\(tabs)routes:\n  post:\n")
    #expect(view.contains("SwiftUI.\(expected)\n"))
  }

  @Test("there is no link without routes")
  func noLinkWithoutRoutes() throws {
    #expect(try !view(tabs).contains("AppRouteLink"))
    #expect(try view("\(tabs)routes:\n  post:\n").contains("struct AppRouteLink<"))
  }

  @Test("only a bar of our own is drawn", arguments: ["system", "bar", "floating"])
  func drawsOwnBar(style: String) throws {
    let view = try view("tabBar: { style: \(style) }\n\(tabs)")
    let isOwn = style != "system"
    #expect(view.contains("struct AppTabBar: View") == isOwn)
    #expect(view.contains("toolbar(.hidden, for: .tabBar)") == isOwn)
    #expect(view.contains("Capsule()") == (style == "floating"))
  }

  @Test("the bar and the room for it stay until a route wants it hidden")
  func hidesOnDemand() throws {
    let bar = "tabBar: { style: bar }\n\(tabs)routes:\n"
    let plain = try view(bar + "  post:\n")
    #expect(!plain.contains("isTabBarHidden") && !plain.contains("hidesTabBar"))
    #expect(plain.matches(of: /\.aboveTabBar\(\)\n/).count == 2)
    let hiding = try view(bar + "  player: { tabBar: hidden }\n")
    #expect(hiding.contains("if !store.isTabBarHidden {"))
    #expect(hiding.matches(of: /\.aboveTabBar\(\)\n/).count == 1)
    #expect(hiding.contains(".aboveTabBar(unless: route.hidesTabBar)\n"))
  }

  @Test("badges are drawn and spoken where the spec has some")
  func drawsBadges() throws {
    let bar = "navgen: 1\ntabBar: { style: bar }\ntabs:\n  home: { title: Home, icon: house"
    let plain = try text(bar + " }\n")
    #expect(!plain.contains("accessibilityValue") && !plain.contains("BadgeMark"))
    let marked = try text(bar + ", badge: true }\n")
    #expect(marked.contains("accessibilityValue") && marked.contains("struct AppBadgeMark: View"))
  }

  @Test("the bar follows the flags where the spec has some")
  func followsFlags() throws {
    #expect(try view("tabBar: { style: bar }\n\(tabs)").contains("ForEach(AppTabItem.allCases)"))
    let flagged = "  labs: { title: Labs, icon: star, visible: labs, fallback: home }\n"
    let view = try view("tabBar: { style: bar }\nflags: { labs: false }\n\(tabs)\(flagged)")
    #expect(view.contains("ForEach(store.visibleItems)"))
  }

  @Test("before iOS 18 there is no position to scroll to, so its modifier is asked for")
  func scrollsOnOlderSystems() throws {
    let check = "if #available(iOS 18.0"
    let newer = try view("platforms: { iOS: \"18.0\" }\n\(tabs)")
    #expect(!newer.contains(check) && newer.contains("modifier(AppScrollToEdge(tab: tab))"))
    let older = try view("platforms: { iOS: \"17.0\" }\n\(tabs)")
    #expect(older.contains(check) && older.contains("scrollsToEdge(tab).modifier("))
  }

  private let tabs = "tabs:\n  home: { title: Home, icon: house }\n"

  private func view(_ spec: String) throws -> String {
    try text("navgen: 1\n\(spec)")
  }

  private func text(_ spec: String) throws -> String {
    let source = SourceFile(path: "navigation.yaml", text: spec)
    let result = compile(source, options: CompileOptions())
    #expect(
      !result.diagnostics.hasErrors, "\(DiagnosticFormat.text.render(result.diagnostics.sorted))")
    return try #require(result.files.first { $0.output == .view }).contents
  }
}
