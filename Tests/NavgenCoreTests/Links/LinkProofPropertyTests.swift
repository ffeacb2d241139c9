import Testing

@testable import NavgenCore

@Suite struct LinkProofPropertyTests {
  @Test(
    "patterns that the proof accepts never tie, and the tree finds the most specific one",
    arguments: 0..<8)
  func accepted(part: Int) {
    var accepted = 0
    var contested = 0
    for seed in 0..<300 {
      let isCaseSensitive = seed % 2 == 0
      var random = RandomPatterns(seed: part * 1000 + seed)
      let entries = random.set()
      let tree = LinkTree(entries, isCaseSensitive: isCaseSensitive)
      guard LinkProof(tree).conflicts.isEmpty else { continue }
      accepted += 1
      let naive = NaiveMatcher(entries, isCaseSensitive: isCaseSensitive)
      for _ in 0..<60 {
        let (path, query) = (random.path(), random.query())
        let matching = naive.matching(path, query)
        let best = matching.filter { one in
          matching.allSatisfy { other in
            one.entry == other.entry
              || naive.lead(one, other, count: path.count) == Lead(first: true)
          }
        }
        #expect(best.count == min(1, matching.count), "\(entries.map(\.pattern)) \(path) \(query)")
        #expect(found(tree, path, query) == best.first?.entry)
        if matching.count > 1 { contested += 1 }
      }
    }
    #expect(accepted > 50)
    #expect(contested > 50)
  }

  private func found(
    _ tree: LinkTree, _ path: [String], _ query: [DecodedQueryItem]
  ) -> Int? {
    tree.fitting(path).map { tree.variants[$0].entry }.first {
      (try? tree.reader.match(path, query, tree.entries[$0])) != nil
    }
  }

  @Test(
    "the address of a conflict matches both patterns, and neither is more specific",
    arguments: 0..<8)
  func rejected(part: Int) {
    var count = 0
    for seed in 0..<300 {
      let isCaseSensitive = seed % 2 == 0
      var random = RandomPatterns(seed: part * 1000 + seed)
      let entries = random.set()
      let naive = NaiveMatcher(entries, isCaseSensitive: isCaseSensitive)
      for conflict in LinkProof(LinkTree(entries, isCaseSensitive: isCaseSensitive)).conflicts {
        count += 1
        let url = LinkURL(encodedAddress(path: conflict.path, query: conflict.query))
        let path = decodedSegments(url.path)
        #expect(path == conflict.path)
        let matching = naive.matching(conflict.path, decodedQuery(url.query))
        let both = [conflict.entries.0, conflict.entries.1].compactMap { entry in
          matching.first { $0.entry == entry }
        }
        #expect(both.count == 2, "\(entries.map(\.pattern)) \(url)")
        guard both.count == 2 else { continue }
        #expect(!naive.lead(both[0], both[1], count: conflict.path.count).isClear)
      }
    }
    #expect(count > 50)
  }
}
