import Foundation
import NavgenTestSupport
import Testing

@testable import NavgenCLI
@testable import NavgenCore

@Suite struct LinkedOutputTests {
  private let folder: TemporaryFolder
  private let mark = "\(GeneratedFile.mark) from a\n"

  init() throws {
    folder = try TemporaryFolder()
    for name in ["out", "elsewhere"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: false)
    }
  }

  private func write(_ text: String) -> [String] {
    let file = GeneratedFile(output: .tabs, contents: mark + text)
    return NavgenCLI.write([PlacedFile(file, in: folder.path("out"))], with: .system).map(\.message)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  private func target(of name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path(name))
  }

  @Test("two outputs that a link makes one are refused, and nothing is written")
  func shared() throws {
    try link("out/NavgenTabs.swift", to: "NavgenRoutes.swift")
    let files = [OutputFile.tabs, .routes].map {
      PlacedFile(GeneratedFile(output: $0, contents: mark), in: folder.path("out"))
    }
    #expect(
      NavgenCLI.write(files, with: .system).map(\.message) == [
        "cannot write '\(folder.path("out/NavgenRoutes.swift"))': "
          + "a link makes it one with another generated file"
      ])
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/NavgenRoutes.swift")))
  }

  @Test("a link is written through, over several steps, and stays a link")
  func through() throws {
    try folder.write(mark, to: "elsewhere/Real.swift")
    try link("elsewhere/Step.swift", to: folder.path("elsewhere/Real.swift"))
    try link("out/NavgenTabs.swift", to: "../elsewhere/Step.swift")
    #expect(write("a") == [])
    #expect(target(of: "out/NavgenTabs.swift") == "../elsewhere/Step.swift")
    #expect(target(of: "elsewhere/Step.swift") == folder.path("elsewhere/Real.swift"))
    #expect(folder.text("elsewhere/Real.swift") == mark + "a")
    #expect(folder.names(in: "elsewhere") == ["Real.swift", "Step.swift"])
    #expect(folder.names(in: "out") == ["NavgenTabs.swift"])
  }

  @Test("the target of a link may be missing, and its folder too")
  func dangling() throws {
    try link("out/NavgenTabs.swift", to: "../later/Real.swift")
    #expect(write("a") == [])
    #expect(folder.text("later/Real.swift") == mark + "a")
  }

  @Test("a file of the user's own behind a link is left alone")
  func foreign() throws {
    try folder.write("mine", to: "elsewhere/Real.swift")
    try link("out/NavgenTabs.swift", to: "../elsewhere/Real.swift")
    #expect(write("a").count == 1)
    #expect(folder.text("elsewhere/Real.swift") == "mine")
  }

  @Test("links in a circle are an error")
  func circle() throws {
    try link("out/NavgenTabs.swift", to: "Other.swift")
    try link("out/Other.swift", to: "NavgenTabs.swift")
    let path = folder.path("out/NavgenTabs.swift")
    #expect(write("a") == ["cannot write '\(path)': Too many levels of symbolic links"])
  }
}
