public import Roster

extension ListHarness {
  /// Moves an item to the position of another one, by dragging it.
  ///
  /// If no finger reaches the item, or there is no such target, the test fails.
  ///
  /// - Returns: The move; `nil` if the item cannot be moved, cannot be dropped there, or is where
  ///   it was.
  @discardableResult
  public func drag(
    _ indexPath: IndexPath,
    to target: IndexPath,
    filePath: String = #filePath,
    line: Int = #line
  ) -> ItemMove? {
    step("drag item \(indexPath) to \(target)") {
      guard pickUp(indexPath, filePath: filePath, line: line) else { return nil }
      carry(to: target, filePath: filePath, line: line)
      return putDown()
    }
  }

  /// Picks up an item with a finger: at the `MoveHandle` in its cell, or else with a long press
  /// that a gesture of the app recognizes.
  ///
  /// If no finger reaches the item, the test fails.
  ///
  /// - Returns: Whether the item was picked up. It is not if its cell has no handle, and no gesture
  ///   of the app calls `ListAdapter.beginMoving(at:)`.
  @discardableResult
  public func pickUp(
    _ indexPath: IndexPath,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    step("pick up item \(indexPath)") {
      guard
        let cell = reachableCell(at: indexPath, TestLine(filePath, line)),
        let item = adapter.itemID(at: indexPath), item != adapter.movingItem,
        let hand = Hand(pickingUp: item, on: cell, of: adapter)
      else { return false }
      self.hand = hand
      return true
    }
  }

  /// Moves the item that was picked up to the position of another one.
  ///
  /// If no item was picked up, or there is no such target, the test fails.
  public func carry(to target: IndexPath, filePath: String = #filePath, line: Int = #line) {
    guard let place = collectionView.layoutAttributesForItem(at: target) else {
      return miss("The list has no item \(target).", TestLine(filePath, line))
    }
    carry(to: place.center, filePath: filePath, line: line)
  }

  /// Moves the center of the item that was picked up to a point of the content.
  ///
  /// If no item was picked up, the test fails.
  public func carry(to point: CGPoint, filePath: String = #filePath, line: Int = #line) {
    step("carry to \(point.x), \(point.y)") {
      guard let hand else {
        return miss("No item was picked up. Call `pickUp` first.", TestLine(filePath, line))
      }
      hand.carry(to: point, in: collectionView)
      collectionView.layoutIfNeeded()
    }
  }

  /// Drops the item that was picked up, and performs the updates that have waited.
  ///
  /// - Returns: The move; `nil` if the item is where it was.
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

  /// Returns the item that was picked up to where it was, as the system does when it cancels a
  /// touch.
  public func cancelDrag() {
    step("cancel the drag") {
      hand?.cancel()
      hand = nil
      flush()
    }
  }

  /// Moves an item to the position of another one, by dragging it.
  ///
  /// If no finger reaches the item, or there is no such target, the test fails.
  ///
  /// - Returns: The move; `nil` if the item cannot be moved, cannot be dropped there, or is where
  ///   it was.
  @discardableResult
  public func drag<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    to target: Controller.Model.ID,
    filePath: String = #filePath,
    line: Int = #line
  ) -> ItemMove? {
    guard
      let from = existingPath(type, id: id, TestLine(filePath, line)),
      let to = existingPath(type, id: target, TestLine(filePath, line))
    else { return nil }
    return drag(from, to: to, filePath: filePath, line: line)
  }
}

/// A finger that moves an item.
@MainActor
final class Hand {
  /// The distance of the finger from the center of the item.
  private let touchOffset: CGVector

  #if canImport(UIKit)
  /// Only a finger touches a handle; here the adapter gets the calls that a handle makes.
  private let adapter: ListAdapter

  init?(pickingUp item: ItemID, on cell: UICollectionViewCell, of adapter: ListAdapter) {
    guard cell.touchPoint != nil, adapter.beginMoving(at: cell.center) else { return nil }
    self.adapter = adapter
    touchOffset = .zero
  }

  func carry(to point: CGPoint, in list: UICollectionView) { adapter.continueMoving(to: point) }
  func lift() { adapter.endMoving() }
  func cancel() { adapter.cancelMoving() }
  #else
  /// The delays until a view in a list receives a touch, and until a long press begins, in seconds.
  private static let delays = [0.2, 0.4]

  private let finger: Headless.Finger

  init?(pickingUp item: ItemID, on cell: UICollectionViewCell, of adapter: ListAdapter) {
    let handle = cell.firstView { $0 is MoveHandle } ?? cell
    guard let window = cell.window, let point = handle.touchPoint else { return nil }
    let place = cell.convert(point, from: window)
    touchOffset = CGVector(dx: place.x - cell.bounds.midX, dy: place.y - cell.bounds.midY)
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
    let place = CGPoint(x: point.x + touchOffset.dx, y: point.y + touchOffset.dy)
    finger.move(to: list.convert(place, to: window))
  }

  func lift() { finger.lift() }
  func cancel() { finger.cancel() }
  #endif
}
