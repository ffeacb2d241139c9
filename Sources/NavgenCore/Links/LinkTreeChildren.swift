extension LinkTree {
  /// A child of each of two nodes that one text leads to.
  struct ChildPair {
    let forms: (SegmentForm, SegmentForm)
    let children: (Int, Int)
  }

  /// The children of two nodes that one text leads to; of a node with itself each pair once.
  func pairs(_ first: Int, _ second: Int) -> [ChildPair] {
    let common = literals(of: first).compactMap { text, child in
      nodes[second].literals[ExactText(text)].map {
        ChildPair(forms: (.literal(text), .literal(text)), children: (child, $0))
      }
    }
    let placeholders = placeholderPairs(first, second)
    if first == second { return common + placeholders + literalPairs(first, second) }
    let reversed = literalPairs(second, first).map { pair in
      ChildPair(
        forms: (pair.forms.1, pair.forms.0), children: (pair.children.1, pair.children.0))
    }
    return common + placeholders + literalPairs(first, second) + reversed
  }

  /// All children of a node, literals first, in a fixed order.
  func children(of node: Int) -> [(form: SegmentForm, child: Int)] {
    literals(of: node).map { (.literal($0.text), $0.child) } + nodes[node].placeholders
  }

  private func literals(of node: Int) -> [(text: String, child: Int)] {
    nodes[node].literalTexts.compactMap { text in
      nodes[node].literals[text].map { (text.text, $0) }
    }
  }

  /// The literals of a node that are texts of placeholders of another.
  private func literalPairs(_ first: Int, _ second: Int) -> [ChildPair] {
    guard !nodes[second].placeholders.isEmpty else { return [] }
    return literals(of: first).flatMap { text, child in
      let literal = SegmentForm.literal(text)
      return nodes[second].affixes.places(around: text).compactMap { place -> ChildPair? in
        let (form, other) = nodes[second].placeholders[place]
        guard reader.sharedText(literal, form) != nil else { return nil }
        return ChildPair(forms: (literal, form), children: (child, other))
      }
    }
  }

  private func placeholderPairs(_ first: Int, _ second: Int) -> [ChildPair] {
    let (left, right) = (nodes[first], nodes[second])
    let finite = finitePairs(left, right)
    return left.affixes.pairs(with: right.affixes).compactMap { place, otherPlace in
      if first == second, otherPlace < place { return nil }
      let (form, child) = left.placeholders[place]
      let (other, otherChild) = right.placeholders[otherPlace]
      if form != other {
        let isFinite = form.isFinite && other.isFinite
        if isFinite, !finite.contains([place, otherPlace]) { return nil }
        // Only letters that count as the same need a closer look then.
        if !isFinite || !reader.isCaseSensitive, reader.sharedText(form, other) == nil {
          return nil
        }
      }
      return ChildPair(forms: (form, other), children: (child, otherChild))
    }
  }

  /// The places of placeholders that have a text in common, of those that take only some: comparing each text of
  /// one with each of the other would take long where there are many large enums.
  private func finitePairs(_ left: Node, _ right: Node) -> Set<[Int]> {
    var pairs: Set<[Int]> = []
    var seen: Set<[[Int]]> = []
    for (text, places) in left.finite {
      guard let others = right.finite[text], seen.insert([places, others]).inserted else {
        continue
      }
      for place in places {
        for other in others { pairs.insert([place, other]) }
      }
    }
    return pairs
  }
}
