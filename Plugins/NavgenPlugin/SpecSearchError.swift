import Foundation

/// Why a target has no spec to generate from: where the plugin looked, and the next step.
///
/// One line each, thrown once: SwiftPM shows the description and stops the build.
enum SpecSearchError: Error, CustomStringConvertible {
  case absent(target: String, directory: URL?)
  case several(target: String, specs: [URL])
  case excluded(target: String, file: URL)
  case nothingToTest(target: String, searched: [String])
  case severalToTest(target: String, tested: [String])
  case notSwift(target: String)

  var description: String {
    switch self {
    case .absent(let target, let directory):
      let place = directory.map { ", looked in '\($0.plainPath)'" } ?? ""
      return """
        no file of target '\(target)' is named \(nameList)\(place); \
        add one to the target, or take NavgenPlugin off it
        """
    case .several(let target, let specs):
      return """
        target '\(target)' has \(specs.count) specs where one is allowed: \
        \(quoted(specs.map(\.plainPath))); keep one, or move the others to targets of their own
        """
    case .excluded(let target, let file):
      return """
        '\(file.plainPath)' is not among the files of target '\(target)'; \
        remove it from 'exclude:' in Package.swift
        """
    case .nothingToTest(let target, let searched):
      let place = searched.isEmpty ? "it has no Swift dependency" : "looked in \(quoted(searched))"
      return """
        no dependency of test target '\(target)' has a file named \(nameList), \(place); \
        add the target that has the spec to its dependencies, or take NavgenPlugin off it
        """
    case .severalToTest(let target, let tested):
      return """
        test target '\(target)' reaches \(tested.count) targets with a spec where one is allowed: \
        \(quoted(tested)); give each a test target that depends on it alone \
        (in Xcode: that is named after it)
        """
    case .notSwift(let target):
      return "target '\(target)' is not a Swift target; take NavgenPlugin off it"
    }
  }
}

private let nameList = specNames.dropLast().joined(separator: ", ") + " or \(specNames.last ?? "")"

private func quoted(_ words: [String]) -> String {
  words.map { "'\($0)'" }.joined(separator: ", ")
}
