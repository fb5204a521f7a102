/// Lets a finger swipe the rows of lists whose sections offer actions.
///
/// UIKit does not document the width of actions or the distance that a row has to travel; the
/// figures here are plausible.
@preconcurrency @MainActor final class RowSwiping: NSObject, UIGestureRecognizerDelegate {
  private weak var list: (any SwipedList)?
  private let pan = UIPanGestureRecognizer()
  private let touch = UILongPressGestureRecognizer()

  /// The row that is swiped, or is being swiped.
  private var row: SwipedRow?

  /// The distance of the row when the finger came down.
  private var start: CGFloat = 0

  /// Whether the finger that came down while a row was open has swiped it.
  private var isTouchSwipe = false

  init(_ list: any SwipedList) {
    self.list = list
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.actions = [GestureAction { [weak self] in self?.panDidChange() }]
    touch.minimumPressDuration = 0
    touch.isEnabled = false
    touch.actions = [GestureAction { [weak self] in self?.touchDidChange() }]
    for recognizer in [pan, touch] {
      recognizer.delegate = self
      list.addGestureRecognizer(recognizer)
    }
  }

  /// Closes the row if the list is edited, has scrolled, or shows another item in its place.
  func listDidLayOut() {
    guard let list, let row, list.isEditing || !row.isInPlace(in: list) else { return }
    close(animated: false)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === self.touch else { return list?.isEditing == false }
    return row?.offers(touch.view) == false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let way = pan.translation(in: list)
    guard abs(way.x) > abs(way.y), let list, let path = touchedPath(in: list),
      let cell = list.swipedCell(at: path)
    else { return false }
    if row?.cell === cell { return true }
    close(animated: true)
    let isAtRight = way.x < 0
    let isLeading = isAtRight == (list.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    guard let actions = list.swipeActions(at: path, isLeading: isLeading) else { return false }
    row = SwipedRow(cell, at: path, in: list, actions, isAtRight: isAtRight) { [weak self] in
      self?.perform($0)
    }
    touch.isEnabled = true
    list.swipeDidBegin(at: path)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === touch && otherGestureRecognizer is UIPanGestureRecognizer
  }

  /// Returns the row under the finger's first touch.
  private func touchedPath(in list: any SwipedList) -> IndexPath? {
    let (place, way) = (pan.location(in: list), pan.translation(in: list))
    return list.swipedPath(at: CGPoint(x: place.x - way.x, y: place.y - way.y))
  }

  private func panDidChange() {
    guard let list, let row else { return }
    switch pan.state {
    case .began:
      isTouchSwipe = true
      start = row.distance
      move(row, in: list)
    case .changed: move(row, in: list)
    case .ended:
      if row.isFull { return row.choose(0) }
      row.distance > row.actionsWidth / 2 ? row.open() : close(animated: true)
    case .cancelled: close(animated: true)
    default: break
    }
  }

  private func move(_ row: SwipedRow, in list: any SwipedList) {
    let way = pan.translation(in: list).x
    row.move(to: start + (row.isAtRight ? -way : way))
  }

  /// Closes the row when something other than its actions is touched, unless the touch swipes it
  /// further.
  private func touchDidChange() {
    guard let row else { return }
    switch touch.state {
    case .began:
      isTouchSwipe = false
      if !row.cell.bounds.contains(touch.location(in: row.cell)) { close(animated: true) }
    case .ended where !isTouchSwipe: close(animated: true)
    default: break
    }
  }

  /// Performs an action; the row closes when the app reports that it is done.
  private func perform(_ action: UIContextualAction) {
    guard let row else { return }
    action.handler(action, row.cell) { [weak self, weak row] _ in
      guard let self, let row, self.row === row else { return }
      close(animated: true)
    }
  }

  private func close(animated: Bool) {
    guard let row else { return }
    row.close(animated: animated)
    self.row = nil
    list?.swipeDidEnd(at: row.path)
    touch.isEnabled = false
  }
}

extension UICollectionView {
  /// Enables swiping when the layout has a section that offers actions.
  func followSwipes() {
    activity.rowSwiping?.listDidLayOut()
    guard activity.rowSwiping == nil,
      let layout = currentLayout as? UICollectionViewCompositionalLayout,
      layout.definitions.contains(where: { $0?.hasSwipeActions == true })
    else { return }
    activity.rowSwiping = RowSwiping(self)
  }

  /// Returns the actions that a list section offers for an item, or nil.
  func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout,
      let position = ItemPosition(indexPath), layout.definitions.indices.contains(position.section),
      let section = layout.definitions[position.section]
    else { return nil }
    let provider = isLeading ? section.leadingSwipeActions : section.trailingSwipeActions
    guard let actions = provider?(indexPath), !actions.actions.isEmpty else { return nil }
    return actions
  }
}

extension NSCollectionLayoutSection {
  fileprivate var hasSwipeActions: Bool {
    leadingSwipeActions != nil || trailingSwipeActions != nil
  }
}
