extension UICollectionView {
  /// Opens the delegate's context menu on a long press.
  func watchForMenus() {
    if menuPress == nil { addGestureRecognizer(MenuPress(self)) }
  }

  /// The gesture that opens context menus.
  var menuPress: MenuPress? {
    gestureRecognizers?.lazy.compactMap { $0 as? MenuPress }.first
  }

  /// Shows the menu of a configuration beside the touched item.
  func open(_ configuration: UIContextMenuConfiguration, at point: CGPoint) {
    guard let window, let menu = configuration.actionProvider?([]) else { return }
    let cell = frontmostItem(at: point).flatMap { cellForItem(at: $0.indexPath) }
    let place = cell?.frame ?? CGRect(origin: point, size: .zero)
    let animator = MenuAnimator(preview: configuration.preview)
    delegate?.collectionView(self, willDisplayContextMenuWith: configuration, animator: animator)
    animator.run()
    window.showMenu(
      menu,
      from: self,
      near: convert(place, to: window),
      onClose: { [weak self] in self?.end(configuration) },
      onChoose: { [weak self] action in action.perform(sender: self) }
    )
    window.menuView?.onPreview = { [weak self] in self?.commit(configuration) }
  }

  private func end(_ configuration: UIContextMenuConfiguration) {
    let animator = MenuAnimator(preview: configuration.preview)
    delegate?.collectionView(
      self,
      willEndContextMenuInteractionWith: configuration,
      animator: animator
    )
    animator.run()
  }

  /// Performs a tap on the preview beside a menu, and returns the commit style.
  private func commit(
    _ configuration: UIContextMenuConfiguration
  ) -> UIContextMenuInteractionCommitStyle {
    let animator = MenuAnimator(preview: configuration.preview)
    delegate?.collectionView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
    animator.run()
    return animator.preferredCommitStyle
  }

  /// Asks the delegate for the menu at a point, by its current method or else by the deprecated
  /// one.
  func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    let touched = frontmostItem(at: point)
    let answer: UIContextMenuConfiguration?? = OptionalRequirement.result {
      delegate.collectionView(
        self,
        contextMenuConfigurationForItemsAt: menuItems(touching: touched).map(\.indexPath),
        point: point
      )
    }
    if let answer { return answer }
    guard let touched else { return nil }
    return delegate.collectionView(
      self,
      contextMenuConfigurationForItemAt: touched.indexPath,
      point: point
    )
  }

  private func menuItems(touching touched: ItemPosition?) -> [ItemPosition] {
    guard let touched else { return [] }
    let selected = selection.selected
    return selected.contains(touched) ? selected.sorted() : [touched]
  }
}

/// The long press gesture that opens a collection view's context menus.
@preconcurrency @MainActor final class MenuPress: UILongPressGestureRecognizer {
  private weak var collectionView: UICollectionView?

  /// The menu under the finger, until the finger is lifted.
  private(set) var configuration: UIContextMenuConfiguration?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    actions = [GestureAction { [weak self] in self?.follow() }]
  }

  /// Begins where the delegate has a menu.
  override var mayBegin: Bool {
    guard let collectionView, collectionView.window != nil else { return false }
    configuration = collectionView.contextMenu(at: location(in: collectionView))
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
    guard let collectionView else { return }
    if state == .began, let configuration {
      collectionView.open(configuration, at: location(in: collectionView))
    } else if state == .changed, collectionView.dragging.operation?.phase == .dragging {
      collectionView.window?.menuView?.close()
    }
  }
}
