import NavgenTemplate
import Testing

@testable import NavgenCore

@Suite("Calls that wait for a result")
struct ResultsRecordTests {
  private func call(_ entries: String) throws -> Record {
    let model = try acceptedModel(spec(entries))
    guard case .list(let records)? = resultsRecord(model)["results"] else { return [:] }
    return try #require(records.first)
  }

  @Test("are named after their modal or screen")
  func names() throws {
    let modal = try call("modals: { sign-in: { result: Bool } }\n")
    #expect(modal["beginName"] == .text("presentSignIn"))
    #expect(modal["endName"] == .text("dismissSignIn"))
    #expect(modal["asyncParameterList"] == .text("()"))
    #expect(modal["awaitedArgumentList"] == .text("(.signIn)"))
    let screen = try call("routes: { size: { result: \"Int?\" } }\n")
    #expect(screen["beginName"] == .text("pushSize"))
    #expect(screen["endName"] == .text("popSize"))
    #expect(screen["asyncParameterList"] == .text("(on tab: AppTab? = nil)"))
    #expect(screen["awaitedArgumentList"] == .text("(awaited: .size, on: tab)"))
    #expect(screen["resultTypeName"] == .text("Int?"))
  }

  @Test(
    "give a parameter a name of its own where they use its label themselves",
    arguments: [
      ("id", "id: Int"), ("tab", "tab tabValue: Int"), ("in", "in inValue: Int"),
      ("push-size", "pushSize pushSizeValue: Int"), ("on", "on: Int"),
    ])
  func avoidsOwnNames(id: String, declaration: String) throws {
    let screen = try call(
      "routes: { size: { params: { \(id): Int }, result: Int } }\n")
    #expect(screen["asyncParameterList"] == .text("(\(declaration), on tab: AppTab? = nil)"))
  }

  @Test("never give two parameters one name")
  func keepsNamesApart() throws {
    let screen = try call(
      "routes: { size: { params: { tab: Int, tab-value: Int }, result: Int } }\n")
    #expect(
      screen["awaitedArgumentList"]
        == .text("(awaited: .size(tab: tabValueValue, tabValue: tabValue), on: tab)"))
  }
}
