/// The long press gesture that opens context menus.
@preconcurrency @MainActor final class MenuPress: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?

  /// The menu under the finger, until the finger is lifted.
  private(set) var configuration: UIContextMenuConfiguration?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    actions = [GestureAction { [weak self] in self?.follow() }]
  }

  /// Begins where the delegate has a menu.
  override var mayBegin: Bool {
    guard let interaction, let view, view.window != nil else { return false }
    configuration = interaction.configuration(at: location(in: view))
    return configuration != nil
  }

  /// An item that is lifted for a drag also shows its menu, until it is dragged.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is DragLift)
  }

  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(preventingGestureRecognizer is DragLift)
  }

  override func reset() {
    super.reset()
    configuration = nil
  }

  private func follow() {
    if state == .began, let configuration {
      interaction?.open(configuration)
    } else if state == .changed, let list = view as? UICollectionView,
      list.dragging.operation?.phase == .dragging
    {
      list.window?.menuView?.close()
    }
  }
}
