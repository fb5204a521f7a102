extension UICollectionView {
  typealias Departure = (key: ElementKey, element: CollectionContent.Element)

  /// Shows an update that was found sound, and returns the elements whose display is to end.
  ///
  /// The context tells the layout what to compute again; without one the counts have changed.
  func perform(
    _ update: BatchUpdate,
    _ newCounts: ItemCounts,
    _ context: UICollectionViewLayoutInvalidationContext? = nil
  ) -> [Departure] {
    let mapping = PositionMapping(update)
    content.counts = newCounts
    selection.follow(mapping)
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

  /// Whether more happens than that cells are configured again.
  private func changesLayout(_ update: BatchUpdate) -> Bool {
    content.needsPreparation || update.reconfiguredItems.isEmpty || !update.sections.isEmpty
      || !update.items.isEmpty
  }

  /// Lays out the new data and gives every element its new place.
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

  /// Asks where the content should be now, and scrolls there as far as content can rest.
  func moveToTargetOffset() {
    let proposed = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let target = delegate?.collectionView(
      self,
      targetContentOffsetForProposedContentOffset: proposed
    )
    let offset = restingOffset(near: target ?? proposed)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Files the displayed elements under their new paths and returns those that have none.
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

  /// The supplementary and decoration views that go although their section stays.
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

  /// Asks how surviving elements start and end, as UIKit does also when the answer is of no use.
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

  /// Takes elements out of the displayed ones that are beyond the visible area now.
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

  /// Has the data source configure the existing cells of items again.
  private func reconfigure(_ positions: [ItemPosition]) {
    for position in positions {
      let key = ElementKey.cell(position)
      guard let element = content.displayed[key] ?? content.prepared[key] else { continue }
      _ = requestCell(key, element.attributes, existing: element.view)
      forgetFit(key)
    }
  }
}
