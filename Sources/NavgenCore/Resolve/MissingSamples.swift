import NavgenSource

/// Warns of the types without a sample whose routes the generated tests then leave out, once for each
/// type.
func reportMissingSamples(
  _ specs: [RouteSpec], _ routes: [Route], diagnostics: inout DiagnosticList
) {
  var uses: [(type: String, route: Located<String>, others: [Located<String>])] = []
  var places: [String: Int] = [:]
  for (spec, route) in zip(specs, routes) {
    var seen: Set<String> = []
    for parameter in route.parameters {
      guard let type = parameter.typeWithoutSample?.name, seen.insert(type).inserted else {
        continue
      }
      let use = Located(spec.id.value, at: parameter.declaration)
      if let place = places[type] {
        uses[place].others.append(use)
      } else {
        places[type] = uses.count
        uses.append((type, use, []))
      }
    }
  }
  for use in uses {
    diagnostics.add(.missingSample(of: use.type, route: use.route, others: use.others))
  }
}
