extension ListIssue {
  static func unreadableState(
    of id: ItemID,
    named name: String,
    _ error: String
  ) -> ListIssue {
    ListIssue(
      .unreadableState(id),
      summary: """
        The state that was stored for \(id) under the name \(name) cannot be read: \(error). It was \
        dropped; the item starts with its initial state.
        """,
      fix: """
        let the state decode what earlier versions of the app have stored, and give no two items \
        one persistent key.
        """
    )
  }

  static func unstorableState(of id: ItemID, _ error: String) -> ListIssue {
    ListIssue(
      .unstorableState(id),
      summary: "The state of \(id) cannot be stored: \(error). It lasts as long as the list.",
      fix: "check how the state encodes itself."
    )
  }

  static func failingStateStorage(_ name: String, _ error: String) -> ListIssue {
    ListIssue(
      .failingStateStorage,
      summary: """
        The storage of states failed at \(name): \(error). States last as long as the list; further \
        failures are not reported.
        """,
      fix: "check that the storage can be read and written."
    )
  }

  static func missingStateStorage(_ controller: ControllerKind) -> ListIssue {
    ListIssue(
      .missingStateStorage(controller),
      summary: """
        The states of \(controller) are to be persistent, and the list has no storage for them. They \
        last as long as the list.
        """,
      fix: "give the adapter a storage: `ListAdapter(collectionView, stateStorage: …)`."
    )
  }
}
