extension UICollectionView {
  typealias Departure = (key: ElementKey, element: CollectionContent.Element)

  /// Performs a valid update, and returns the elements whose display ends.
  ///
  /// The context describes what the layout has to compute again; without one the counts have
  /// changed.
  func perform(
    _ update: BatchUpdate,
    _ newCounts: ItemCounts,
    _ context: UICollectionViewLayoutInvalidationContext? = nil
  ) -> [Departure] {
    let mapping = PositionMapping(update)
    content.counts = newCounts
    selection.follow(mapping)
    focus.follow(mapping)
    dragging.operation?.follow(mapping)
    activity.prefetched = Set(activity.prefetched.compactMap(mapping.newPosition(ofOld:)))
    activity.settling = Set(activity.settling.compactMap(mapping.newPosition(ofOld:)))
    var departures: [Departure] = []
    if changesLayout(update) {
      departures = performLayoutUpdate(update, mapping, context)
    }
    reconfigure(update.reconfiguredItems.compactMap(mapping.newPosition(ofOld:)))
    return departures
  }

  /// Returns whether the update does more than configure cells again.
  private func changesLayout(_ update: BatchUpdate) -> Bool {
    content.needsPreparation || update.reconfiguredItems.isEmpty || !update.sections.isEmpty
      || !update.items.isEmpty
  }

  /// Lays out the new data and moves each element to its new position.
  private func performLayoutUpdate(
    _ update: BatchUpdate,
    _ mapping: PositionMapping,
    _ context: UICollectionViewLayoutInvalidationContext?
  ) -> [Departure] {
    let old = content.displayed
    let layout = currentLayout
    let context =
      context ?? layout.makeInvalidationContext(everything: false, dataSourceCounts: true)
    layout.update = LayoutUpdate(
      mapping: mapping,
      oldAttributes: old.mapValues { layout.mirrored($0.attributes) }
    )
    layout.invalidateLayout(with: context)
    layout.dataDidChange(mapping)
    prepareLayoutIfNeeded()
    activity.isShowingUpdate = true
    layout.prepare(forCollectionViewUpdates: update.updateItems(mapping))
    moveToTargetOffset()
    prepareLayoutIfNeeded()

    var departures = moveDisplayedElements(mapping)
    resignFirstResponders(of: departures, mapping)
    let wanted = attributesOfVisibleElements()
    askForAnimationEnds(of: old.keys.sorted(), mapping)
    showArrivalsAndSurvivors(wanted)
    departures += takeSurvivorsThatLeave(wanted)
    activity.isShowingUpdate = false
    layout.finalizeCollectionViewUpdates()
    layout.update = nil
    return departures
  }

  /// Asks the layout for the content offset, and scrolls there within the limits of the content.
  func moveToTargetOffset() {
    let proposed = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let target = delegate?.collectionView(
      self,
      targetContentOffsetForProposedContentOffset: proposed
    )
    let offset = restingOffset(near: target ?? proposed)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Moves the displayed elements to their new index paths, and returns the deleted ones.
  private func moveDisplayedElements(_ mapping: PositionMapping) -> [Departure] {
    let deleted = elementsTheLayoutDeletes()
    var departures: [Departure] = []
    var survivors: [ElementKey: CollectionContent.Element] = [:]
    for key in content.orderedKeys {
      guard let element = content.displayed[key] else { continue }
      if let newKey = mapping.newKey(ofOld: key), !deleted.contains(key) {
        survivors[newKey] = element
      } else {
        departures.append((key, element))
      }
    }
    content.displayed = survivors
    movePreparedElements(mapping)
    for (key, element) in departures {
      guard let final = currentLayout.finalAttributes(for: key) else { continue }
      element.view.takeOn(final)
    }
    return departures
  }

  /// Returns the supplementary and decoration views that the layout deletes although their section
  /// stays.
  private func elementsTheLayoutDeletes() -> Set<ElementKey> {
    var result: Set<ElementKey> = []
    for key in content.displayed.keys where key.category != .cell {
      guard let kind = key.kind else { continue }
      let paths =
        key.category == .supplementaryView
        ? currentLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        : currentLayout.indexPathsToDeleteForDecorationView(ofKind: kind)
      if paths.contains(key.indexPath) { result.insert(key) }
    }
    return result
  }

  /// Asks for the initial and final attributes of surviving elements, as UIKit does even if it does
  /// not use them.
  private func askForAnimationEnds(of oldKeys: [ElementKey], _ mapping: PositionMapping) {
    for key in oldKeys {
      guard let newKey = mapping.newKey(ofOld: key) else { continue }
      _ = currentLayout.initialAttributes(for: newKey)
      _ = currentLayout.finalAttributes(for: key)
    }
  }

  private func showArrivalsAndSurvivors(_ wanted: [UICollectionViewLayoutAttributes]) {
    for attributes in wanted {
      let key = attributes.key
      if let element = content.displayed[key] {
        place(element, key, attributes)
      } else {
        display(attributes, initial: currentLayout.ownInitialAttributes(for: key))
      }
    }
  }

  private func place(
    _ element: CollectionContent.Element,
    _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    update(key, attributes)
    if let cell = element.view as? UICollectionViewCell { showSelection(of: cell, key) }
  }

  /// Removes displayed elements that are outside the visible area now.
  private func takeSurvivorsThatLeave(
    _ wanted: [UICollectionViewLayoutAttributes]
  ) -> [Departure] {
    let visible = Set(wanted.lazy.map(\.key))
    var departures: [Departure] = []
    for key in content.orderedKeys where !visible.contains(key) {
      guard let element = content.displayed.removeValue(forKey: key) else { continue }
      departures.append((key, element))
      if let attributes = currentLayout.attributes(for: key) {
        element.view.takeOn(attributes)
      } else {
        reportMissingAttributes(key)
      }
    }
    return departures
  }

  /// Asks the data source to configure the existing cells of items again.
  private func reconfigure(_ positions: [ItemPosition]) {
    for position in positions {
      let key = ElementKey.cell(position)
      guard let element = content.displayed[key] ?? content.prepared[key] else { continue }
      _ = requestCell(key, element.attributes, existing: element.view)
      forgetFit(key)
    }
  }
}
