extension UICollectionView {
  /// Shows a placeholder cell and returns its identifier; nil if there is no such position.
  func insert(_ placeholder: UICollectionViewPlaceholder) -> Int? {
    guard !activity.isBusy else {
      fail("F-REENTRANT", "batch update started while another is being committed")
      return nil
    }
    layoutIfNeeded()
    let data = activity.placeholders.removing(from: validCounts())
    guard let place = ItemPosition(placeholder.insertionIndexPath),
      let count = data.numberOfItems(inSection: place.section), (0...count).contains(place.item)
    else {
      fail(
        "F-PLACEHOLDER",
        "attempt to insert a placeholder at \(placeholder.insertionIndexPath.failureText), where no"
          + " item can be inserted"
      )
      return nil
    }
    let new = activity.placeholders.add(before: place)
    activity.placeholderKinds[new.id] = placeholder
    var update = BatchUpdate()
    update.items.inserts = [new.position]
    show(update, activity.placeholders.adding(to: data))
    return new.id
  }

  /// Adds the item of a placeholder to the data source, and shows the item's own cell.
  func commitPlaceholder(_ id: Int, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !activity.isBusy, let position = activity.placeholders.position(of: id) else {
      return false
    }
    layoutIfNeeded()
    let place = activity.placeholders.insertionPlace(ofShown: position)
    let old = activity.placeholders.removing(from: validCounts())
    dataSourceUpdates(place.indexPath)
    var update = BatchUpdate()
    update.items.inserts = [place]
    let new = askForCounts()
    activity.placeholders.release(id)
    activity.placeholderKinds[id] = nil
    if let failure = update.validate(from: old, to: new) {
      discardContent()
      fail(failure.id, failure.message)
      return true
    }
    activity.isCommitting = true
    replaceCell(of: position)
    activity.isCommitting = false
    reportViewsThatWereNotReturned()
    setNeedsLayout()
    return true
  }

  /// Removes a placeholder cell.
  func deletePlaceholder(_ id: Int) -> Bool {
    guard !activity.isBusy, let position = activity.placeholders.position(of: id) else {
      return false
    }
    layoutIfNeeded()
    let data = activity.placeholders.removing(from: validCounts())
    activity.placeholders.remove(id)
    activity.placeholderKinds[id] = nil
    var update = BatchUpdate()
    update.items.deletes = [position]
    show(update, activity.placeholders.adding(to: data))
    return true
  }

  func updatePlaceholderCell(_ id: Int) {
    guard let position = activity.placeholders.position(of: id),
      let cell = cellForItem(at: position.indexPath)
    else { return }
    activity.placeholderKinds[id]?.cellUpdateHandler?(cell)
  }

  /// Returns a placeholder cell; nil if the element is not a placeholder.
  func requestPlaceholder(
    _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewCell? {
    guard let position = ItemPosition(key.indexPath),
      let found = activity.placeholders.placeholder(at: position),
      let kind = activity.placeholderKinds[found.id]
    else { return nil }
    let sort = ReuseRegistry.Key(category: .cell, identifier: kind.reuseIdentifier)
    guard let cell = pooledOrNewView(sort, attributes) as? UICollectionViewCell else {
      reportUnregistered(sort, printedKind: "UICollectionElementKindCell")
      return nil
    }
    kind.cellUpdateHandler?(cell)
    return cell
  }

  /// Returns whether an element is a placeholder.
  func isPlaceholder(_ key: ElementKey) -> Bool {
    guard !activity.placeholders.isEmpty, key.category == .cell,
      let position = ItemPosition(key.indexPath)
    else { return false }
    return activity.placeholders.placeholder(at: position) != nil
  }

  /// Applies an update of the presentation that does not concern the data source.
  private func show(_ update: BatchUpdate, _ counts: ItemCounts) {
    activity.isCommitting = true
    let departures = perform(update, PositionMapping(update), counts)
    activity.isCommitting = false
    setNeedsLayout()
    finishBatch(departures, [])
  }
}

extension UICollectionView: UIDataSourceTranslating {
}
