package import NavgenSource

/// A screen that can be pushed.
package struct Route: Sendable {
  /// As written in the spec: what is saved and what links name.
  package let id: String
  package let name: SwiftName
  package let parameters: [RouteParameter]
  /// Indexes into the model's tabs, in the order the spec lists them; `nil` when the spec lists none
  /// and every tab takes it. Never empty. A link lands in the first.
  package let tabs: [Int]?
  /// The routes below it when it is opened from outside, outermost first.
  package let parents: [ParentFrame]
  package let declaration: SourceRange
}

/// A value that a route carries.
package struct RouteParameter: Sendable {
  package let id: String
  package let name: SwiftName
  package let type: ParameterType
  /// A finished Swift expression of the type; an optional without a stated default has `nil`.
  package let defaultExpression: String?
  package let declaration: SourceRange
}

/// A parent route as its child builds it.
package struct ParentFrame: Hashable, Sendable {
  /// An index into the model's routes.
  package let route: Int
  /// What is passed, in the order of the parent's parameters; those left out take their default.
  package let arguments: [ParentArgument]
}

/// One argument of a parent route.
package struct ParentArgument: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// The child's parameter of that name.
    case parameter(SwiftName)
    /// A default of a route between the child and this parent, which the child does not carry.
    case expression(String)
  }

  package let label: SwiftName
  package let value: Value
}
