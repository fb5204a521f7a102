extension UICollectionView {
  /// Watches for fingers that lift an item, if there is a drag delegate.
  func updateDragLift() {
    if let lift = dragging.lift {
      lift.isEnabled = dragInteractionEnabled && dragDelegate != nil
    } else if dragDelegate != nil {
      let lift = DragLift(self)
      lift.isEnabled = dragInteractionEnabled
      dragging.lift = lift
      addGestureRecognizer(lift)
    }
  }

  /// Returns the drag that begins with the item under a finger; nil if it cannot be dragged.
  ///
  /// A selected item takes all selected items along.
  func operation(liftingAt place: CGPoint, in window: UIWindow) -> DragOperation? {
    guard let dragDelegate, dragging.operation == nil, !activity.isBusy, activity.movement == nil,
      let touched = frontmostItem(at: convert(place, from: nil))
    else { return nil }
    let operation = DragOperation(from: self, at: place, in: window)
    guard let drag = operation.drag else { return nil }
    let isAmongSelected = selection.selected.contains(touched)
    let others = isAmongSelected ? selection.selected.subtracting([touched]).sorted() : []
    for position in [touched] + others {
      guard let place = activity.placeholders.place(ofShown: position) else { continue }
      let items = dragDelegate.collectionView(self, itemsForBeginning: drag, at: place.indexPath)
      if position == touched, items.isEmpty { return nil }
      operation.add(items, of: position, in: self)
    }
    return operation
  }

  /// Shows that the dragged items are lifted.
  func dragDidLift(_ operation: DragOperation) {
    dragging.operation = operation
    if let drag = operation.drag, let dragDelegate {
      operation.cargo.allowsMoveOperation = dragDelegate.collectionView(
        self,
        dragSessionAllowsMoveOperation: drag
      )
      operation.cargo.isRestrictedToDraggingApplication = dragDelegate.collectionView(
        self,
        dragSessionIsRestrictedToDraggingApplication: drag
      )
      for position in operation.lifted.sorted() { operation.findPreview(of: position, in: self) }
    }
    showDragStates()
  }

  /// Called when the finger moves what it lifted.
  func dragWillBegin(_ operation: DragOperation) {
    if let drag = operation.drag {
      dragDelegate?.collectionView(self, dragSessionWillBegin: drag)
    }
    showDragStates()
  }

  /// Called when the drag has ended, if it had begun.
  func dragDidFinish(_ operation: DragOperation, wasBegun: Bool) {
    guard dragging.operation === operation else { return }
    dragging.operation = nil
    showDragStates()
    guard wasBegun, let drag = operation.drag else { return }
    dragDelegate?.collectionView(self, dragSessionDidEnd: drag)
  }

  /// Adds an item to a drag in progress, and returns whether that is possible.
  func addItem(at indexPath: IndexPath, to operation: DragOperation) -> Bool {
    guard let dragDelegate, let drag = operation.drag, operation.phase == .dragging,
      let position = ItemPosition(indexPath), !operation.contains(position),
      let cell = cellForItem(at: indexPath)
    else { return false }
    let items = dragDelegate.collectionView(
      self,
      itemsForAddingTo: drag,
      at: modelPath(.cell(position)),
      point: cell.center
    )
    operation.add(items, of: position, in: self)
    if !items.isEmpty { operation.findPreview(of: position, in: self) }
    showDragStates()
    return !items.isEmpty
  }

  private func showDragStates() {
    for position in indexPathsForVisibleItems.compactMap({ ItemPosition($0) }) {
      showSelection(at: position)
    }
  }

  /// Returns whether an item is lifted, dragged or neither.
  func dragState(of position: ItemPosition) -> UICollectionViewCell.DragState {
    guard let operation = dragging.operation, operation.contains(position) else { return .none }
    return operation.phase == .lifted ? .lifting : .dragging
  }
}
