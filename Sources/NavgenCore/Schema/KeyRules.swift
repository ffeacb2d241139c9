// Which keys do not go together. The resolver says more of each, in its own words.

extension TabSpec.Key {
  static var rules: [SchemaRule<Self>] {
    [
      .with(.opens, no: allCases.filter { !$0.isForActions }),
      .with(.visible, needs: .fallback, unless: .opens),
      .without(.visible, no: [.fallback]),
      .with(
        .placement, of: TabPlacement.sidebarOnly.rawValue, only: Visibility.hidden.rawValue,
        in: .defaultVisibility, at: DefaultVisibilitySpec.Key.tabBar),
    ]
  }
}

extension IconSpec.Key {
  static var rules: [SchemaRule<Self>] {
    [
      .without(.symbol, needs: [.asset]),
      .with(.asset, no: [.selected]),
      .with(.symbol, no: [.asset]),
    ]
  }
}

extension TabBarSpec.Key {
  static var rules: [SchemaRule<Self>] {
    let own: [TabBarStyle] = [.bar, .floating]
    return [.with(.style, of: own.map(\.rawValue), no: allCases.filter(\.needsSystem))]
  }
}

extension TypeSpec.Key {
  static var rules: [SchemaRule<Self>] {
    [.with(.cases, no: allCases.filter { $0 != .cases })]
  }
}

extension ModalSpec.Key {
  static var rules: [SchemaRule<Self>] {
    let others = ModalStyle.allCases.filter { $0 != .sheet }
    return [.with(.style, of: others.map(\.rawValue), no: [.detents])]
  }
}
