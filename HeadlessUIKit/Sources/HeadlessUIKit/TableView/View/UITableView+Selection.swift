extension UITableView {
  /// Whether the user can select rows at present.
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Whether the user can select several rows at present.
  var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func dropForbiddenSelection() {
    guard !canSelect || !canSelectSeveral else { return }
    let kept = canSelect ? selection.selected.sorted().prefix(1) : []
    for position in selection.selected.sorted() where !kept.contains(position) {
      setSelected(false, position, animated: false)
    }
  }

  /// Tells a cell what the table knows about its row.
  func showState(of cell: UITableViewCell, _ position: ItemPosition) {
    cell.row.editingStyle = editingStyle(at: position)
    cell.row.canMove = canMove(position)
    cell.setEditing(isEditing && canEdit(position), animated: false)
    cell.setSelected(selection.selected.contains(position), animated: false)
    if cell.isHighlighted != (selection.highlighted == position) {
      cell.setHighlighted(selection.highlighted == position, animated: false)
    }
  }

  func setSelected(_ isSelected: Bool, _ position: ItemPosition, animated: Bool) {
    if isSelected {
      selection.selected.insert(position)
    } else if selection.selected.remove(position) == nil {
      return
    }
    shown.cells[position]?.setSelected(isSelected, animated: animated)
  }

  func selectSilently(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath, let position = ItemPosition(indexPath) else {
      for other in selection.selected.sorted() { setSelected(false, other, animated: animated) }
      return
    }
    guard validCounts().contains(position) else { return }
    if !canSelectSeveral {
      for other in selection.selected.sorted() where other != position {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, position, animated: animated)
    if scrollPosition != .none { scroll(to: indexPath, scrollPosition, animated: animated) }
  }

  /// Highlights the row under a finger, if the delegate allows it.
  func touchBegan(_ touches: Set<UITouch>) {
    guard canSelect, let position = row(under: touches) else { return }
    let path = position.indexPath
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    setHighlighted(position)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Selects or deselects the highlighted row, and removes the highlight.
  func touchEnded(_ touches: Set<UITouch>) {
    guard let position = selection.highlighted else { return }
    if row(under: touches) == position { userDidTap(position) }
    endHighlight()
  }

  func endHighlight() {
    guard let position = selection.highlighted else { return }
    setHighlighted(nil)
    delegate?.tableView(self, didUnhighlightRowAt: position.indexPath)
  }

  private func setHighlighted(_ position: ItemPosition?) {
    let old = selection.highlighted
    selection.highlighted = position
    if let old { shown.cells[old]?.setHighlighted(false, animated: false) }
    if let position { shown.cells[position]?.setHighlighted(true, animated: false) }
  }

  private func row(under touches: Set<UITouch>) -> ItemPosition? {
    guard let touch = touches.first else { return nil }
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    return position(at: point)
  }

  private func userDidTap(_ position: ItemPosition) {
    if canSelectSeveral, selection.selected.contains(position) {
      userDidDeselect(position)
    } else {
      userDidSelect(position)
    }
    let path = position.indexPath
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  /// Selects the row that the delegate names in place of the tapped one; with single selection, the previous one is
  /// deselected first, if the delegate allows that.
  private func userDidSelect(_ position: ItemPosition) {
    guard let target = answer(position, { $0.tableView(self, willSelectRowAt: $1) }) else { return }
    if !canSelectSeveral {
      for other in selection.selected.sorted() where other != target { userDidDeselect(other) }
    }
    setSelected(true, target, animated: false)
    delegate?.tableView(self, didSelectRowAt: target.indexPath)
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }

  private func userDidDeselect(_ position: ItemPosition) {
    guard let target = answer(position, { $0.tableView(self, willDeselectRowAt: $1) }) else {
      return
    }
    setSelected(false, target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target.indexPath)
  }

  private func answer(
    _ position: ItemPosition,
    _ ask: (any UITableViewDelegate, IndexPath) -> IndexPath?
  ) -> ItemPosition? {
    guard let delegate else { return position }
    return ask(delegate, position.indexPath).flatMap { ItemPosition($0) }
  }

  func userDidTouchDetail(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
