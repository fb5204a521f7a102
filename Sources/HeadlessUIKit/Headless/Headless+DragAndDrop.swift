extension Headless {
  /// Something that a user drags, until it is dropped.
  @preconcurrency @MainActor public final class Drag {
    private let operation: DragOperation
    private let finger: Finger?

    init(_ operation: DragOperation, _ finger: Finger?) {
      self.operation = operation
      self.finger = finger
    }

    /// What is dragged.
    public var items: [UIDragItem] { operation.cargo.items }

    /// How the cell of each item is shown under the finger; nil where it is shown as it is.
    public var previewParameters: [UIDragPreviewParameters?] {
      items.map { operation.previews[ObjectIdentifier($0)] }
    }

    /// The drag as its source sees it; nil if it comes from another app.
    public var session: (any UIDragSession)? { operation.drag }

    /// Moves the finger to a point of a view, in that view's coordinates, also in another window.
    public func move(to point: CGPoint, in view: UIView) {
      guard let window = view.window else { return }
      let place = view.convert(point, to: nil)
      if let finger, finger.view?.window === window {
        finger.move(to: place)
      } else {
        operation.move(to: place, in: window)
      }
      window.layoutIfNeeded()
    }

    /// Moves the finger to the middle of an item; returns whether the item is shown.
    @discardableResult
    public func move(
      overItemAt indexPath: IndexPath,
      in collectionView: UICollectionView
    ) -> Bool {
      collectionView.window?.layoutIfNeeded()
      guard let cell = collectionView.cellForItem(at: indexPath) else { return false }
      move(to: cell.center, in: collectionView)
      return true
    }

    /// Taps an item with another finger, to take it along; returns whether it comes.
    @discardableResult
    public func add(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
      collectionView.addItem(at: indexPath, to: operation)
    }

    /// Lifts the finger, and returns what happens to the items: `.cancel` if nothing takes them.
    ///
    /// Those who took part hear that the drag is over when time is advanced.
    @discardableResult
    public func drop() -> UIDropOperation {
      let result = operation.finish()
      finger?.lift()
      return result
    }

    /// Lets the system end the drag, as an alert does that comes up.
    public func cancel() {
      operation.cancel()
      finger?.cancel()
    }
  }

  /// Holds a finger on an item until it is lifted, to be moved.
  ///
  /// Half a second passes. Nil if the item is not shown in a window where a finger reaches it, or
  /// cannot be dragged. With a selected item come all that are selected.
  @preconcurrency @MainActor public static func drag(
    itemAt indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> Drag? {
    collectionView.window?.layoutIfNeeded()
    guard let cell = collectionView.cellForItem(at: indexPath), let (middle, window) = reach(cell),
      let finger = touchDown(at: middle, in: window)
    else { return nil }
    advance(by: collectionView.dragging.lift?.minimumPressDuration ?? 0)
    guard let operation = collectionView.dragging.operation else {
      finger.cancel()
      return nil
    }
    return Drag(operation, finger)
  }

  /// Drags items from another app over a window, to a point of it.
  @preconcurrency @MainActor public static func drag(
    _ items: [UIDragItem],
    to point: CGPoint = .zero,
    in window: UIWindow
  ) -> Drag {
    let operation = DragOperation(items, at: point, in: window)
    operation.move(to: point, in: window)
    return Drag(operation, nil)
  }
}
