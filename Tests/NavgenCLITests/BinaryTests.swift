import Foundation
import NavgenTestSupport
import Testing

@testable import NavgenCore

@Suite("The built program") struct BinaryTests {
  private let binary: BuiltBinary
  private let spec = "navgen: 1\ntabs:\n  home: { title: Home, icon: house }\n"

  init() throws {
    binary = try BuiltBinary()
  }

  private var folder: TemporaryFolder { binary.folder }

  private func shell(_ script: String) throws -> Outcome { try binary.shell(script) }

  @Test("it generates from a file and from standard input, in silence")
  func generates() throws {
    try folder.write(spec, to: "s.yaml")
    #expect(
      try shell(#""$0" generate s.yaml --output a && "$0" generate - --output b <s.yaml"#)
        == Outcome(0))
    #expect(folder.names(in: "a") == OutputFile.sources.map(\.rawValue).sorted())
    #expect(folder.names(in: "b") == folder.names(in: "a"))
  }

  @Test("a spec may come through a pipe with a name, and standard input may be a folder")
  func unusualInputs() throws {
    try folder.write(spec, to: "s.yaml")
    #expect(try shell(#"mkfifo p; cat s.yaml >p & "$0" validate p"#) == Outcome(0))
    #expect(
      try shell(#""$0" validate - <."#)
        == Outcome(3, error: "navgen: error: cannot read '<stdin>': Is a directory\n"))
  }

  @Test("mistakes are shown in the form of Xcode when no terminal is there")
  func mistakes() throws {
    try folder.write("tabs: error\n", to: "s.yaml")
    let outcome = try shell(#""$0" validate s.yaml"#)
    #expect(outcome.code == 1)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("s.yaml:1:"))
    #expect(outcome.error.contains(": error: "))
  }

  @Test("help goes to standard output and usage mistakes to standard error")
  func streams() throws {
    #expect(try shell(#""$0" --version"#) == Outcome(0, output: "navgen 0.1.0\n"))
    let outcome = try shell(#""$0" --vers"#)
    #expect(outcome.code == 2)
    #expect(outcome.output == "" && outcome.error.hasPrefix("navgen: error: "))
  }

  @Test("a reader that went away does not kill it")
  func brokenPipes() throws {
    try folder.write("tabs: error\n", to: "s.yaml")
    let script =
      #"{ sleep 0.2; "$0" --help; echo $? >a; "$0" validate s.yaml 2>&1; echo $? >b; } | true"#
    #expect(try shell(script).error == "")
    #expect(folder.text("a") == "0\n")
    #expect(folder.text("b") == "1\n")
  }

  @Test("closed streams do not send diagnostics into a file")
  func closedStreams() throws {
    try folder.write(spec, to: "s.yaml")
    #expect(try shell(#""$0" generate s.yaml --output a <&- >&- 2>&-"#) == Outcome(0))
    #expect(try shell(#""$0" generate s.yaml --output b"#) == Outcome(0))
    let store = try #require(folder.text("a/NavgenStore.swift"))
    #expect(store == folder.text("b/NavgenStore.swift"))
  }

  @Test(
    "an output that is full is told",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func fullOutput() throws {
    #expect(try shell(#""$0" --help >/dev/full"#).code == 3)
  }
}
