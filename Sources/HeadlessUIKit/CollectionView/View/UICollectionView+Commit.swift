extension UICollectionView {
  typealias Departure = (key: ElementKey, element: CollectionContent.Element)

  /// The key of an element before an update, and after it; nil if the update deletes the element.
  private typealias Passage = (old: ElementKey, new: ElementKey?)

  /// Performs a valid update, and returns the elements whose display ends.
  ///
  /// The context describes what the layout has to compute again; without one the counts have
  /// changed.
  func perform(
    _ update: BatchUpdate,
    _ mapping: PositionMapping,
    _ newCounts: ItemCounts,
    _ context: UICollectionViewLayoutInvalidationContext? = nil
  ) -> [Departure] {
    knownCounts = newCounts
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
    let passages = passages(mapping)
    let layout = currentLayout
    let context =
      context ?? layout.makeInvalidationContext(everything: false, dataSourceCounts: true)
    layout.update = LayoutUpdate(mapping: mapping, oldElements: layout.mirrored(content.displayed))
    layout.invalidateLayout(with: context)
    layout.dataDidChange(mapping)
    prepareLayoutIfNeeded()
    activity.isShowingUpdate = true
    layout.prepare(forCollectionViewUpdates: update.updateItems(mapping))
    moveToTargetOffset()
    prepareLayoutIfNeeded()

    var departures = moveDisplayedElements(passages)
    movePreparedElements(mapping)
    takeOnFinalAttributes(departures)
    resignFirstResponders(of: departures, mapping)
    let area = bounds
    let wanted = attributesOfVisibleElements()
    askForAnimationEnds(passages)
    let preparation = content.preparations
    let isComplete = showArrivalsAndSurvivors(wanted)
    if !isComplete || content.displayed.count > wanted.count {
      departures += takeSurvivorsThatLeave(passages, since: preparation)
    }
    if isComplete { content.noteShown(wanted, in: area) }
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

  /// Returns where the update takes the displayed elements, in ascending order of their index
  /// paths.
  private func passages(_ mapping: PositionMapping) -> [Passage] {
    var result: [Passage] = []
    for key in content.orderedKeys { result.append((key, mapping.newKey(ofOld: key))) }
    return result
  }

  /// Moves the displayed elements to their new index paths, and returns the deleted ones.
  private func moveDisplayedElements(_ passages: [Passage]) -> [Departure] {
    let deleted = elementsTheLayoutDeletes()
    var departures: [Departure] = []
    var survivors = [ElementKey: CollectionContent.Element](minimumCapacity: passages.count)
    for (key, newKey) in passages {
      guard let element = content.displayed[key] else { continue }
      if let newKey, !deleted.contains(key) {
        survivors[newKey] = element
      } else {
        departures.append((key, element))
      }
    }
    content.displayed = survivors
    return departures
  }

  private func takeOnFinalAttributes(_ departures: [Departure]) {
    for (key, element) in departures {
      guard let final = currentLayout.finalAttributes(for: key) else { continue }
      element.view.takeOn(final)
    }
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
  private func askForAnimationEnds(_ passages: [Passage]) {
    for (key, newKey) in passages {
      guard let newKey else { continue }
      _ = currentLayout.ownInitialAttributes(for: newKey)
      _ = currentLayout.ownFinalAttributes(for: key)
    }
  }

  /// Displays the elements in the visible area, and returns whether each of them has a view.
  private func showArrivalsAndSurvivors(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    let generation = content.generation
    let showsPositions = cellsShowPositions
    var isComplete = true
    for attributes in wanted {
      let key = attributes.key
      if let index = content.displayed.index(forKey: key) {
        place(index, attributes)
        if showsPositions { showSelection(at: key) }
      } else {
        let initial = currentLayout.ownInitialAttributes(for: key)
        isComplete = display(attributes, initial: initial) && isComplete
      }
    }
    return isComplete && content.generation == generation
  }

  /// Applies its new attributes to an element that stays.
  private func place(
    _ index: [ElementKey: CollectionContent.Element].Index,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    let element = content.displayed.values[index]
    let preparation = content.preparations
    content.displayed.values[index].preparation = preparation
    guard !element.attributes.isEqual(attributes) else { return }
    change(element, to: attributes, isFresh: element.preparation != preparation)
  }

  /// Whether cells show what depends on their positions and not only on their items, so that an
  /// update may change it.
  private var cellsShowPositions: Bool {
    isEditing || activity.movement != nil || dragging.operation != nil || dragging.drop != nil
  }

  private func showSelection(at key: ElementKey) {
    guard let cell = content.displayed[key]?.view as? UICollectionViewCell else { return }
    showSelection(of: cell, key)
  }

  /// Removes displayed elements that are outside the visible area now: those that have not been placed
  /// since the layout was prepared for the update.
  private func takeSurvivorsThatLeave(
    _ passages: [Passage],
    since preparation: Int
  ) -> [Departure] {
    let layout = currentLayout
    let isMirrored = layout.isMirrored
    var departures: [Departure] = []
    for (_, newKey) in passages {
      guard let key = newKey, let index = content.displayed.index(forKey: key),
        content.displayed.values[index].preparation < preparation
      else { continue }
      let element = content.displayed.remove(at: index).value
      departures.append((key, element))
      if let attributes = layout.ownAttributes(for: key) {
        element.view.takeOn(isMirrored ? layout.mirrored(attributes) : attributes)
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
