/// Where a store is: all of it that a user sees.
struct Place: Equatable {
  let selection: Tab
  let paths: [[Route]]
  let modal: Modal?
  let modalPath: [Route]
}

extension Place {
  @MainActor init(_ store: Store) {
    selection = store.selection
    paths = Tab.allCases.map(store.path(for:))
    modal = store.modal
    modalPath = store.modalPath
  }

  /// What of it saved state holds.
  var saved: Place {
    Place(
      selection: selection, paths: paths.map { Array($0.prefix(while: isSaved)) }, modal: modal,
      modalPath: Array(modalPath.prefix(while: isSaved)))
  }

  /// The same but for the modal.
  func hasTabs(of other: Place) -> Bool {
    selection == other.selection && paths == other.paths
  }
}
