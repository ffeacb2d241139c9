import NavgenTemplate

/// The calls that find the pattern an address fits, one per inner node of the tree of patterns.
func linkBranchesRecord(_ root: LinkNode) -> Record {
  var writer = BranchWriter()
  writer.add(root)
  return ["branches": .list(writer.branches)]
}

/// Numbers the branches as it comes to them.
private struct BranchWriter {
  private(set) var branches: [Record] = []

  /// The most literals that are compared one after the other: with more, a table is quicker.
  private static let literalLimit = 8

  /// - Returns: The name of the call.
  @discardableResult
  mutating func add(_ node: LinkNode) -> String {
    let node = node.passed
    let index = branches.count
    let name = "branch\(index + 1)"
    branches.append([:])
    let literals = literalsRecord(node, tableName: "literals\(index + 1)")
    var attempts = node.placeholders.flatMap { child in
      self.attempts(at: child.node, if: condition(at: node.depth, child.prefix, child.suffix))
    }
    attempts += node.children.isEmpty && node.rests.isEmpty ? node.endAttempts : node.restAttempts
    branches[index] = chainRecord(attempts, indentation: 4).merging(literals) { $1 }.merging([
      "branchName": .text(name),
      "isRoot": .flag(index == 0),
      "prefixText": .text(commentText(node.prefixText)),
      "subject": .text("part(\(node.depth))"),
      "endings": .list(endings(of: node)),
    ]) { $1 }
    return name
  }

  /// What an address that ends before the node's part can be, as far as the node asks for that part.
  private func endings(of node: LinkNode) -> [Record] {
    guard !node.children.isEmpty || !(node.rests.isEmpty || node.ends.isEmpty) else { return [] }
    let attempts = node.ends.map { Attempt(callName: $0.readerName) } + node.restAttempts
    return [
      chainRecord(attempts, indentation: 6).merging([
        "depth": .text("\(node.depth)"), "hasEnds": .flag(!attempts.isEmpty),
      ]) { $1 }
    ]
  }

  /// The children that a text leads to: as a table, or as the cases of a `switch`.
  private mutating func literalsRecord(_ node: LinkNode, tableName: String) -> Record {
    let literals = node.literals
    let hasTable = literals.count > Self.literalLimit
    var entries: [Record] = []
    for literal in literals {
      if hasTable {
        entries.append([
          "literal": .text(stringLiteral(literal.text)), "callName": .text(add(literal.node)),
        ])
      } else {
        entries.append(
          chainRecord(attempts(at: literal.node), indentation: 6).merging([
            "literal": .text(caseLiteral(literal.text))
          ]) { $1 })
      }
    }
    return [
      "tableName": .text(tableName),
      "tables": .list(
        hasTable ? [["tableName": .text(tableName), "entries": .list(entries)]] : []),
      "hasLiterals": .flag(!literals.isEmpty && !hasTable),
      "literals": .list(hasTable ? [] : entries),
    ]
  }

  /// How a child is tried: by its call, or at once where nothing can follow it.
  private mutating func attempts(at node: LinkNode, if condition: String? = nil) -> [Attempt] {
    let node = node.passed
    let conditions = [condition].compactMap(\.self)
    if node.children.isEmpty, node.ends.isEmpty || node.rests.isEmpty {
      return (node.endAttempts + node.restAttempts).map {
        Attempt(conditions: conditions + $0.conditions, callName: $0.callName)
      }
    }
    return [Attempt(conditions: conditions, callName: add(node))]
  }

  private func condition(at depth: Int, _ prefix: String, _ suffix: String) -> String? {
    guard !prefix.isEmpty || !suffix.isEmpty else { return nil }
    let affixes = "\(stringLiteral(prefix)), \(stringLiteral(suffix))"
    return "hasPart(\(depth), between: \(affixes))"
  }
}

/// A call to try, under conditions.
private struct Attempt {
  var conditions: [String] = []
  let callName: String
}

/// A string literal as a pattern of a `switch`, where further lines stand below the `case`.
private func caseLiteral(_ text: String) -> String {
  brokenStringLiteral(text, column: "    case :".count) ?? stringLiteral(text)
}

extension LinkNode {
  /// The patterns that end here, where nothing can follow.
  fileprivate var endAttempts: [Attempt] {
    ends.map { Attempt(conditions: ["ends(at: \(depth))"], callName: $0.readerName) }
  }

  /// The next node where there is anything to decide: placeholders without a text around them take
  /// whatever stands in their place. What ends or goes on there has to count the parts before it.
  fileprivate var passed: LinkNode {
    guard ends.isEmpty, rests.isEmpty, children.count == 1, let next = placeholders.first,
      next.prefix.isEmpty, next.suffix.isEmpty
    else { return self }
    let goal = next.node.passed
    return goal.rests.isEmpty && (goal.ends.isEmpty || goal.children.isEmpty) ? goal : self
  }

  fileprivate var restAttempts: [Attempt] { rests.map { Attempt(callName: $0.readerName) } }
}

/// What is tried one after the other; the last call decides if it has no condition.
private func chainRecord(_ attempts: [Attempt], indentation: Int) -> Record {
  var attempts = attempts
  let last = attempts.last?.conditions.isEmpty == true ? attempts.popLast()?.callName : nil
  return [
    "attempts": .list(
      attempts.map { attempt in
        let items = attempt.conditions + ["let link = \(attempt.callName)()"]
        let list = filled(items, column: indentation + "if ".count, indentation: indentation)
        return ["conditionClause": .text(list + (list.contains("\n") ? "\n{" : " {"))]
      }),
    "hasLastCall": .flag(last != nil),
    "lastCall": .text(last.map { "\($0)()" } ?? "nil"),
  ]
}
