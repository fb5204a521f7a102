extension Headless {
  /// Swipes a row of a table until its actions are visible, from its trailing or its leading edge.
  ///
  /// Returns the delegate's actions, or the one that deletes the row; nil if the row does not move.
  @preconcurrency @MainActor public static func swipeActions(
    forRowAt indexPath: IndexPath,
    fromLeadingEdge isLeading: Bool = false,
    in tableView: UITableView
  ) -> UISwipeActionsConfiguration? {
    (tableView.window ?? tableView).layoutIfNeeded()
    guard tableView.cellForRow(at: indexPath) != nil else { return nil }
    return tableView.swipeActions(at: indexPath, isLeading: isLeading)
  }

  /// Taps an action that a swipe has revealed.
  ///
  /// Returns the result that the action's handler reported, or nil if it has not reported one yet.
  @preconcurrency @MainActor @discardableResult
  public static func perform(
    _ action: UIContextualAction,
    onRowAt indexPath: IndexPath,
    in tableView: UITableView
  ) -> Bool? {
    var result: Bool?
    action.handler(action, tableView.cellForRow(at: indexPath) ?? UIView(frame: .zero)) {
      result = $0
    }
    (tableView.window ?? tableView).layoutIfNeeded()
    return result
  }

  /// Drags a row of a table in editing mode to another place, by its control.
  ///
  /// Returns whether the row can be moved.
  @preconcurrency @MainActor @discardableResult
  public static func moveRow(
    at indexPath: IndexPath,
    to target: IndexPath,
    in tableView: UITableView
  ) -> Bool {
    (tableView.window ?? tableView).layoutIfNeeded()
    return tableView.userDidMoveRow(from: indexPath, to: target)
  }

  /// Touches a title of the index at the edge of a table, which scrolls to its section.
  ///
  /// Returns whether the index has the title.
  @preconcurrency @MainActor @discardableResult
  public static func touchIndexTitle(_ title: String, in tableView: UITableView) -> Bool {
    tableView.userDidTouchIndex(title)
  }
}

extension UITableView {
  /// The titles of the index, asked for once until they are reloaded.
  private var titles: [String] {
    if let titles = activity.indexTitles { return titles }
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    activity.indexTitles = titles
    return titles
  }

  fileprivate func userDidTouchIndex(_ title: String) -> Bool {
    layoutIfNeeded()
    guard let dataSource, let index = titles.firstIndex(of: title) else { return false }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard section >= 0, section < numberOfSections else { return false }
    setContentOffset(
      restingOffset(
        near: CGPoint(
          x: contentOffset.x,
          y: rect(forSection: section).minY - adjustedContentInset.top
        )
      ),
      animated: false
    )
    layoutIfNeeded()
    return true
  }
}
