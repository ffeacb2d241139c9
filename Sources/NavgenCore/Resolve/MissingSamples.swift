import NavgenSource

/// Something that carries values, as far as samples of them go.
struct SampleUser {
  let id: String
  let declaration: SourceRange
  let parameters: [RouteParameter]
}

/// Warns of the types without a sample whose routes and modals the generated tests then leave out, once
/// for each type.
func reportMissingSamples(_ users: [SampleUser], diagnostics: inout DiagnosticList) {
  let users = users.sorted {
    $0.declaration.offsets.lowerBound < $1.declaration.offsets.lowerBound
  }
  var uses: [(type: String, first: Located<String>, others: [Located<String>])] = []
  var places: [String: Int] = [:]
  for user in users {
    var seen: Set<String> = []
    for parameter in user.parameters {
      guard let type = parameter.typeWithoutSample?.name, seen.insert(type).inserted else {
        continue
      }
      let use = Located(user.id, at: parameter.declaration)
      if let place = places[type] {
        uses[place].others.append(use)
      } else {
        places[type] = uses.count
        uses.append((type, use, []))
      }
    }
  }
  for use in uses {
    diagnostics.add(.missingSample(of: use.type, user: use.first, others: use.others))
  }
}
