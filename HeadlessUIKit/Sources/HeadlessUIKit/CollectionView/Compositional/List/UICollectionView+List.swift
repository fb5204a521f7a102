extension UICollectionView {
  private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout,
      layout.definitions.indices.contains(section)
    else { return nil }
    return layout.definitions[section]?.list
  }

  /// Sets the separators of a row.
  func showSeparators(of cell: UICollectionViewListCell, at position: ItemPosition) {
    let count = knownCounts?.numberOfItems(inSection: position.section) ?? 0
    let lines = list(ofSection: position.section)?
      .separators(at: position.indexPath, isLast: position.item == count - 1)
    guard cell.separators.configuration != lines else { return }
    cell.separators.configuration = lines
    cell.setNeedsLayout()
  }

  /// Updates the separators of visible rows, and the color behind a list.
  func showLists() {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout,
      layout.definitions.contains(where: { $0?.list != nil })
    else {
      listBackground?.removeFromSuperview()
      listBackground = nil
      return
    }
    for (key, element) in content.displayed where key.category == .cell {
      guard let cell = element.view as? UICollectionViewListCell,
        let position = ItemPosition(key.indexPath)
      else { continue }
      showSeparators(of: cell, at: position)
    }
    showListBackground(layout.definitions.lazy.compactMap { $0?.list?.backgroundColor }.first)
  }

  private func showListBackground(_ color: UIColor?) {
    guard let color else {
      listBackground?.removeFromSuperview()
      listBackground = nil
      return
    }
    let view = listBackground ?? UIView()
    listBackground = view
    view.backgroundColor = color
    view.isUserInteractionEnabled = false
    view.frame = bounds
    if view.superview !== self || subviews.first !== view { insertSubview(view, at: 0) }
  }
}
