extension UICollectionView {
  /// Starts moving an item if the data source allows it, and returns whether it does.
  func beginMovement(of indexPath: IndexPath) -> Bool {
    guard !activity.isBusy, activity.movement == nil else { return false }
    layoutIfNeeded()
    guard let item = existingItem(indexPath), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    guard let attributes = preparedAttributes(.cell(item)) else {
      reportMissingAttributes(.cell(item))
      return false
    }
    let center = attributes.center
    activity.movement = .init(original: item, current: item, position: center)
    showSelection(at: item)
    setNeedsLayout()
    return true
  }

  /// Moves the item to a point, and makes space for it.
  func carryItem(to point: CGPoint) {
    guard !activity.isBusy, let movement = activity.movement, let position = movement.position,
      point.x.isFinite, point.y.isFinite
    else { return }
    layoutIfNeeded()
    let target = acceptedTarget(movement, at: point)
    activity.movement?.position = point
    let context = currentLayout.invalidationContext(
      forInteractivelyMovingItems: [target.indexPath],
      withTargetPosition: point,
      previousIndexPaths: [movement.current.indexPath],
      previousPosition: position
    )
    show(movement.current, at: target, context)
    layoutIfNeeded()
  }

  /// Drops the item and notifies the data source.
  ///
  /// If the data source does not implement moving, the item returns to where it was.
  func endMovement() {
    guard !activity.isBusy, let movement = activity.movement, !movement.isDragged else { return }
    let isKept = !movement.isElsewhere || isTaken(movement)
    settle(movement, at: isKept ? movement.current : movement.original, isCancelled: !isKept)
  }

  /// Asks the data source to move the item, and returns whether it implements that.
  private func isTaken(_ movement: InteractiveMovement) -> Bool {
    guard let dataSource else { return false }
    activity.isEndingMovement = true
    defer { activity.isEndingMovement = false }
    let answer: Void? = OptionalRequirement.result {
      dataSource.collectionView(
        self,
        moveItemAt: movement.original.indexPath,
        to: movement.current.indexPath
      )
    }
    return answer != nil
  }

  /// Returns the item to where it was, without notifying the data source.
  func cancelMovement() {
    guard !activity.isBusy, let movement = activity.movement, !movement.isDragged else { return }
    settle(movement, at: movement.original, isCancelled: true)
  }

  private func settle(
    _ movement: InteractiveMovement,
    at final: ItemPosition,
    isCancelled: Bool
  ) {
    guard activity.movement != nil else { return }
    activity.movement = nil
    let context = currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final.indexPath],
      previousIndexPaths: [movement.current.indexPath],
      movementCancelled: isCancelled
    )
    show(movement.current, at: final, context)
    showSelection(at: final)
    layoutIfNeeded()
    replaceCellLater(of: final)
  }

  /// Returns where the item would go, according to the layout and the delegate.
  private func acceptedTarget(_ movement: InteractiveMovement, at point: CGPoint) -> ItemPosition {
    let current = movement.current.indexPath
    let proposed = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: current,
      withPosition: point
    )
    let wanted = delegateTarget(movement, proposed) ?? proposed
    guard let target = ItemPosition(wanted),
      validCounts().allowsMove(of: movement.current, to: target)
    else { return movement.current }
    return target
  }

  /// Asks the delegate's current method, or the deprecated one if only that is implemented.
  private func delegateTarget(
    _ movement: InteractiveMovement,
    _ proposed: IndexPath
  ) -> IndexPath? {
    let answer = OptionalRequirement.result {
      delegate?.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original.indexPath,
        atCurrentIndexPath: movement.current.indexPath,
        toProposedIndexPath: proposed
      )
    }
    if let answer { return answer }
    return delegate?.collectionView(
      self,
      targetIndexPathForMoveFromItemAt: movement.current.indexPath,
      toProposedIndexPath: proposed
    )
  }

  /// Shows a dragged item where it would be dropped, or where it comes from.
  func showDragged(_ movement: InteractiveMovement, at target: ItemPosition) {
    let point = dragging.drop?.operation.cargo.location(in: self) ?? .zero
    let context = currentLayout.invalidationContext(
      forInteractivelyMovingItems: [target.indexPath],
      withTargetPosition: point,
      previousIndexPaths: [movement.current.indexPath],
      previousPosition: point
    )
    show(movement.current, at: target, context)
    showSelection(at: target)
    layoutIfNeeded()
  }

  /// Shows an item at another position than in the data source.
  private func show(
    _ source: ItemPosition,
    at target: ItemPosition,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard source != target else {
      currentLayout.invalidateLayout(with: context)
      return
    }
    let counts = validCounts()
    guard counts.allowsMove(of: source, to: target) else {
      discardContent()
      return
    }
    let update = InteractiveMovement.update(from: source, to: target)
    if activity.movement != nil { activity.movement?.current = target }
    activity.isCommitting = true
    let departures = perform(
      update,
      PositionMapping(update),
      counts.moving(source, to: target),
      context
    )
    activity.isCommitting = false
    setNeedsLayout()
    finishBatch(departures, [])
  }

  /// Whether a layout's delegate gets positions in the data source and not in the presentation:
  /// during a drag and with placeholders, which an app that moves items itself need not know about.
  var asksByPlaceInData: Bool {
    activity.movement?.isDragged == true || !activity.placeholders.isEmpty
  }

  /// Returns the index path in the data source for an element of the presentation.
  func modelPath(_ key: ElementKey) -> IndexPath {
    guard activity.movement != nil || !activity.placeholders.isEmpty, key.category == .cell,
      let position = ItemPosition(key.indexPath)
    else { return key.indexPath }
    let settled = activity.movement?.modelPosition(of: position) ?? position
    return activity.placeholders.insertionPlace(ofShown: settled).indexPath
  }

  /// Places the moved item under the finger, also if its own position is not visible.
  func placeCarriedItem(
    in attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement = activity.movement, let position = movement.position else {
      return attributes
    }
    let key = ElementKey.cell(movement.current)
    let carried = currentLayout.layoutAttributesForInteractivelyMovingItem(
      at: key.indexPath,
      withTargetPosition: position
    )
    guard carried.key == key else { return attributes }
    return attributes.filter { $0.key != key } + [carried]
  }

  /// Returns whether the user is moving the element, which then stays under the finger.
  func isCarried(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    activity.movement.map { !$0.isDragged && attributes.key == .cell($0.current) } ?? false
  }
}
