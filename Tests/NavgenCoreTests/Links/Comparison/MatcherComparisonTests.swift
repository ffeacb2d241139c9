import Foundation
import Testing

@testable import NavgenCore

/// How many specs are compared: some in each run, more for `make fuzz-links`.
private let specCount =
  ProcessInfo.processInfo.environment["NAVGEN_COMPARED_SPECS"].flatMap(Int.init) ?? 3

/// The first of the seeds.
private let firstSeed = ProcessInfo.processInfo.environment["NAVGEN_SEED"].flatMap(Int.init) ?? 1

/// What the tool says of an address and what the generated code does with it come from two programs: here each
/// judges the other.
@Suite struct MatcherComparisonTests {
  private static let urlCount = 2000

  @Test("generated code opens what 'resolve' says, with the same values")
  func agrees() throws {
    var counts: [String: Int] = [:]
    for start in stride(from: firstSeed, to: firstSeed + specCount, by: 5) {
      let seeds = start..<min(start + 5, firstSeed + specCount)
      counts.merge(try compare(seeds: seeds), uniquingKeysWith: +)
    }
    #expect(counts["opened", default: 0] > 200 * specCount, "\(counts)")
    #expect(counts["invalid", default: 0] > 100, "\(counts)")
    #expect(counts["notFound", default: 0] > 100, "\(counts)")
  }

  /// - Returns: How many addresses had each outcome.
  private func compare(seeds: Range<Int>) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    let specs = try seeds.map { try #require(RandomSpec(seed: $0)) }
    let program = try ComparisonProgram(specs)
    for (spec, seed) in zip(specs, seeds) {
      var urls = RandomURLs(spec.model, seed: seed)
      let addresses = (0..<Self.urlCount).map { _ in (spec: spec.name, url: urls.url()) }
      let found = try program.run(addresses)
      #expect(found.count == addresses.count)
      let tree = LinkTree(spec.model)
      var differences: [String] = []
      for answer in found.compactMap(\.self) {
        let url = plainText(answer.url)
        let resolution = resolveLink(url, in: spec.model, by: tree)
        counts[resolution.outcome.rawValue, default: 0] += 1
        let expected = words(of: resolution, spec.model)
        if !expected.contains(answer.found) {
          differences.append("\(url): \(expected), \(answer.found)")
        }
      }
      #expect(differences.isEmpty, "\(differences.prefix(5))\n\(differences.count)\n\(spec.text)")
    }
    return counts
  }

  /// A resolution as the program writes what it finds. Of several patterns with the form of an address, the
  /// fault may name any: which one came nearest is nobody's promise.
  private func words(of resolution: LinkResolution, _ model: NavigationModel) -> [String] {
    switch resolution.outcome {
    case .ignored: return ["ignored"]
    case .notFound: return ["notFound"]
    case .invalid:
      let patterns = resolution.candidates.map(\.entry.pattern.text)
      return (patterns.isEmpty ? [""] : patterns).map { "invalid " + hexadecimal($0) }
    case .opened:
      return [(resolution.path.last ?? resolution.modal).map { words(of: $0, model) } ?? "home"]
    }
  }

  private func words(of frame: LinkFrame, _ model: NavigationModel) -> String {
    let parameters =
      model.routes.first { $0.id == frame.id }?.parameters
      ?? model.modals.first { $0.id == frame.id }?.parameters ?? []
    return frame.id
      + parameters.map { parameter in
        let value = frame.values.first { $0.id == parameter.id }?.value
        let isDate = LinkValueType(parameter.type).name == "Date"
        let text = { isDate ? momentWords($0) : hexadecimal($0) }
        switch value {
        case .one(let value)?: return " \(parameter.id):" + text(value)
        case .several(let values)?:
          return " \(parameter.id):[" + values.map(text).joined(separator: ",") + "]"
        case nil: return parameter.type.isArray ? " \(parameter.id):[]" : ""
        }
      }.joined()
  }
}

private func plainText(_ digits: String) -> String {
  let digits = Array(digits)
  let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
    UInt8(String(digits[$0...$0 + 1]), radix: 16)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A canonical moment in seconds, as Foundation reads it.
private func momentWords(_ text: String) -> String {
  let parts = text.dropLast().split(separator: ".")
  let whole = ISO8601DateFormatter().date(from: parts[0] + "Z")
  let fraction = parts.count > 1 ? Double("0.\(parts[1])") ?? 0 : 0
  return "@\((whole?.timeIntervalSinceReferenceDate ?? .nan) + fraction)"
}
