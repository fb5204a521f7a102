/// A data source whose items a user can expand and collapse.
@preconcurrency @MainActor protocol OutlineDataSource: AnyObject {
  /// Expands or collapses the item at an index path, if it is part of an outline and the app allows
  /// it.
  func toggleItem(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource {
  func show(
    _ outline: Outline,
    in section: SectionIdentifierType,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    var snapshot = current
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.remove(Set(snapshot.itemIdentifiers(inSection: section)))
    snapshot.appendItems(outline.visibleItems, toSection: section)
    var newOutlines = keptOutlines(in: snapshot)
    newOutlines[section] = outline
    show(snapshot, newOutlines, animated: animated, completion)
  }

  /// Returns the outlines that still agree with a snapshot's sections.
  func keptOutlines(in snapshot: Snapshot) -> [SectionIdentifierType: Outline] {
    outlines.filter { snapshot.itemsOfSection[$0.key] == $0.value.visibleItems }
  }

  func toggleItem(at indexPath: IndexPath) {
    guard let item = item(at: indexPath), let section = current.sectionOfItem[item],
      var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    showOutlines()
  }

  /// Updates the indentation and the disclosure of visible cells.
  func showOutlines() {
    guard !outlines.isEmpty, let shownView else { return }
    for path in shownView.indexPathsForVisibleItems {
      guard let item = item(at: path), let cell = shownView.cellForItem(at: path) else { continue }
      showOutline(of: item, in: cell)
    }
  }

  func showOutline(of item: ItemIdentifierType, in cell: UICollectionViewCell) {
    guard let section = current.sectionOfItem[item], let outline = outlines[section] else { return }
    cell.setExpanded(outline.isExpanded(item))
    guard let cell = cell as? UICollectionViewListCell else { return }
    let level = outline.level(of: item)
    if cell.indentationLevel != level { cell.indentationLevel = level }
  }
}
