extension UICollectionView {
  private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout,
      layout.definitions.indices.contains(section)
    else { return nil }
    return layout.definitions[section]?.list
  }

  /// Whether a navigation bar with a large title is above the list.
  var isBelowLargeTitle: Bool {
    var view: UIView? = self
    while let current = view, current.controller == nil { view = current.superview }
    guard let container = view?.controller?.parent as? UINavigationController else { return false }
    return !container.isNavigationBarHidden && container.navigationBar.isLarge
  }

  /// Sets the separators and the background of a row.
  func showSeparators(of cell: UICollectionViewCell, at position: ItemPosition) {
    if let list = list(ofSection: position.section) { cell.adoptList(list.appearance) }
    let count = knownCounts?.numberOfItems(inSection: position.section) ?? 0
    let lines = list(ofSection: position.section)?
      .separators(at: position.indexPath, isLast: position.item == count - 1)
    guard cell.configuration.separators?.configuration != lines else { return }
    let separators = cell.configuration.separators ?? SeparatorViews()
    cell.configuration.separators = separators
    separators.configuration = lines
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
      guard let cell = element.view as? UICollectionViewCell,
        let position = ItemPosition(key.indexPath)
      else { continue }
      showSeparators(of: cell, at: position)
    }
    let lists = layout.definitions.lazy.compactMap { $0?.list }
    showListBackground(
      lists.compactMap(\.backgroundColor).first ?? lists.first?.appearance.backgroundColor
    )
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

extension UICollectionLayoutListConfiguration.Appearance {
  /// The color behind the rows, or nil for that of the collection view.
  fileprivate var backgroundColor: UIColor? {
    switch self {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .plain, .sidebar, .sidebarPlain: nil
    }
  }
}
