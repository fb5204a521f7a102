import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Decides how the collection view is told about an update.
  func style(
    of request: UpdateRequest,
    _ changes: Changeset,
    _ plan: Plan,
    to new: ResolvedList
  ) -> UpdateReport.Style {
    guard !changes.isEmpty || list.layouts != new.layouts else { return .unchanged }
    guard hasContent else { return .reloaded(.firstContent) }
    guard collectionView.window != nil else { return .reloaded(.noWindow) }
    guard !collectionView.bounds.isEmpty else { return .reloaded(.noSize) }
    if changes.changedSupplementaries.contains(where: { $0.what == .replaced }) {
      return .reloaded(.replacedSupplementary)
    }
    if let issue = problem(of: plan, to: new) {
      reporter.report(issue)
      return .reloaded(.refused(issue.code))
    }
    return request.isAnimated && UIView.areAnimationsEnabled ? .animated : .unanimated
  }

  /// What would go wrong if a plan were performed.
  private func problem(of plan: Plan, to new: ResolvedList) -> Issue? {
    guard !plan.stages.isEmpty else { return nil }
    let expected = list.snapshot.counts
    let found = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    guard found == expected else { return .outOfSync(expected: expected, found: found) }
    return plan.problem(from: expected, to: new.snapshot.counts).map(Issue.rejectedPlan)
  }

  /// Makes the collection view show another list.
  func commit(
    _ changes: Changeset,
    _ plan: Plan,
    from old: ResolvedList,
    to new: ResolvedList,
    in style: UpdateReport.Style
  ) {
    switch style {
    case .unchanged, .abandoned:
      list = new
      replaceViewModels()
    case .reloaded:
      reload(plan, from: old, to: new)
    case .animated:
      perform(plan, changes, from: old, to: new)
    case .unanimated:
      UIView.performWithoutAnimation {
        perform(plan, changes, from: old, to: new)
      }
    }
  }

  private func reload(_ plan: Plan, from old: ResolvedList, to new: ResolvedList) {
    for stage in plan.stages {
      show(new.composed(stage.sections, from: old), after: stage.operations)
    }
    list = new
    replaceViewModels()
    hasContent = true
    collectionView.reloadData()
    if collectionView.window != nil, !collectionView.bounds.isEmpty {
      collectionView.layoutIfNeeded()
    }
  }

  private func perform(
    _ plan: Plan,
    _ changes: Changeset,
    from old: ResolvedList,
    to new: ResolvedList
  ) {
    for (index, stage) in plan.stages.enumerated() {
      let isLast = index == plan.stages.count - 1
      let next = isLast ? new : new.composed(stage.sections, from: old)
      collectionView.performBatchUpdates { [self] in
        show(next, after: stage.operations)
        if isLast {
          replaceViewModels()
        }
        collectionView.perform(stage.operations)
      }
    }
    if plan.stages.isEmpty {
      list = new
      replaceViewModels()
      if changesLayout(changes, from: old) {
        invalidateLayout()
      }
    }
  }

  private func show(_ next: ResolvedList, after operations: Operations) {
    removed += controllers.apply(PositionMap(operations))
      .map { departure(of: $0.element, from: $0.position) }
    list = next
  }

  /// Gives each controller the view model of the list that is shown, and lets go of supplementary
  /// controllers whose item is gone or presented by another type.
  private func replaceViewModels() {
    for (position, controller) in controllers.all {
      guard let item = list.item(at: position) else { continue }
      controller._replaceViewModel(from: item.run.column, at: item.offset)
      if let place = list.snapshot.itemPosition(at: position) {
        controller._place(at: place)
      }
    }
    for (key, controller) in controllers.allSupplementary {
      let item = list.snapshot.index(of: key.section).flatMap { section in
        list.supplementary(key.kind, inSection: section)
      }
      if let item, item.run.controller == ControllerKind(type(of: controller)) {
        controller._replaceViewModel(from: item.run.column, at: item.offset)
      } else if let controller = controllers.remove(key) {
        removed.append(departure(ofSupplementary: controller, from: key))
      }
    }
  }

  /// Whether an update without structural changes needs another layout.
  private func changesLayout(_ changes: Changeset, from old: ResolvedList) -> Bool {
    !changes.changedSupplementaries.isEmpty
      || old.layouts != list.layouts
      || changes.updatedItems.contains { size(at: $0.from, in: old) != size(at: $0.to, in: list) }
  }
}
