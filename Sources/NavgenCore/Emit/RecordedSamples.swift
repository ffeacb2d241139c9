import NavgenTemplate

/// What the generated tests expect of the saved state of recorded versions.
func recordedSamplesRecord(_ model: NavigationModel) -> Record {
  let recorded = recordedFrames(model)
  return [
    "hasRecordedScreens": .flag(!recorded.screens.isEmpty),
    "recordedScreens": cases(recorded.screens),
    "recordedScreenFrames": answers(recorded.screens) { $0.saved },
    "restoredScreens": answers(recorded.screens) { $0.restored ?? "nil" },
    "recordedTabs": answers(recorded.screens) { frame in
      frame.tabs.isEmpty
        ? "[:]"
        : arrayLiteral(
          frame.tabs.map { "\(stringLiteral($0.id)): .\($0.tab.name.member)" },
          column: returnColumn)
    },
    "lostTabs": answers(recorded.screens) { frame in
      arrayLiteral(frame.lostTabs.map(stringLiteral), column: returnColumn)
    },
    "hasRecordedModals": .flag(!recorded.modals.isEmpty),
    "recordedModals": cases(recorded.modals),
    "recordedModalFrames": answers(recorded.modals) { $0.saved },
    "restoredRecordedModals": answers(recorded.modals) { $0.restored ?? "nil" },
  ]
}

private func cases(_ frames: [RecordedFrame]) -> TemplateValue {
  .list(frames.map { ["caseName": .text($0.name)] })
}

private func answers(
  _ frames: [RecordedFrame], _ answer: (RecordedFrame) -> String
) -> TemplateValue {
  answers(about: "self", frames.map { (".\($0.name)", answer($0)) })
}

/// Something that a recorded version saved, and what becomes of it.
struct RecordedFrame {
  /// The name of its case: that of the route or modal, and the number of the version.
  let name: String
  /// The frame as an expression.
  let saved: String
  /// The route or modal as an expression; `nil` when it is lost.
  let restored: String?
  /// The tabs that it comes back in, by the ids they had.
  var tabs: [(id: String, tab: Tab)] = []
  /// The ids of the tabs that it is lost in.
  var lostTabs: [String] = []

  /// Whether another one shows the same.
  fileprivate var content: [String] {
    [saved, restored ?? ""] + tabs.map { "\($0.id) \($0.tab.id)" } + [""] + lostTabs
  }
}

/// The most of them, for the compiler's sake; those of the newest versions go first.
private let frameLimit = PayloadEnum.caseLimit

/// What the recorded versions saved, the newest version first, each thing once.
private func recordedFrames(
  _ model: NavigationModel
) -> (screens: [RecordedFrame], modals: [RecordedFrame]) {
  var screens: [RecordedFrame] = []
  var modals: [RecordedFrame] = []
  var seen: Set<[String]> = []
  let now = shape(of: model)
  for (index, version) in model.recordedShapes.enumerated().reversed() {
    let reader = RecordedVersion(
      number: index + 1, comparison: ShapeComparison(from: version, to: now), model: model)
    screens += version.routes.compactMap(reader.screen).filter { seen.insert($0.content).inserted }
    modals += version.modals.compactMap(reader.modal)
      .filter { seen.insert(["modal"] + $0.content).inserted }
  }
  // Without modals there is no type to compare a recorded one with.
  return (
    Array(screens.prefix(frameLimit)), model.hasModals ? Array(modals.prefix(frameLimit)) : []
  )
}
