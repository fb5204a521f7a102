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
    in container: Container
  ) -> ItemSize {
    guard let common = commonSize(in: container) else {
      return size(of: viewModel, state: state, in: container)
    }
    if case .automatic = common { return size(of: viewModel, state: state, in: container) }
    return common
  }

  /// Returns whether the cell's size differs from the requested one, unless the cell is measured.
  final func isShownLargerOrSmaller(than size: ItemSize, in container: Container) -> Bool {
    if case .automatic = size { return false }
    guard let shown = cell?.bounds.size else { return false }
    let asked = size.resolved(in: container).showable(in: container.size)
    let tolerance = 0.5
    return abs(shown.width - asked.width) > tolerance
      || abs(shown.height - asked.height) > tolerance
  }

  /// Sets the accessibility actions of the cell, including those for swipes.
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
