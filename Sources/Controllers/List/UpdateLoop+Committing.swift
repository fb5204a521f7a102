import RosterPlatform

/// Commits: the collection view shows another list.
extension UpdateLoop {
  /// Lays out the lists around this one, if this is the list of a cell.
  ///
  /// They may take its collection view away from it then. A collection view lays out everything around it before a
  /// batch, which would be too late.
  func layOutEnclosingLists() {
    guard stage.gate.isInside, stage.views.areOwned else { return }
    stage.collectionView.superview?.layoutIfNeeded()
  }

  /// Makes the collection view show an update's list.
  func commit(_ update: Update, in style: UpdateStyle) {
    let policy = policy(of: update)
    switch style {
    case .inPlace:
      stage.show(update.new)
      let movesOverlays = stage.replaceViewModels(for: update) || sizing.overlaysDiffer
      guard update.changesSurroundings || movesOverlays else { break }
      let change = update.changesSurroundings ? nil : ListChange()
      let isAnimated = update.request.isAnimated && UIView.areAnimationsEnabled
      places.anchored(policy.anchor, isResize: true) {
        perform(in: isAnimated ? policy.animation : nil) { [self] in invalidateLayout(for: change) }
      }
    case .reload(let reason, _):
      places.anchored(policy.anchor) { reload(update, because: reason) }
    case .batch(let reason):
      places.anchored(policy.anchor, isResize: update.plan.steps.isEmpty) {
        perform(in: reason == nil ? policy.animation : nil) { [self] in
          showSteps(of: update, isAnimated: reason == nil)
        }
      }
    }
    stage.passOnViews(at: update.replacedSupplementaries)
  }

  /// Makes changes in an animation, if there is one.
  private func perform(in animation: UpdatePolicy.Animation?, _ changes: @escaping () -> Void) {
    switch animation {
    case .system:
      changes()
    case .custom(let duration, let curve):
      animations.animate(withDuration: duration, options: curve.options, changes)
    case .spring(let duration, let dampingRatio):
      animations.animate(withDuration: duration, dampingRatio: dampingRatio, changes)
    case nil:
      UIView.performWithoutAnimation(changes)
    }
  }

  private func reload(_ update: Update, because reason: UpdateReport.ReloadReason) {
    visibility.expire()
    let isRejected = reason == .refused(.rejectedPlan)
    let isByIdentity = isRejected || update.changes.replacesLazyItems
    if isByIdentity {
      stage.showByIdentity(update.new, moves: isRejected ? [] : update.changes.movedItems)
    } else {
      for step in update.plan.steps {
        stage.show(
          update.new.composed(step.sections, from: update.old),
          after: step.operations
        )
      }
      stage.show(update.new)
    }
    stage.replaceViewModels(for: update, isForAll: isByIdentity)
    hasContent = true
    guard stage.views.areOwned else { return }
    for feature in stage.features { feature.willReload() }
    stage.collectionView.reloadData()
    if stage.collectionView.window != nil, !stage.collectionView.bounds.isEmpty {
      stage.collectionView.layoutIfNeeded()
      if stage.views.areOwned { places.restoreAnchor() }
    }
  }

  /// Shows an update step by step, each in a batch, or without one if the list has lost its collection view.
  private func showSteps(of update: Update, isAnimated: Bool) {
    let steps = update.plan.steps
    guard !steps.isEmpty else { return showWithoutSteps(update) }
    visibility.expire()
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      let next = isLast ? update.new : update.new.composed(step.sections, from: update.old)
      let mayReplace = !isAnimated && !stage.list.uses.union(next.uses).contains(.overlays)
      let operations =
        mayReplace
        ? step.operations.replacingWholeSections(from: stage.list.snapshot, to: next.snapshot)
        : step.operations
      let view = stage.collectionView
      let show = { [self] in
        // What is laid out before the batch may take the view away from the list.
        let isShown = stage.views.areOwned && stage.collectionView === view
        let shown = stage.list
        stage.show(next, after: operations)
        if isLast { stage.replaceViewModels(for: update) }
        guard isShown else { return }
        if isLast, update.changesSurroundings { view.collectionViewLayout.invalidateLayout() }
        announce(
          isLast
            ? update.contentChange(operations, from: shown)
            : ListChange(
              operations: operations,
              rearrangedSections: next.rearrangedSections(since: shown, operations)
            )
        )
        perform(operations)
      }
      if stage.views.areOwned { animations.performBatch(in: view, show) } else { show() }
    }
  }

  /// Shows an update that inserts, removes and moves nothing.
  private func showWithoutSteps(_ update: Update) {
    stage.show(update.new)
    let movesOverlays = stage.replaceViewModels(for: update) || sizing.overlaysDiffer
    guard movesOverlays || changesLayout(update) else { return }
    invalidateLayout(
      for: update.changesSurroundings ? nil : update.contentChange(from: update.old)
    )
  }

  /// Performs the operations of one step on the collection view, inside its update block.
  private func perform(_ operations: Operations) {
    let collectionView = stage.collectionView
    collectionView.deleteSections(IndexSet(operations.removedSections))
    collectionView.insertSections(IndexSet(operations.insertedSections))
    for move in operations.movedSections {
      collectionView.moveSection(move.from, toSection: move.to)
    }
    collectionView.deleteItems(at: operations.removedItems.map(IndexPath.init))
    collectionView.insertItems(at: operations.insertedItems.map(IndexPath.init))
    for move in operations.movedItems {
      collectionView.moveItem(at: IndexPath(move.from), to: IndexPath(move.to))
    }
  }

  /// Whether an update without structural changes needs another layout.
  private func changesLayout(_ update: Update) -> Bool {
    !update.changes.changedSupplementaries.isEmpty
      || update.changesSurroundings
      || !update.old.hasLayouts(of: update.new)
      || update.changes.updatedItems.contains {
        sizing.size(at: $0.from, in: update.old) != sizing.size(at: $0.to, in: update.new)
      }
  }

  /// Makes the collection view lay out what has changed, animated if animations are enabled.
  ///
  /// Everything is laid out if it is not known what has changed.
  ///
  /// The layout is invalidated inside the batch: a collection view updates its layout before a
  /// batch, so earlier invalidations would be laid out there, and cells that leave the screen would
  /// vanish immediately.
  func invalidateLayout(for change: ListChange?) {
    visibility.expire()
    let layout = stage.collectionView.collectionViewLayout
    guard stage.collectionView.window != nil, !stage.collectionView.bounds.isEmpty else {
      layout.invalidateLayout()
      return
    }
    animations.performBatch(in: stage.collectionView) { [self] in
      if let change { announce(change) }
      layout.invalidateLayout()
    }
  }

  /// Makes the collection view lay out around items whose sizes have changed, keeping the anchor in
  /// place.
  func layOut(around resized: [any CellControlling]) {
    places.anchored(policy.anchor, isResize: true) {
      invalidateLayout(for: change(of: resized))
    }
  }

  /// Announces the changes of the present batch to a list layout.
  private func announce(_ change: ListChange) {
    (stage.collectionView.collectionViewLayout as? ListLayout)?.announce(change)
  }

  /// Returns the change of the list if some items, headers and footers have another size.
  private func change(of owners: [any CellControlling]) -> ListChange {
    var change = ListChange()
    for owner in owners {
      switch stage.controllers.place(of: owner) {
      case .item(let position):
        change.resizedItems.append(position)
      case .supplementary(let place):
        change.resizedBoundaries += [stage.list.index(of: place.section)].compactMap(\.self)
      case .overlay, nil:
        break
      }
    }
    return change
  }
}
