/// The focus-related state of a collection view.
@preconcurrency @MainActor struct CollectionFocus {
  /// Whether cells can be focused, if the app has set it.
  var isAllowed: Bool?

  /// The same in editing mode.
  var isAllowedDuringEditing: Bool?

  /// Whether the focus returns to the item that had it last.
  var isRemembered = false

  /// Whether keys that move the focus select the item.
  var selects = false

  /// The focused cell.
  weak var cell: UICollectionViewCell?

  /// The item whose cell, or a view in that cell, is focused.
  var item: ItemPosition?

  /// The item whose cell had the focus last.
  var last: ItemPosition?

  /// Moves the index paths with their items in an update.
  mutating func follow(_ mapping: PositionMapping) {
    item = item.flatMap(mapping.newPosition(ofOld:))
    last = last.flatMap(mapping.newPosition(ofOld:))
  }
}

extension UICollectionView {
  /// Whether cells can be focused in the present mode, unless the delegate decides otherwise.
  var allowsFocusAtPresent: Bool {
    isEditing ? allowsFocusDuringEditing : allowsFocus
  }

  /// Returns whether the cell of an item can be focused; a visible cell decides first.
  func canFocus(_ position: ItemPosition) -> Bool {
    if let cell = cellForItem(at: position.indexPath), !cell.canBecomeFocused { return false }
    return delegate?.collectionView(self, canFocusItemAt: position.indexPath)
      ?? allowsFocusAtPresent
  }

  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    guard let position = indexPath(for: cell).flatMap({ ItemPosition($0) }) else { return false }
    return canFocus(position)
  }

  /// The cell that is focused when the focus enters the collection view: the last one if that is
  /// remembered, then the delegate's, then the first that can be focused.
  var preferredCells: [UICollectionViewCell] {
    layoutIfNeeded()
    let wanted =
      focus.last.flatMap { remembersLastFocusedIndexPath ? $0.indexPath : nil }
      ?? delegate?.indexPathForPreferredFocusedView(in: self)
    var cells = visibleCells
    if let wanted, let position = ItemPosition(wanted), validCounts().contains(position) {
      if cellForItem(at: wanted) == nil {
        scroll(to: wanted, [], animated: false)
        layoutIfNeeded()
      }
      if let cell = cellForItem(at: wanted) { cells.insert(cell, at: 0) }
    }
    return cells
  }

  /// Notifies the delegate of a focus that enters, leaves or moves within the collection view.
  func focusDidMove(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let paths = pathsOfFocus(context)
    focus.cell = context.next?.superview === self ? context.next as? UICollectionViewCell : nil
    focus.item = paths.next.flatMap { ItemPosition($0) }
    focus.last = focus.item ?? focus.last
    delegate?.collectionView(
      self,
      didUpdateFocusIn: UICollectionViewFocusUpdateContext(
        context,
        from: paths.previous,
        to: paths.next
      ),
      with: coordinator
    )
  }

  func mayFocusMove(_ context: UIFocusUpdateContext) -> Bool {
    let paths = pathsOfFocus(context)
    return delegate?.collectionView(
      self,
      shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(
        context,
        from: paths.previous,
        to: paths.next
      )
    ) ?? true
  }

  private func pathsOfFocus(
    _ context: UIFocusUpdateContext
  ) -> (previous: IndexPath?, next: IndexPath?) {
    func path(_ view: UIView?) -> IndexPath? {
      view.flatMap { view in
        sequence(first: view, next: \.superview).first { $0.superview === self }
          .flatMap { $0 as? UICollectionViewCell }.flatMap(indexPath(for:))
      }
    }
    let isOwn = context.previous != nil && context.previous === focus.cell
    return (isOwn ? focus.item?.indexPath : path(context.previous), path(context.next))
  }

  /// Moves the focus away from a cell that no longer shows the focused item.
  ///
  /// If the item was deleted, the preferred view is focused; if it has scrolled away, none is.
  func followFocus() {
    guard let window, let cell = focus.cell, window.focus.view === cell else { return }
    let shown = indexPath(for: cell).flatMap { ItemPosition($0) }
    guard shown == nil || shown != focus.item else { return }
    let target = focus.item == nil ? window.focusTarget(in: self) : nil
    window.moveFocus(to: target, heading: [], leaving: self)
  }

  /// Selects the item that a key has focused, if the selection follows the focus.
  func selectFocusedItem() {
    guard canSelect, selectionFollowsFocus, let position = focus.item,
      !selection.selected.contains(position)
    else { return }
    let path = position.indexPath
    guard delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true else {
      return
    }
    if canSelectSeveral {
      for other in selection.selected.sorted() {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
      }
    }
    userDidSelect(position)
  }

  /// Performs the return key: like a tap on the focused item, except that an item that is selected because
  /// of the focus is not selected again.
  func pressFocusedItem() -> Bool {
    guard canSelect, let position = focus.item else { return false }
    let path = position.indexPath
    if selectionFollowsFocus, selection.selected.contains(position) {
      guard delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true else {
        return false
      }
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
      return true
    }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    setHighlighted(position)
    delegate?.collectionView(self, didHighlightItemAt: path)
    if let highlighted = selection.highlighted { userDidTap(highlighted) }
    endHighlight()
    return true
  }
}
