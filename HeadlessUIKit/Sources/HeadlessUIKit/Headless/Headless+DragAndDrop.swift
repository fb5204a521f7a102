extension Headless {
  /// A drag by a user, until it is dropped.
  @preconcurrency @MainActor public final class Drag {
    private let operation: DragOperation
    private let finger: Finger?

    init(_ operation: DragOperation, _ finger: Finger?) {
      self.operation = operation
      self.finger = finger
    }

    /// The items of the drag.
    public var items: [UIDragItem] { operation.cargo.items }

    /// The parameters of each item's preview; nil for the default.
    public var previewParameters: [UIDragPreviewParameters?] {
      items.map { operation.parameters[ObjectIdentifier($0)] }
    }

    /// The previews of the items where they were lifted; nil for an item from another app, and for
    /// one that has none.
    public var previews: [UITargetedDragPreview?] {
      items.map { operation.previews[ObjectIdentifier($0)] }
    }

    /// The previews of the items where they come to rest after a drop; nil for an item that the
    /// destination does not animate.
    public var landings: [UITargetedDragPreview?] {
      items.map { operation.landings[ObjectIdentifier($0)] }
    }

    /// The session of the drag for its source; nil if it comes from another app.
    public var session: (any UIDragSession)? { operation.drag }

    /// Moves the finger to a point of a view, in that view's coordinates; the view may be in
    /// another window.
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

    /// Moves the finger to the center of an item; returns whether the item is visible.
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

    /// Adds an item to the drag by tapping it with another finger; returns whether it was added.
    @discardableResult
    public func add(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
      collectionView.addItem(at: indexPath, to: operation)
    }

    /// Lifts the finger, and returns what happens to the items: `.cancel` if nothing accepts them.
    ///
    /// The participants are notified that the drag has ended when time is advanced.
    @discardableResult
    public func drop() -> UIDropOperation {
      let result = operation.finish()
      finger?.lift()
      return result
    }

    /// Cancels the drag, as the system does when an alert appears.
    public func cancel() {
      operation.cancel()
      finger?.cancel()
    }
  }

  /// Presses an item until it is lifted for a drag.
  ///
  /// Half a second passes. Returns nil if a finger does not reach the item in a window, or if the
  /// item cannot be dragged. If the item is selected, all selected items are dragged.
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

  /// Drags items from another app to a point of a window.
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
