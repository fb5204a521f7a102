extension UICollectionView {
  /// The view of an element whose display ends with an update.
  struct Departure {
    let key: ElementKey
    let view: UICollectionReusableView
  }

  /// The key of an element before an update, and after it; nil if the update deletes the element.
  private struct Passage {
    let old: ElementKey
    let new: ElementKey?
    let element: CollectionContent.Element
  }

  /// What becomes of the elements that an update finds on screen.
  private struct Moves {
    /// The deleted elements.
    var deleted: [Departure] = []

    /// The elements that are outside the visible area now.
    var leaving: [Departure] = []

    /// Whether an element that is visible now was visible before, by its index among the visible ones.
    var stays: [Bool]
  }

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

    let (area, visible) = (bounds, visibleElements())
    let passages = passages(mapping)
    let moves = moveDisplayedElements(passages, to: visible)
    movePreparedElements(mapping)
    takeOnFinalAttributes(moves.deleted)
    resignFirstResponders(of: moves.deleted, mapping)
    askForAnimationEnds(passages)
    if showArrivalsAndSurvivors(visible.attributes, moves.stays) {
      content.noteShown(visible.attributes, in: area)
    }
    moveOutOfSight(moves.leaving)
    activity.isShowingUpdate = false
    layout.finalizeCollectionViewUpdates()
    layout.update = nil
    return moves.deleted.isEmpty ? moves.leaving : moves.deleted + moves.leaving
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
    var passages: [Passage] = []
    passages.reserveCapacity(content.displayed.count)
    for index in content.orderedIndices {
      let (key, element) = content.displayed[index]
      passages.append(Passage(old: key, new: mapping.newKey(ofOld: key), element: element))
    }
    return passages
  }

  /// Moves the displayed elements that stay visible to their new index paths, and takes the others away.
  private func moveDisplayedElements(_ passages: [Passage], to visible: VisibleElements) -> Moves {
    let deleted = elementsTheLayoutDeletes()
    var moves = Moves(stays: Array(repeating: false, count: visible.attributes.count))
    moves.leaving.reserveCapacity(passages.count)
    var survivors = [ElementKey: CollectionContent.Element](
      minimumCapacity: visible.attributes.count
    )
    for index in passages.indices {
      let (old, view) = (passages[index].old, passages[index].element.view)
      guard let key = passages[index].new, !deleted.contains(old) else {
        moves.deleted.append(Departure(key: old, view: view))
        continue
      }
      if let place = visible.places[key] {
        survivors[key] = passages[index].element
        moves.stays[place] = true
      } else {
        moves.leaving.append(Departure(key: key, view: view))
      }
    }
    content.displayed = survivors
    return moves
  }

  private func takeOnFinalAttributes(_ departures: [Departure]) {
    for departure in departures {
      guard let final = currentLayout.finalAttributes(for: departure.key) else { continue }
      departure.view.takeOn(final)
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
    for index in passages.indices {
      guard let newKey = passages[index].new else { continue }
      _ = currentLayout.ownInitialAttributes(for: newKey)
      _ = currentLayout.ownFinalAttributes(for: passages[index].old)
    }
  }

  /// Displays the elements in the visible area, and returns whether each of them has a view.
  private func showArrivalsAndSurvivors(
    _ visible: [UICollectionViewLayoutAttributes],
    _ stays: [Bool]
  ) -> Bool {
    let generation = content.generation
    let showsPositions = cellsShowPositions
    var isComplete = true
    for (attributes, stays) in zip(visible, stays) {
      let key = attributes.key
      if stays, let index = content.displayed.index(forKey: key) {
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

  /// Applies the new attributes of elements that are outside the visible area now, where an animation takes them.
  private func moveOutOfSight(_ leaving: [Departure]) {
    let layout = currentLayout
    let isMirrored = layout.isMirrored
    for departure in leaving {
      if let attributes = layout.ownAttributes(for: departure.key) {
        departure.view.takeOn(isMirrored ? layout.mirrored(attributes) : attributes)
      } else {
        reportMissingAttributes(departure.key)
      }
    }
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
