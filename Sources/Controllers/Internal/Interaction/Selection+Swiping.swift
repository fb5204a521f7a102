import RosterPlatform

extension Selection {
  /// What a person can do with an item by swiping its cell aside.
  func swipeActions(
    at indexPath: IndexPath,
    from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let controller = stage.neededController(shownAt: indexPath) else { return nil }
    let actions = stage.hold {
      edge == .leading ? controller.leadingActions : controller.trailingActions
    }
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { contextualAction($0, of: controller) }
    )
    configuration.performsFirstActionWithFullSwipe = controller.performsFirstActionWithFullSwipe
    return configuration
  }

  private func contextualAction(
    _ action: SwipeAction,
    of controller: any CellControlling
  ) -> UIContextualAction {
    let result = UIContextualAction(
      style: action.style == .destructive ? .destructive : .normal,
      title: action.title
    ) { [weak self, weak controller] _, _, done in
      guard let self, let controller, stage.controllers.position(of: controller) != nil else {
        return done(false)
      }
      stage.gate.batch(action.perform)
      done(true)
    }
    result.image = action.image
    if let color = action.backgroundColor {
      result.backgroundColor = color
    }
    return result
  }
}
