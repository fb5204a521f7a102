/// The state of drags from a collection view and over it.
@preconcurrency @MainActor struct CollectionDragging {
  var isSpringLoaded = false

  /// The gesture that lifts an item.
  var lift: DragLift?

  /// The drag of items from this collection view.
  var operation: DragOperation?

  /// The drop that may happen in this collection view.
  var drop: PendingDrop?
}

/// What happens if the finger is lifted over a collection view.
@preconcurrency @MainActor struct PendingDrop {
  let operation: DragOperation
  var proposal = UICollectionViewDropProposal(operation: .cancel)
  var destination: ItemPosition?
}

extension UICollectionView {
  /// How soon other items make space for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    /// Immediately.
    case immediate = 0
    /// After a short time.
    case fast = 1
    /// After a longer time.
    case slow = 2
  }

  func dropDidEnter(_ operation: DragOperation) {
    dragging.drop = PendingDrop(operation: operation)
    dropDelegate?.collectionView(self, dropSessionDidEnter: operation.drop)
  }

  /// Asks the delegate what would happen at the finger's position, and shows it.
  func dropDidUpdate(_ operation: DragOperation) {
    guard dragging.drop?.operation === operation, let dropDelegate else { return }
    let destination = destination(at: operation.cargo.location(in: self))
    let proposal = dropDelegate.collectionView(
      self,
      dropSessionDidUpdate: operation.drop,
      withDestinationIndexPath: destination?.indexPath
    )
    guard dragging.drop?.operation === operation else { return }
    dragging.drop?.proposal = proposal
    dragging.drop?.destination = destination
    showReordering(operation, proposal, destination)
    showDropStates()
  }

  func dropDidExit(_ operation: DragOperation) {
    guard dragging.drop?.operation === operation else { return }
    takeBackReordering()
    dragging.drop = nil
    showDropStates()
    dropDelegate?.collectionView(self, dropSessionDidExit: operation.drop)
  }

  func dropDidEnd(_ operation: DragOperation) {
    if dragging.drop?.operation === operation {
      dragging.drop = nil
      showDropStates()
    }
    dropDelegate?.collectionView(self, dropSessionDidEnd: operation.drop)
  }

  /// Calls the delegate to perform the drop; nil if it proposed none.
  ///
  /// The space that was made for an item is removed first, so that the delegate's own update starts
  /// from the data source.
  func performDrop(_ operation: DragOperation) -> UIDropOperation? {
    guard let drop = dragging.drop, drop.operation === operation, let dropDelegate,
      drop.proposal.isAccepted(by: operation.drop)
    else { return nil }
    takeBackReordering()
    let coordinator = DropCoordinator(self, drop)
    dropDelegate.collectionView(self, performDropWith: coordinator)
    return drop.proposal.operation
  }

  /// Returns the item under a finger, or the position after the last one of a section; nil
  /// elsewhere.
  private func destination(at point: CGPoint) -> ItemPosition? {
    layoutIfNeeded()
    if let item = frontmostItem(at: point) { return item }
    let counts = validCounts()
    for section in 0..<counts.numberOfSections {
      guard let count = counts.numberOfItems(inSection: section), count > 0 else { continue }
      let last = ItemPosition(section: section, item: count - 1)
      guard let frame = preparedAttributes(.cell(last))?.frame else { continue }
      if placeBehind(frame).contains(point) {
        return ItemPosition(section: section, item: count)
      }
    }
    return nil
  }

  /// Returns the frame of one more item after the last one: beside it, or else below it.
  private func placeBehind(_ last: CGRect) -> CGRect {
    let size = contentSize
    let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = runsLeft ? last.minX : size.width - last.maxX
    guard room >= last.width else {
      return CGRect(x: 0, y: last.maxY, width: size.width, height: last.height)
    }
    return CGRect(x: runsLeft ? 0 : last.maxX, y: last.minY, width: room, height: last.height)
  }

  /// Makes space for an item that would be moved within the collection view.
  private func showReordering(
    _ operation: DragOperation,
    _ proposal: UICollectionViewDropProposal,
    _ destination: ItemPosition?
  ) {
    guard !activity.isBusy else { return }
    guard proposal.operation == .move, proposal.isAccepted(by: operation.drop),
      proposal.intent == .insertAtDestinationIndexPath, let destination,
      let source = operation.movedItem(in: self)
    else { return takeBackReordering() }
    let movement =
      activity.movement ?? InteractiveMovement(original: source, current: source, position: nil)
    guard movement.isDragged, let target = nearest(to: destination, movement) else { return }
    activity.movement = movement
    showDragged(movement, at: target)
  }

  /// Returns the position nearest to a destination to which an item can be moved.
  private func nearest(
    to destination: ItemPosition,
    _ movement: InteractiveMovement
  ) -> ItemPosition? {
    let counts = validCounts()
    if counts.allowsMove(of: movement.current, to: destination) { return destination }
    let before = ItemPosition(section: destination.section, item: destination.item - 1)
    return counts.allowsMove(of: movement.current, to: before) ? before : nil
  }

  /// Shows each item where the data source has it.
  func takeBackReordering() {
    guard let movement = activity.movement, movement.isDragged, !activity.isBusy else { return }
    activity.movement = nil
    showDragged(movement, at: movement.original)
  }

  /// Shows which cells can accept the drop, and which one would.
  func showDropStates() {
    for position in indexPathsForVisibleItems.compactMap({ ItemPosition($0) }) {
      showSelection(at: position)
    }
  }

  func dropState(of position: ItemPosition) -> UICellConfigurationState.DropState {
    guard let drop = dragging.drop, drop.operation.phase == .dragging else { return .none }
    let isTarget =
      drop.destination == position && drop.proposal.intent == .insertIntoDestinationIndexPath
      && drop.proposal.isAccepted(by: drop.operation.drop)
    return isTarget ? .targeted : .notTargeted
  }
}
