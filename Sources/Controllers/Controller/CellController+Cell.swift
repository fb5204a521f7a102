import RosterPlatform

extension CellController {
  /// Begins to observe the layout of a cell, if the controller has `observesCellLayout`.
  final func observeLayout(of cell: Cell) {
    guard Self.observesCellLayout else { return }
    layoutProbe = LayoutProbe(in: cell) { [weak self] in
      guard let self, let owner, let cell = self.cell else { return }
      owner.hold { self.cellDidLayout(cell) }
    }
  }

  /// Returns the size that an item requests, unless all items have the same size.
  static func wantedSize(
    of viewModel: Model,
    state: State,
    in container: ItemContainer
  ) -> ItemSize {
    guard let common = commonSize(in: container) else {
      return size(of: viewModel, state: state, in: container)
    }
    if case .automatic = common { return size(of: viewModel, state: state, in: container) }
    return common
  }

  /// Returns whether the cell's size differs from the requested one, unless the cell is measured.
  final func isShownLargerOrSmaller(than size: ItemSize, in container: ItemContainer) -> Bool {
    if case .automatic = size { return false }
    guard let shown = cell?.bounds.size else { return false }
    let asked = size.resolved(in: container).showable(in: container.size)
    let tolerance = 0.5
    return abs(shown.width - asked.width) > tolerance
      || abs(shown.height - asked.height) > tolerance
  }

  /// Sets the accessibility actions of the cell, including those for swipes and those that move the item.
  ///
  /// If the controller never had any, the cell keeps the actions that the app has set.
  final func showAccessibilityActions(on cell: Cell) {
    var actions = accessibilityActions
    var swipes = leadingActions
    let trailing = trailingActions
    if !trailing.isEmpty { swipes += trailing }
    for swipe in swipes
    where !actions.contains(where: { $0.name == swipe.title }) {
      actions.append(AccessibilityAction(swipe.title, image: swipe.image, perform: swipe.perform))
    }
    if canMove {
      let names = environment.moveActionNames
      for (name, step) in [(names.up, MoveStep.up), (names.down, .down)]
      where !actions.contains(where: { $0.name == name }) {
        actions.append(AccessibilityAction(name) { [weak self] in self?.move(step) ?? false })
      }
    }
    guard !actions.isEmpty || showsAccessibilityActions else { return }
    showsAccessibilityActions = !actions.isEmpty
    cell.accessibilityCustomActions = actions.isEmpty ? nil : actions.map(customAction)
  }

  /// Removes the actions from a cell that is about to be reused.
  final func hideAccessibilityActions(on cell: Cell) {
    guard showsAccessibilityActions else { return }
    showsAccessibilityActions = false
    cell.accessibilityCustomActions = nil
  }

  /// Moves the item past its neighbor on behalf of the user, if `canMove` and `canMove(to:)` allow it.
  ///
  /// The list and the app are notified as if the item had been dragged. Call it in a key action;
  /// assistive technologies have actions for it already.
  ///
  /// ```swift
  /// override var keyActions: [KeyAction] {
  ///   [KeyAction("Move Up", key: .up, modifiers: .alternate) { [weak self] in self?.move(.up) }]
  /// }
  /// ```
  ///
  /// - Parameter step: The direction.
  /// - Returns: Whether the item was moved.
  @discardableResult
  public final func move(_ step: MoveStep) -> Bool {
    owner?.step(self, step) ?? false
  }

  private func customAction(_ action: AccessibilityAction) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: action.name, image: action.image) { [weak self] _ in
      // An action may be performed later, when the cell shows another item.
      guard let self, cell != nil, let owner else { return false }
      var isDone = false
      owner.hold { isDone = action.perform() }
      return isDone
    }
  }
}

extension UIView {
  /// The first view, from the back to the front, that is shown and can become the first responder.
  var firstResponderCandidate: UIResponder? {
    guard !isHidden, alpha > 0 else { return nil }
    if canBecomeFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponderCandidate).first
  }
}
