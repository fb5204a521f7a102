/// The actions that swiping a row reveals.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one nearest the edge first.
  public let actions: [UIContextualAction]

  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration from actions, the one nearest the edge first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
