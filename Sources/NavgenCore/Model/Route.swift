package import NavgenSource

/// A screen that can be pushed.
package struct Route: Sendable {
  /// As written in the spec. Links and saved state will name the route by it.
  package let id: String
  package let name: SwiftName
  package var parameters: [RouteParameter]
  /// Indexes into the model's tabs, in the order the spec lists them; `nil` when the spec lists none
  /// and every tab takes it. Never empty. A link lands in the first.
  package let tabs: [Int]?
  /// The routes below it when it is opened from outside, outermost first.
  package let parents: [ParentFrame]
  /// Indexes into the model's flags, ascending: its own and those of its parents. The route is shown while
  /// all of them are set.
  package let flags: [Int]
  /// Whether the bar makes room for it while it is on top.
  package let hidesTabBar: Bool
  /// What it gives to whoever waits for it.
  package let result: ParameterType?
  /// Its addresses; the first one is the one that is built, the others are aliases.
  package let links: [LinkPattern]
  /// The ids it had in earlier versions of the app, by which saved state may still name it.
  package var formerIds: [String]
  /// The ids of parameters that recorded versions had and this one has not.
  package var removedParameterIds: [String] = []
  /// Where the spec declares it, for what later checks have to say about it.
  package let declaration: SourceRange
}

/// A value that a route or a modal carries.
package struct RouteParameter: Sendable {
  /// As written in the spec. Links will name the parameter by it.
  package let id: String
  package let name: SwiftName
  package let type: ParameterType
  /// What it is when nobody says; an optional without a stated default has `nothing`.
  package let defaultValue: DefaultValue?
  /// The ids it had in earlier versions of the app, by which saved state may still name it.
  package var formerIds: [String]
  /// Where the spec declares it, for what is said about it once it is resolved.
  package let declaration: SourceRange

  /// The type that keeps the generated tests from making a value of it, since it has no sample and the
  /// parameter no default; `nil` when they can make one.
  package var typeWithoutSample: ExternalType? {
    guard case .external(let external) = type, external.sample == nil, defaultValue == nil
    else { return nil }
    return external
  }
}

/// A parent route as its child builds it.
package struct ParentFrame: Sendable {
  /// An index into the model's routes.
  package let route: Int
  /// What is passed, in the order of the parent's parameters; those left out take their default.
  package let arguments: [ParentArgument]
}

/// One argument of a parent route.
package struct ParentArgument: Sendable {
  /// Where an argument comes from.
  package enum Value: Sendable {
    /// The child's parameter of that name.
    case parameter(SwiftName)
    /// The default of a route between the child and this parent, which the child does not carry.
    case value(DefaultValue)
  }

  package let label: SwiftName
  package let value: Value
}
