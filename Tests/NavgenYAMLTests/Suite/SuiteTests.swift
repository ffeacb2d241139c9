import Foundation
import NavgenTestSupport
import Testing

/// The folder of the public YAML test suite, if there is one on this machine: its release of 2022-01-17, with a folder
/// for each document. `NAVGEN_YAML_SUITE` says where.
private let suiteFolder = ProcessInfo.processInfo.environment["NAVGEN_YAML_SUITE"]
  .map { URL(filePath: $0, directoryHint: .isDirectory) }

/// Of its 402 documents navgen reads 197 as the suite does and refuses 83 as the suite does. It refuses 51 that libyaml
/// cannot read and 55 that a spec may not be, and differs in what ``KnownDifferences`` lists.
@Suite("The public YAML test suite", .enabled(if: suiteFolder != nil))
struct SuiteTests {
  private let documents: [SuiteDocument]

  init() throws {
    documents = try SuiteDocument.all(in: try #require(suiteFolder))
  }

  @Test("has as many documents as are known")
  func count() {
    #expect(documents.count == 402)
    #expect(documents.count { $0.outcome == .same } == 197)
  }

  @Test("is read otherwise only where libyaml does so")
  func differences() {
    var accepted: Set<String> = []
    var other: [String: String] = [:]
    for document in documents {
      switch document.outcome {
      case .acceptedError: accepted.insert(document.name)
      case .other(let read): other[document.name] = read
      case .same, .refused: break
      }
    }
    #expect(accepted == Set(KnownDifferences.accepted.keys))
    #expect(other == KnownDifferences.readOtherwise)
  }

  @Test("is refused, where it is YAML, for what libyaml cannot read or a spec may not have")
  func refusals() {
    var unread: Set<String> = []
    for document in documents {
      guard case .refused(let ids, isError: false) = document.outcome else { continue }
      if ids.isDisjoint(with: ["invalid-yaml", "tab-indentation"]) {
        #expect(ids.isSubset(of: document.reasonsToRefuse), "\(document.name): \(ids)")
      } else {
        unread.insert(document.name)
      }
    }
    #expect(unread == KnownDifferences.unread)
  }
}
