import RosterPlatform

extension CellController {
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
      owner._hold { isDone = action.perform() }
      return isDone
    }
  }
}
