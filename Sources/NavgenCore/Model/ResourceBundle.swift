/// Where the titles and images of the app are.
package enum ResourceBundle: String, CaseIterable, Sendable {
  /// The bundle of the app.
  case main
  /// The resources of the Swift package target, `Bundle.module`.
  case module
  /// The bundle of the framework that the generated code is compiled into.
  case framework
}
