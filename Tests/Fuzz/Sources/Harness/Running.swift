import Foundation

/// What the command line asks for.
struct Options {
  private(set) var urls = 20_000
  private(set) var snapshots = 20_000
  private(set) var seed: UInt64 = 1

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let name = rest.popFirst() {
      guard let value = rest.popFirst().flatMap({ UInt64($0) }), value <= Int.max else {
        fail("expected a number after '\(name)'")
      }
      switch name {
      case "--urls": urls = Int(value)
      case "--snapshots": snapshots = Int(value)
      case "--seed": seed = value
      default: fail("unknown option '\(name)'")
      }
    }
  }
}

/// Ends the run as failed.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

/// Writes a line at once, whoever reads it.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// Takes so many steps, and ends the run at the first promise that does not hold.
@MainActor func measure(_ kind: String, count: Int, _ step: (inout String) throws -> Void) {
  let clock = ContinuousClock()
  let duration = clock.measure {
    for index in 0..<count {
      var input = ""
      do { try step(&input) } catch {
        fail("seed \(options.seed), \(kind) \(index): \(error)\n\(input.debugDescription)")
      }
    }
  }
  let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  let rate = seconds > 0 ? Int(Double(count) / seconds) : 0
  say("\(count) \(kind) in \((seconds * 10).rounded() / 10) s, \(rate) a second")
}

/// How often what came of it.
func show(_ tally: [String: Int]) {
  for (kind, count) in tally.sorted(by: { $0.key < $1.key }) { say("  \(count) \(kind)") }
}
