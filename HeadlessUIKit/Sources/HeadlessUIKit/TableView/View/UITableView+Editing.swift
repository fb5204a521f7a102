extension UITableView {
  func canEdit(_ position: ItemPosition) -> Bool {
    dataSource?.tableView(self, canEditRowAt: position.indexPath) ?? false
  }

  func canMove(_ position: ItemPosition) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: position.indexPath) ?? false
  }

  func editingStyle(at position: ItemPosition) -> UITableViewCell.EditingStyle {
    guard canEdit(position) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: position.indexPath) ?? .delete
  }

  func edit(_ editing: Bool, animated: Bool) {
    guard editing != activity.isEditing else { return }
    activity.isEditing = editing
    dropForbiddenSelection()
    for position in shown.ordered {
      guard let cell = shown.cells[position] else { continue }
      cell.row.editingStyle = editingStyle(at: position)
      cell.row.canMove = canMove(position)
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: position.indexPath) ?? true
      cell.showsReorderControl = cell.row.canMove
      cell.setEditing(editing && canEdit(position), animated: animated)
    }
    setNeedsLayout()
  }

  /// Shows the delete button of a row, or inserts one.
  func userDidTouchEditControl(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
  }

  /// Moves a row as a finger does that drags its control.
  func userDidMoveRow(from source: IndexPath, to proposed: IndexPath) -> Bool {
    guard let position = ItemPosition(source), isEditing, canMove(position) else { return false }
    let target = OptionalRequirement.result {
      delegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: source,
        toProposedIndexPath: proposed
      )
    }
    let path = (target ?? nil) ?? proposed
    guard path != source else { return true }
    dataSource?.tableView(self, moveRowAt: source, to: path)
    moveRow(at: source, to: path)
    return true
  }
}

/// A list whose rows a finger swipes: a collection view or a table.
@MainActor protocol SwipedList: UIScrollView {
  var isEditing: Bool { get }
  func swipedCell(at indexPath: IndexPath) -> (any SwipedCell)?
  func swipedPath(at point: CGPoint) -> IndexPath?
  func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func swipeDidBegin(at indexPath: IndexPath)
  func swipeDidEnd(at indexPath: IndexPath)
}

/// A cell that moves aside and shows actions.
@MainActor protocol SwipedCell: UIView {
  func setSwiped(_ isSwiped: Bool)
}

extension UICollectionViewCell: SwipedCell {}
extension UITableViewCell: SwipedCell {}

extension UICollectionView: SwipedList {
  func swipedCell(at indexPath: IndexPath) -> (any SwipedCell)? { cellForItem(at: indexPath) }
  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func swipeDidBegin(at indexPath: IndexPath) {}
  func swipeDidEnd(at indexPath: IndexPath) {}
}

extension UITableView: SwipedList {
  func swipedCell(at indexPath: IndexPath) -> (any SwipedCell)? { cellForRow(at: indexPath) }
  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func swipeDidBegin(at indexPath: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
  }

  func swipeDidEnd(at indexPath: IndexPath) {
    delegate?.tableView(self, didEndEditingRowAt: indexPath)
  }

  /// Returns the delegate's actions for a row; without any, the one that deletes it, if it can be edited.
  ///
  /// Swift without Objective-C cannot ask whether the data source implements what deletes a row.
  func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let position = ItemPosition(indexPath), validCounts().contains(position),
      canEdit(position)
    else {
      return nil
    }
    let answer: UISwipeActionsConfiguration?? = OptionalRequirement.result {
      isLeading
        ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    if delegate != nil, let answer {
      return answer.flatMap { $0.actions.isEmpty ? nil : $0 }
    }
    guard !isLeading, editingStyle(at: position) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension UITableView {
  /// Opens the delegate's context menus on a long press.
  func watchForMenus() {
    guard activity.menus == nil else { return }
    let menus = TableMenus(of: self)
    activity.menus = menus
    addInteraction(menus.interaction)
  }
}

/// Asks a table's delegate about the menus of its rows.
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(of table: UITableView) {
    self.table = table
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location) else { return nil }
    return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }
}
