extension ListIssue {
  static func unreadableState(
    of id: ItemID,
    named name: String,
    _ error: String
  ) -> ListIssue {
    ListIssue(
      .unreadableState(id),
      summary: """
        The state that was stored for \(id) under the name \(name) cannot be read: \(error). The \
        item starts with its initial state. What was stored stays until the item has a newer state.
        """,
      fix: """
        let the state decode what other versions of the app have stored, or give its retention a \
        migration, and give no two items one persistent key.
        """
    )
  }

  static func unstorableState(of id: ItemID, _ error: String) -> ListIssue {
    ListIssue(
      .unstorableState(id),
      summary: "The state of \(id) cannot be stored: \(error). What was stored before stays.",
      fix: "check how the state encodes itself."
    )
  }

  static func failingStateStorage(_ name: String, _ error: String) -> ListIssue {
    ListIssue(
      .failingStateStorage,
      summary: """
        The storage of states failed at \(name): \(error). The list tries again when states are \
        next saved; further failures are not reported.
        """,
      fix: "check that the storage can be read and written."
    )
  }

  static func keptState(of id: ItemID) -> ListIssue {
    ListIssue(
      .failingStateStorage,
      summary: """
        The state of \(id) could not be read at first, and has changed since. What was stored stays, \
        and the change lasts as long as the list.
        """,
      fix: "check that the storage can be read when the list is shown."
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
