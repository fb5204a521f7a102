/// What can be done with an item by swiping it aside.
@preconcurrency @MainActor public class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one nearest to the edge first.
  public let actions: [UIContextualAction]

  /// Whether swiping all the way does the first one.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration from actions, the one nearest to the edge first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
