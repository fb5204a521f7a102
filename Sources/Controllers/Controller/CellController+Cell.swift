import RosterLayout
import RosterPlatform

extension CellController {
  /// Begins to observe the layout of a cell, if the controller wants to know.
  final func observeLayout(of cell: Cell) {
    guard Self.observesCellLayout else { return }
    layoutProbe = LayoutProbe(in: cell) { [weak self] in
      guard let self, let owner, let cell = self.cell else { return }
      owner.hold { self.cellDidLayout(cell) }
    }
  }

  /// Gives the cell the actions that the controller has at present.
  ///
  /// A cell whose controller never had any keeps those that the app has given it.
  final func showAccessibilityActions(on cell: Cell) {
    let actions = accessibilityActions
    guard !actions.isEmpty || showsAccessibilityActions else { return }
    showsAccessibilityActions = !actions.isEmpty
    cell.accessibilityCustomActions = actions.isEmpty ? nil : actions.map(customAction)
  }

  /// Takes the actions from a cell that is about to show something else.
  final func hideAccessibilityActions(on cell: Cell) {
    guard showsAccessibilityActions else { return }
    showsAccessibilityActions = false
    cell.accessibilityCustomActions = nil
  }

  private func customAction(_ action: AccessibilityAction) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: action.name, image: action.image) { [weak self] _ in
      // Whoever holds on to an action may ask for it when the cell shows another item.
      guard let self, cell != nil, let owner else { return false }
      var isDone = false
      owner.hold { isDone = action.perform() }
      return isDone
    }
  }
}
