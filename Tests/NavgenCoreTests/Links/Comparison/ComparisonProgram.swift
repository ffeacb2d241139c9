import Foundation
import NavgenTestSupport

@testable import NavgenCore

/// A program that reads addresses with the code generated from some specs, and tells what each leads to.
struct ComparisonProgram {
  private let folder: TemporaryFolder

  init(_ specs: [RandomSpec]) throws {
    folder = try TemporaryFolder()
    var names = ["main.swift"]
    for spec in specs {
      for file in spec.files {
        names.append("\(spec.name)\(file.output.rawValue)")
        try folder.write(file.contents, to: names[names.count - 1])
      }
    }
    try folder.write(mainText(specs), to: "main.swift")
    let outcome = try runTool(
      "swiftc", ["-swift-version", "6", "-Onone", "-o", "compare"] + names, in: folder.url)
    guard outcome.status == 0, outcome.output.isEmpty else { throw Failure(text: outcome.output) }
  }

  struct Failure: Error { let text: String }

  /// For each spec and address: the address as a `URL` has it, and what it leads to; nothing where it is no `URL`.
  func run(_ addresses: [(spec: String, url: String)]) throws -> [(url: String, found: String)?] {
    let lines = addresses.map { "\($0.spec)\t\(hexadecimal($0.url))\n" }
    try folder.write(lines.joined(), to: "addresses")
    let outcome = try runTool("env", [folder.path("compare"), folder.path("addresses")])
    guard outcome.status == 0 else { throw Failure(text: outcome.output) }
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      let parts = $0.split(separator: "\t")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }
}

/// Every byte as two digits, so that no text can be taken for a divider.
func hexadecimal(_ text: String) -> String {
  text.utf8.map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
}

private func mainText(_ specs: [RandomSpec]) -> String {
  let cases = specs.map { spec in
    let links = spec.model.linkEntries
    let hasModals = links.contains { if case .modal = $0.target { true } else { false } }
    let modals = spec.model.modals.map { clause($0.name, $0.id, $0.parameters) }.joined()
    let modal = "case .link(.modal(let modal)):\n    switch modal {\n\(modals)    }\n  "
    let routes = spec.model.routes.map { clause($0.name, $0.id, $0.parameters) }.joined()
    return """
      func find\(spec.name)(_ url: URL) -> String {
        switch \(spec.name)Link.parse(url) {
        case .link(.tab): return "home"
        case .link(.route(let route)):
          switch route {
      \(routes)    }
        \(hasModals ? modal : "")case .ignored: return "ignored"
        case .notFound: return "notFound"
        case .invalid(let fault): return "invalid " + hexadecimal(fault.pattern)
        }
      }

      """
  }
  let choices = specs.map { "    case \"\($0.name)\": found = find\($0.name)(url)\n" }
  return mainHead + cases.joined() + """
    let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    for line in text.split(separator: "\\n") {
      let parts = line.split(separator: "\\t").map(String.init)
      let found: String
      guard let url = URL(string: parts.count > 1 ? plain(parts[1]) : "") else {
        print()
        continue
      }
      switch parts[0] {
    \(choices.joined())    default: found = "?"
      }
      print(hexadecimal(url.absoluteString) + "\\t" + found)
    }

    """
}

/// The `case` of a route or a modal, which tells all of its values.
private func clause(_ name: SwiftName, _ id: String, _ parameters: [RouteParameter]) -> String {
  let names = parameters.map(\.id)
  let list = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  let fields = names.map { " + field(\"\($0)\", \($0) as Any)" }.joined()
  return "    case .\(name.member)\(list): return \"\(id)\"\(fields)\n"
}

private let mainHead = """
  import Foundation

  struct Code: Hashable, Codable, Sendable, LosslessStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  func hexadecimal(_ text: String) -> String {
    text.utf8.map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
  }

  func plain(_ digits: String) -> String {
    let digits = Array(digits)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func field(_ name: String, _ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { field(name, $0.value) } ?? ""
    }
    if mirror.displayStyle == .collection {
      return " \\(name):[" + mirror.children.map { text($0.value) }.joined(separator: ",") + "]"
    }
    return " \\(name):" + text(value)
  }

  func text(_ value: Any) -> String {
    switch value {
    case let date as Date: return "@\\(date.timeIntervalSinceReferenceDate)"
    case let uuid as UUID: return hexadecimal(uuid.uuidString)
    case let url as URL: return hexadecimal(url.absoluteString)
    case let choice as any RawRepresentable: return hexadecimal("\\(choice.rawValue)")
    default: return hexadecimal("\\(value)")
    }
  }


  """
