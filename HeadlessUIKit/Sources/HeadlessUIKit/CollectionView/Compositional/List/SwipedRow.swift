/// A swiped row of a list, with its actions below it.
@preconcurrency @MainActor final class SwipedRow {
  let cell: any SwipedCell
  let isAtRight: Bool

  /// How far the cell has moved.
  private(set) var distance: CGFloat = 0

  /// The total width of the actions.
  let actionsWidth: CGFloat

  let path: IndexPath
  private let configuration: UISwipeActionsConfiguration
  private let perform: (UIContextualAction) -> Void
  private let room = UIView(frame: .zero)
  private let frame: CGRect
  private let offset: CGPoint

  /// The minimum width of an action, in points.
  private static let leastWidth: CGFloat = 74

  /// Which part of its width a row has to move for its first action; recorded on iOS 26.1 between 250 and 260 of 375 points.
  private static let fullPart: CGFloat = 2 / 3

  init(
    _ cell: any SwipedCell,
    at path: IndexPath,
    in list: any SwipedList,
    _ configuration: UISwipeActionsConfiguration,
    isAtRight: Bool,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    self.cell = cell
    self.path = path
    self.configuration = configuration
    self.isAtRight = isAtRight
    self.perform = perform
    frame = cell.frame
    offset = list.contentOffset
    let most = cell.bounds.width * 0.8
    actionsWidth = min(most, Self.leastWidth * CGFloat(configuration.actions.count))
    room.clipsToBounds = true
    for (index, action) in configuration.actions.enumerated() {
      room.insertSubview(button(for: action, index), at: 0)
    }
    list.insertSubview(room, belowSubview: cell)
    cell.setSwiped(true)
  }

  private func button(for action: UIContextualAction, _ index: Int) -> UIButton {
    let button = UIButton(frame: .zero)
    button.setTitle(action.title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setImage(action.image, for: .normal)
    button.backgroundColor = action.backgroundColor
    button.accessibilityLabel = action.title
    button.addAction(
      UIAction { [weak self] _ in self?.choose(index) },
      for: .primaryActionTriggered
    )
    return button
  }

  /// Whether the finger has moved so far that lifting it performs the first action.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe
      && distance > max(frame.width * Self.fullPart, actionsWidth + frame.width * 0.1)
  }

  /// Returns whether the cell still shows the same item in the same place.
  func isInPlace(in list: any SwipedList) -> Bool {
    list.swipedCell(at: path) === cell && list.contentOffset == offset
      && cell.bounds.size == frame.size
      && cell.center == CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns whether a view is part of one of the actions.
  func offers(_ view: UIView?) -> Bool { view?.isDescendant(of: room) == true }

  /// Moves the cell by a distance, and gives the actions that space.
  func move(to wanted: CGFloat) {
    distance = min(max(0, wanted), frame.width)
    cell.transform = CGAffineTransform(translationX: isAtRight ? -distance : distance, y: 0)
    room.frame = CGRect(
      x: isAtRight ? frame.maxX - distance : frame.minX,
      y: frame.minY,
      width: distance,
      height: frame.height
    )
    let part = distance / CGFloat(max(1, configuration.actions.count))
    for (index, button) in room.subviews.reversed().enumerated() {
      let inner = CGFloat(index) * part
      let width = isFull && index == 0 ? distance : part
      button.frame = CGRect(
        x: isAtRight ? distance - inner - width : inner,
        y: 0,
        width: width,
        height: frame.height
      )
    }
  }

  /// Opens the row, so that all actions are visible.
  func open() {
    UIView.animate(withDuration: 0.3) { self.move(to: self.actionsWidth) }
  }

  func choose(_ index: Int) {
    perform(configuration.actions[index])
  }

  /// Closes the row and removes the actions.
  func close(animated: Bool) {
    cell.setSwiped(false)
    guard animated, cell.window != nil else {
      move(to: 0)
      return room.removeFromSuperview()
    }
    room.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.3) {
      self.move(to: 0)
    } completion: { [room] _ in
      room.removeFromSuperview()
    }
  }
}
