import NavgenTemplate

/// The modals that the generated tests can make, and what the spec says of them.
func modalSamplesRecord(_ model: NavigationModel) -> Record {
  let samples = model.modals.filter(\.isSampled)
  return [
    "hasModalSamples": .flag(!samples.isEmpty),
    "modalSamples": .list(samples.map { ["caseName": .text($0.name.declared)] }),
    "sampledModals": answers(samples) { sample($0.name, $0.parameters, column: returnColumn) },
    "stickyAnswers": answers(samples) { "\($0.isSticky)" },
    "stackAnswers": answers(samples) { "\($0.hasStack)" },
  ]
}
