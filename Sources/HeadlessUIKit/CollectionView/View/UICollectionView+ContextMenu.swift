extension UICollectionView {
  /// Asks the delegate for the menu at a point, with its present method or else the older one.
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
