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

  /// The size that an item asks for, if not all items ask for the same.
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

  /// Whether the cell has another size than the item asks for, if the item leaves it not to the cell.
  final func isShownLargerOrSmaller(than size: ItemSize, in container: Container) -> Bool {
    if case .automatic = size { return false }
    guard let shown = cell?.bounds.size else { return false }
    let asked = size.resolved(in: container).showable(in: container.size)
    let tolerance = 0.5
    return abs(shown.width - asked.width) > tolerance
      || abs(shown.height - asked.height) > tolerance
  }

  /// Gives the cell the actions that the controller has at present, those of swipes among them.
  ///
  /// A cell whose controller never had any keeps those that the app has given it.
  final func showAccessibilityActions(on cell: Cell) {
    var actions = accessibilityActions
    for swipe in leadingActions + trailingActions
    where !actions.contains(where: { $0.name == swipe.title }) {
      actions.append(AccessibilityAction(swipe.title, image: swipe.image, perform: swipe.perform))
    }
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
