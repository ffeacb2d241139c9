import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

/// The rules for generated code that its text can show. What it does is shown where it is compiled and
/// run: in `Tests/RealApps` and in its own generated tests.
@Suite("Rules of the generated code")
struct RuleTests {
  /// The formatter's own rules, and the one that wants documentation on everything public.
  private static let configuration =
    #"{ "version": 1, "rules": { "AllPublicDeclarationsHaveDocumentation": true } }"#

  @Test("every file pleases the formatter, documentation included", arguments: ValidCase.all)
  func pleasesFormatter(item: ValidCase) throws {
    let folder = try TemporaryFolder()
    // The line that tells other people's formatters to look away must not hide anything from ours.
    for file in try item.files(access: .public) {
      let text = file.contents.replacing("// swift-format-ignore-file\n", with: "")
      try text.write(
        to: folder.url.appending(path: file.output.rawValue), atomically: true, encoding: .utf8)
    }
    let outcome = try runTool(
      "swift",
      [
        "format", "lint", "--strict", "--configuration", Self.configuration, "--recursive",
        folder.url.path,
      ])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("no file has a way to trap", arguments: ValidCase.all)
  func hasNoTraps(item: ValidCase) throws {
    try expectNone(of: /fatalError|preconditionFailure|try!|as!|[\w)\]]!(?!=)/, in: item)
  }

  @Test("selection and path change at once, never later", arguments: ValidCase.all)
  func changesAtOnce(item: ValidCase) throws {
    try expectNone(of: /\bTask\b|Dispatch|\bsleep\b/, in: item)
    // Only who asks for a result may wait, and only for the answer.
    for line in try lines(of: item) where line.contains(/\basync\b|\bawait\b/) {
      #expect(line.contains(/\) async -> \S+\? \{|await withCheckedContinuation/), "\(line)")
    }
  }

  @Test(
    "views tell the store nothing but taps, links, what became of a modal and what was saved",
    arguments: ValidCase.all)
  func reportsOnlyModals(item: ValidCase) throws {
    let saving = [
      ".onAppear(perform: restore)", ".onChange(of: store.snapshot()) { _, snapshot in",
      ".onChange(of: phase) { before, _ in",
    ]
    for line in try lines(of: item) where line.contains(/\.on(Change|Appear|Disappear)/) {
      if saving.contains(line.trimmingCharacters(in: .whitespaces)) { continue }
      let isModal = line.contains(/\(perform: store\.modal(View)?Did\w+\)/)
      #expect(isModal || line.contains("onChange(of: store?.scrollRequests(for: tab))"), "\(line)")
    }
  }

  @Test("views bind by key path, never by a closure", arguments: ValidCase.all)
  func bindsByKeyPath(item: ValidCase) throws {
    try expectNone(of: /Binding\(/, in: item)
    let view = try #require(try item.files(access: .public).first { $0.output == .view })
    let paths = view.contents.matches(of: /stack\(\s*\.[\w`]+,\s*path: \$store\.\w+Path\s*\)/).count
    let stacks = view.contents.matches(of: /(?:^|[^c])\s+stack\(/).count
    let tabs = view.contents.matches(of: /SwiftUI\.Tab\(|\.tabItem \{/).count
    let actions = view.contents.matches(of: /EmptyView\(\)|Text\(verbatim: ""\)/).count
    #expect(paths == stacks && paths + actions == tabs && paths > 0)
  }

  @Test(
    "paths are arrays of routes, and routes have no synthesised codec", arguments: ValidCase.all)
  func keepsRoutesPlain(item: ValidCase) throws {
    try expectNone(of: /NavigationPath|Route: [^{]*Codable/, in: item)
  }

  @Test("a switch is a statement with returns, never an expression", arguments: ValidCase.all)
  func returnsExplicitly(item: ValidCase) throws {
    // What ends in a comma is an argument, of a parameter called `default`.
    try expectNone(of: /^\s*(case \.[^:]*|default):\s+(?!return)(?!.*,$)\S/, in: item)
    try expectNone(of: /(=|return) switch\b/, in: item)
  }

  private func expectNone(of pattern: some RegexComponent, in item: ValidCase) throws {
    for line in try lines(of: item) { #expect(!line.contains(pattern), "\(line)") }
  }

  /// The code of a case without what is written in literals and comments.
  private func lines(of item: ValidCase) throws -> [String] {
    try item.files(access: .public)
      .flatMap { $0.contents.split(separator: "\n") }
      .filter { !$0.contains(/^\s*\/\//) }
      .map { String($0).replacing(/"(\\.|[^"\\])*"/, with: "\"\"") }
  }
}
