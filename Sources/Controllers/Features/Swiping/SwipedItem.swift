import RosterPlatform

/// An item whose cell is swiped, with its actions beside it.
///
/// The whole cell moves with its transform, which no layout inside it changes. The actions are
/// below it among its siblings and as wide as the revealed space, so that a cell without a
/// background hides nothing.
@MainActor
final class SwipedItem {
  private(set) weak var controller: (any CellControlling)?
  let cell: UICollectionViewCell
  let edge: SwipeAction.Edge

  /// The distance of the cell from its original place.
  private(set) var distance: CGFloat = 0

  private let actions: [SwipeAction]
  private let buttons: SwipeButtons
  private let performsFirst: Bool
  private let perform: (SwipeAction, SwipedItem) -> Void

  /// The cell's frame and transform when it was touched.
  private let place: (center: CGPoint, size: CGSize, transform: CGAffineTransform)

  /// The content offset when the cell was touched.
  private let offset: CGPoint?

  /// Adds the actions of an item below its cell.
  ///
  /// - Parameters:
  ///   - controller: The controller of the item.
  ///   - cell: Its cell.
  ///   - edge: The edge from which the cell is swiped.
  ///   - isAtRight: Whether that is the right edge.
  ///   - actions: The item's actions at that edge.
  ///   - perform: Performs an action of the item.
  init(
    _ controller: any CellControlling,
    on cell: UICollectionViewCell,
    from edge: SwipeAction.Edge,
    isAtRight: Bool,
    actions: [SwipeAction],
    perform: @escaping (SwipeAction, SwipedItem) -> Void
  ) {
    self.controller = controller
    self.cell = cell
    self.edge = edge
    self.actions = actions
    self.perform = perform
    performsFirst = controller.performsFirstActionWithFullSwipe
    place = (cell.center, cell.bounds.size, cell.transform)
    offset = cell.enclosingScrollView?.contentOffset
    buttons = SwipeButtons(actions, isAtRight: isAtRight, fitting: cell.bounds.size)
    buttons.choose = { [weak self] in self?.choose($0) }
    cell.superview?.insertSubview(buttons, belowSubview: cell)
    move(to: 0)
  }

  /// Whether the cell is where it was, and the list has not scrolled.
  var isInPlace: Bool {
    cell.center == place.center && cell.bounds.size == place.size
      && cell.enclosingScrollView?.contentOffset == offset && cell.transform == transform
  }

  /// Returns the distance of a point from the cell's original place, away from the edge.
  func way(_ x: CGFloat) -> CGFloat { buttons.isAtRight ? -x : x }

  /// A new swipe that begins now.
  var track: SwipeTrack {
    SwipeTrack(
      row: Double(place.size.width),
      actions: Double(buttons.width),
      performsFirst: performsFirst,
      start: Double(distance)
    )
  }

  /// Moves the cell by a distance, and gives the space to the actions, or to the first one.
  func move(to distance: CGFloat, isFull: Bool = false) {
    self.distance = distance
    cell.transform = transform
    let (left, top) = (
      place.center.x - place.size.width / 2, place.center.y - place.size.height / 2
    )
    buttons.isFull = isFull
    buttons.frame = CGRect(
      x: buttons.isAtRight ? left + place.size.width - distance : left,
      y: top,
      width: distance,
      height: place.size.height
    )
    buttons.layoutIfNeeded()
  }

  /// Shows all actions.
  func rest(animated: Bool) {
    let change = { self.move(to: self.buttons.width) }
    guard animated else { return change() }
    Self.animate(change)
  }

  /// Performs the first action after a full swipe.
  func performFirst() {
    Self.animate { self.move(to: self.place.size.width, isFull: true) }
    choose(0)
  }

  /// Moves the cell back, and removes the actions.
  func close(animated: Bool) {
    let change = {
      self.distance = 0
      self.move(to: 0)
    }
    guard animated, cell.window != nil else {
      change()
      return buttons.removeFromSuperview()
    }
    buttons.isUserInteractionEnabled = false
    Self.animate(change) { [buttons] in buttons.removeFromSuperview() }
  }

  /// Returns whether a view is one of the actions.
  func offers(_ view: UIView?) -> Bool { view?.isDescendant(of: buttons) == true }

  private var transform: CGAffineTransform {
    let x = buttons.isAtRight ? -distance : distance
    return place.transform.concatenating(CGAffineTransform(translationX: x, y: 0))
  }

  private func choose(_ index: Int) {
    perform(actions[index], self)
  }

  private static func animate(
    _ changes: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes
    ) { _ in completion() }
  }
}

extension UIView {
  fileprivate var enclosingScrollView: UIScrollView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
  }
}
