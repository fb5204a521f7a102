extension UICollectionView {
  /// Opens the delegate's context menus on a long press.
  func watchForMenus() {
    guard activity.menus == nil else { return }
    let menus = CollectionMenus(of: self)
    activity.menus = menus
    addInteraction(menus.interaction)
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

/// Asks a collection view's delegate about the menus of its items.
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
  private let listReference: LayoutItemReference
  private var list: UICollectionView? { listReference.item?.asView as? UICollectionView }
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  /// The item whose menu is open; it follows updates.
  private weak var cell: UICollectionViewCell?

  /// The finger's place when the menu opened, where it is beside all items.
  private var place = CGPoint.zero

  init(of list: UICollectionView) {
    listReference = list.layoutReference
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let list else { return nil }
    place = location
    cell = list.frontmostItem(at: location).flatMap { list.cellForItem(at: $0.indexPath) }
    return list.contextMenu(at: location)
  }

  /// Asks the delegate, and shows the cell if that has nothing else.
  private func preview(
    _ ask: (any UICollectionViewDelegate, UICollectionView, IndexPath) -> UITargetedPreview?
  ) -> UITargetedPreview? {
    guard let list, list.window != nil else { return nil }
    guard let cell, let path = list.indexPath(for: cell) else {
      let spot = UIView(frame: CGRect(origin: place, size: .zero))
      let target = UIPreviewTarget(container: list, center: place)
      return UITargetedPreview(view: spot, parameters: UIPreviewParameters(), target: target)
    }
    return list.delegate.flatMap { ask($0, list, path) } ?? UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview { delegate, list, path in
      delegate.collectionView(
        list,
        contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: path
      )
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview { delegate, list, path in
      delegate.collectionView(
        list,
        contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: path
      )
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let list else { return }
    list.delegate?.collectionView(
      list,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let list else { return }
    list.delegate?.collectionView(
      list,
      willDisplayContextMenu: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let list else { return }
    list.delegate?.collectionView(
      list,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
}
