extension LinkTree {
  /// The variants that have the outer form of a path, whatever the values are, the more specific ones first.
  func fitting(_ path: [String]) -> [Int] {
    var found: [Int] = []
    collect(path[...], at: 0, &found)
    return found
  }

  private func collect(_ path: ArraySlice<String>, at node: Int, _ found: inout [Int]) {
    let here = nodes[node]
    if let segment = path.first {
      let rest = path.dropFirst()
      if let child = here.literals[reader.exact(segment)] { collect(rest, at: child, &found) }
      for (form, child) in here.placeholders where reader.fits(segment, form) {
        collect(rest, at: child, &found)
      }
    } else {
      found += here.ends
    }
    for rest in here.rests { found += rest.variants }
  }
}
