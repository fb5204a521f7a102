public import Roster

extension ListHarness {
  /// Carries an item to where another one is, and puts it down there.
  ///
  /// - Returns: What has moved; `nil` if the item may not be moved, may not be put there, or is where it
  ///   was.
  @discardableResult
  public func drag(_ indexPath: IndexPath, to target: IndexPath) -> ItemMove? {
    step("drag item \(indexPath) to \(target)") {
      guard pickUp(indexPath) else { return nil }
      carry(to: target)
      return putDown()
    }
  }

  /// Picks up an item with a finger, which is on the `MoveHandle` in its cell and otherwise stays on the cell
  /// until a gesture of the app's picks the item up.
  ///
  /// - Returns: Whether the item is carried. It is not if its cell has no handle, and no gesture of the app's
  ///   calls `ListAdapter.beginMoving(at:)`.
  @discardableResult
  public func pickUp(_ indexPath: IndexPath) -> Bool {
    step("pick up item \(indexPath)") {
      flush()
      guard
        let item = adapter.itemID(at: indexPath), item != adapter.movingItem,
        let cell = collectionView.cellForItem(at: indexPath),
        let hand = Hand(pickingUp: item, on: cell, of: adapter)
      else { return false }
      self.hand = hand
      return true
    }
  }

  /// Carries the item that was picked up to where another one is shown.
  public func carry(to target: IndexPath) {
    guard let place = collectionView.layoutAttributesForItem(at: target) else { return }
    carry(to: place.center)
  }

  /// Carries the item that was picked up, with its middle to a point of the content.
  public func carry(to point: CGPoint) {
    step("carry to \(point.x), \(point.y)") {
      hand?.carry(to: point, in: collectionView)
      collectionView.layoutIfNeeded()
    }
  }

  /// Puts the carried item down, and lets the updates have their turn that have waited.
  ///
  /// - Returns: What has moved; `nil` if the item is where it was.
  @discardableResult
  public func putDown() -> ItemMove? {
    step("put down") {
      var move: ItemMove?
      let observation = adapter.observeMoves { move = $0 }
      hand?.lift()
      hand = nil
      observation.cancel()
      flush()
      return move
    }
  }

  /// Takes the carried item back to where it was, as the system does when a touch is cancelled.
  public func cancelDrag() {
    step("cancel the drag") {
      hand?.cancel()
      hand = nil
      flush()
    }
  }

  /// Carries an item to where another one is, and puts it down there.
  ///
  /// - Returns: What has moved; `nil` if the item may not be moved, may not be put there, or is where it
  ///   was.
  @discardableResult
  public func drag<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    to target: Controller.Model.ID
  ) -> ItemMove? {
    guard let from = indexPath(type, id: id), let to = indexPath(type, id: target) else {
      return nil
    }
    return drag(from, to: to)
  }
}

/// A finger that carries an item.
@MainActor
final class Hand {
  /// How far the finger is from the middle of the item.
  private let grip: CGVector

  #if canImport(UIKit)
  /// Only a finger touches a handle: the adapter is told what a handle tells it.
  private let adapter: ListAdapter

  init?(pickingUp item: ItemID, on cell: UICollectionViewCell, of adapter: ListAdapter) {
    guard cell.touchPoint != nil, adapter.beginMoving(at: cell.center) else { return nil }
    self.adapter = adapter
    grip = .zero
  }

  func carry(to point: CGPoint, in list: UICollectionView) { adapter.continueMoving(to: point) }
  func lift() { adapter.endMoving() }
  func cancel() { adapter.cancelMoving() }
  #else
  /// What passes until a view in a list hears of a touch, and until a gesture that waits begins, in seconds.
  private static let delays = [0.2, 0.4]

  private let finger: Headless.Finger

  init?(pickingUp item: ItemID, on cell: UICollectionViewCell, of adapter: ListAdapter) {
    let handle = cell.firstView { $0 is MoveHandle } ?? cell
    guard let window = cell.window, let point = handle.touchPoint else { return nil }
    let place = cell.convert(point, from: window)
    grip = CGVector(dx: place.x - cell.bounds.midX, dy: place.y - cell.bounds.midY)
    guard let finger = Headless.touchDown(at: point, in: window) else { return nil }
    for delay in Self.delays where adapter.movingItem == nil { Headless.advance(by: delay) }
    guard adapter.movingItem == item else {
      finger.cancel()
      return nil
    }
    self.finger = finger
  }

  func carry(to point: CGPoint, in list: UICollectionView) {
    guard let window = list.window else { return }
    let place = CGPoint(x: point.x + grip.dx, y: point.y + grip.dy)
    finger.move(to: list.convert(place, to: window))
  }

  func lift() { finger.lift() }
  func cancel() { finger.cancel() }
  #endif
}
