/// What a user can do with a row that is swiped aside.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Creates a description of actions; the first one is at the edge of the row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }

  /// The actions, from the edge of the row.
  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe all the way across does the first action.
  open var performsFirstActionWithFullSwipe = true
}
