import RosterPlatform

/// Distinguishes swipes of items from scrolls and taps.
///
/// A single pan on the collection view serves all cells. It receives touches only of items with
/// actions, so that others are not slower. The scroll view's own pan waits until it is clear
/// whether the finger moves horizontally. While an item is open, a touch of anything except its
/// actions closes it.
@MainActor
final class SwipeGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var swiping: Swiping?
  private let pan = UIPanGestureRecognizer()
  private let touch = UILongPressGestureRecognizer()
  private var targets: [GestureTarget] = []

  /// The view that a finger touched last.
  private weak var touched: UIView?

  /// The swipe of the finger that is down.
  private var track: SwipeTrack?

  /// Whether the touch that began outside the actions has become a swipe.
  private var isTouchSwipe = false

  init(_ swiping: Swiping) {
    self.swiping = swiping
    super.init()
    pan.followOneFinger()
    touch.minimumPressDuration = 0
    touch.isEnabled = false
    for recognizer in [pan, touch] { recognizer.delegate = self }
    targets = [
      GestureTarget(pan) { [weak self] in self?.panDidChange() },
      GestureTarget(touch) { [weak self] in self?.touchDidChange() },
    ]
  }

  func attach(to collectionView: UICollectionView) {
    collectionView.addGestureRecognizer(pan)
    collectionView.addGestureRecognizer(touch)
  }

  func detach() {
    for recognizer in [pan, touch] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Makes touches close the open item, if there is one.
  func itemDidChange() {
    touch.isEnabled = swiping?.swiped != nil
    track = nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let swiping else { return false }
    if gestureRecognizer === self.touch { return swiping.swiped?.offers(touch.view) == false }
    touched = touch.view
    guard let (cell, controller) = swiping.item(around: touch.view) else { return false }
    return swiping.swiped?.cell === cell
      || SwipeAction.Edge.allCases.contains { !swiping.actions(of: controller, at: $0).isEmpty }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let way = pan.translation(in: pan.view)
    guard
      abs(way.x) > abs(way.y), let swiping,
      let (cell, controller) = swiping.item(around: touched)
    else { return false }
    return swiping.swiped?.cell === cell
      || !swiping.actions(of: controller, at: swiping.edge(uncoveredBy: way.x)).isEmpty
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === touch && otherGestureRecognizer is UIPanGestureRecognizer
  }

  /// The gesture for going back takes precedence, and so does the swipe of UIKit's own lists.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else { return false }
    return otherGestureRecognizer.beginsAtScreenEdge
      || isSwipeOfLayout(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan && otherGestureRecognizer === scrollPan
  }

  private var scrollPan: UIPanGestureRecognizer? {
    (pan.view as? UIScrollView)?.panGestureRecognizer
  }

  /// Returns whether a gesture may belong to a section that swipes its rows by itself.
  ///
  /// Only the layout knows which sections do; the gesture is a pan on the collection view.
  private func isSwipeOfLayout(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView = pan.view as? UICollectionView else { return false }
    return collectionView.collectionViewLayout is UICollectionViewCompositionalLayout
      && recognizer is UIPanGestureRecognizer && recognizer.view === collectionView
      && recognizer !== pan && recognizer !== scrollPan
  }

  private func panDidChange() {
    switch pan.state {
    case .began:
      isTouchSwipe = true
      begin()
      move()
    case .changed: move()
    case .ended: end()
    case .cancelled: swiping?.close(animated: true)
    default: break
    }
  }

  private func begin() {
    guard let swiping, let (cell, controller) = swiping.item(around: touched) else { return }
    let edge = swiping.edge(uncoveredBy: pan.translation(in: pan.view).x)
    track = swiping.begin(cell, of: controller, from: edge)?.track
  }

  private func move() {
    guard let track, let item = swiping?.swiped else { return }
    let distance = distance(of: item, on: track)
    let isFull = track.isFull(at: distance)
    if isFull != track.isFull(at: Double(item.distance)) { giveHapticTick() }
    item.move(to: CGFloat(distance), isFull: isFull)
    swiping?.itemDidMove()
  }

  private func end() {
    guard let track, let item = swiping?.swiped else { return }
    let velocity = item.way(pan.velocity(in: pan.view).x)
    switch track.rest(at: distance(of: item, on: track), velocity: Double(velocity)) {
    case .closed: swiping?.close(animated: true)
    case .open: item.rest(animated: true)
    case .full: item.performFirst()
    }
    swiping?.itemDidMove()
  }

  private func distance(of item: SwipedItem, on track: SwipeTrack) -> Double {
    track.distance(after: Double(item.way(pan.translation(in: pan.view).x)))
  }

  /// Closes the open item: immediately when something else is touched, and at the end of a touch of
  /// the item, which may be a swipe.
  private func touchDidChange() {
    guard let swiping, let item = swiping.swiped else { return }
    switch touch.state {
    case .began:
      isTouchSwipe = false
      if !item.cell.bounds.contains(touch.location(in: item.cell)) {
        swiping.close(animated: true)
      }
    case .ended where !isTouchSwipe: swiping.close(animated: true)
    default: break
    }
  }
}
