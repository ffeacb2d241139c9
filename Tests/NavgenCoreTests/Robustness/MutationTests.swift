import Foundation
import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCore

/// Specs and locks with random damage, the same on every run. A trap anywhere would end the test process. What runs
/// here for some seconds, `make fuzz` does at length.
@Suite("Damaged specs")
struct MutationTests {
  /// Not the cases about the file of a web site, which have no spec.
  private static let folders = ["valid", "invalid"].flatMap { name in
    caseFolders(in: repository.appending(path: "Tests/NavgenCoreTests/Cases/\(name)"))
  }.filter { !$0.lastPathComponent.hasPrefix("malformed-json") }

  @Test("there are specs to damage")
  func findsSpecs() {
    #expect(Self.folders.count > 60)
  }

  @Test("break no promise", .timeLimit(.minutes(1)), arguments: folders)
  func survives(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("navigation.") })
    var bytes = Array(try Data(contentsOf: folder.appending(path: name)))
    if names.contains("navgen.lock") {
      bytes += [0] + Array(try Data(contentsOf: folder.appending(path: "navgen.lock")))
    }
    var generator = SplitMix(state: UInt64(bytes.count))
    for turn in 0..<3 {
      let isCut = turn.isMultiple(of: 4)
      let damaged = isCut ? bytes.cut(by: &generator) : bytes.flipped(by: &generator)
      let broken = examine(FuzzInput(damaged))
      #expect(broken == [], "\(String(decoding: damaged, as: UTF8.self))")
    }
  }
}

extension [UInt8] {
  /// Without a random part of its end.
  fileprivate func cut(by generator: inout SplitMix) -> [UInt8] {
    isEmpty ? self : Array(prefix(Int.random(in: 0..<count, using: &generator)))
  }

  /// With up to three bytes replaced: half of the time by a sign that means something in YAML.
  fileprivate func flipped(by generator: inout SplitMix) -> [UInt8] {
    let signs = Array("\n\t :,-[]{}&*!|>'\"#?%@`\\~<".utf8)
    var result = self
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard let index = result.indices.randomElement(using: &generator) else { break }
      let sign = Bool.random(using: &generator) ? signs.randomElement(using: &generator) : nil
      result[index] = sign ?? UInt8.random(in: .min ... .max, using: &generator)
    }
    return result
  }
}

/// A generator that gives the same numbers for the same start.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
