extension UICollectionViewDiffableDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Whether this object is the collection view's data source.
  private var isAsked: Bool { shownView?.dataSource === self }

  /// Applies the difference to the collection view, and calls back when a user would have seen the
  /// change.
  func show(
    _ snapshot: Snapshot,
    _ newOutlines: [SectionIdentifierType: Outline],
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard let view = shownView, isAsked else {
      take(snapshot, newOutlines)
      return finishUnseen(completion)
    }
    let change = DiffableChange(from: current, to: snapshot)
    guard !change.isEmpty else {
      take(snapshot, newOutlines)
      return finishUnseen(completion)
    }
    let update = {
      view.performBatchUpdates {
        self.take(snapshot, newOutlines)
        view.record(change)
      } completion: { _ in
        completion?()
      }
    }
    animated ? update() : UIView.performWithoutAnimation(update)
    showOutlines()
  }

  func reload(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    take(snapshot, keptOutlines(in: snapshot))
    if isAsked { shownView?.reloadData() }
    finishUnseen(completion)
  }

  private func take(_ snapshot: Snapshot, _ newOutlines: [SectionIdentifierType: Outline]) {
    current = snapshot.withoutMarks
    outlines = newOutlines
  }

  private func finishUnseen(_ completion: (() -> Void)?) {
    guard let completion else { return }
    guard let view = shownView else { return Headless.schedule { completion() } }
    view.finishLater(animated: false) { completion() }
  }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard let position = ItemPosition(indexPath),
      let section = sectionIdentifier(for: position.section),
      let items = current.itemsOfSection[section], items.indices.contains(position.item)
    else { return nil }
    return items[position.item]
  }

  func providedCell(
    in collectionView: UICollectionView,
    at indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = item(at: indexPath) else { return UICollectionViewCell(frame: .zero) }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      Headless.fail(
        "F-CELL-NIL",
        "UICollectionView dataSource returned a nil cell for row at index path:"
          + " \(indexPath.failureText). Collection view: \(collectionView.failureText)"
      )
      return UICollectionViewCell(frame: .zero)
    }
    showOutline(of: item, in: cell)
    return cell
  }

  /// Applies a move that the user made, and notifies the app.
  func userDidMoveItem(at source: IndexPath, to target: IndexPath) {
    guard let item = item(at: source), let section = sectionIdentifier(for: target.section) else {
      return
    }
    let initial = current
    var final = initial
    final.remove([item])
    let items = final.itemsOfSection[section] ?? []
    if items.indices.contains(target.item) {
      final.insertItems([item], beforeItem: items[target.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = transaction(from: initial, to: final)
    reorderingHandlers.willReorder?(transaction)
    take(final, keptOutlines(in: final))
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    from initial: Snapshot,
    to final: Snapshot
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let parts = final.sections.compactMap { section in
      let old = initial.itemsOfSection[section] ?? []
      let new = final.itemsOfSection[section] ?? []
      return old == new
        ? nil
        : NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(
          sectionIdentifier: section,
          initialSnapshot: outlines[section] ?? Outline(old),
          finalSnapshot: Outline(new),
          difference: new.difference(from: old).inferringMoves()
        )
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: initial,
      finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
      sectionTransactions: parts
    )
  }
}

extension UICollectionView {
  /// Records the operations of a change, inside a batch update.
  fileprivate func record<Section, Item>(_ change: DiffableChange<Section, Item>) {
    if !change.deletedSections.isEmpty { deleteSections(change.deletedSections) }
    if !change.insertedSections.isEmpty { insertSections(change.insertedSections) }
    if !change.reloadedSections.isEmpty { reloadSections(change.reloadedSections) }
    for move in change.movedSections { moveSection(move.source, toSection: move.target) }
    if !change.deletedItems.isEmpty { deleteItems(at: change.deletedItems) }
    if !change.insertedItems.isEmpty { insertItems(at: change.insertedItems) }
    if !change.reloadedItems.isEmpty { reloadItems(at: change.reloadedItems) }
    for move in change.movedItems { moveItem(at: move.source, to: move.target) }
    if !change.reconfiguredItems.isEmpty { reconfigureItems(at: change.reconfiguredItems) }
  }
}
