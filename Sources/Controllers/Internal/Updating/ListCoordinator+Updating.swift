import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Flattens the requested content, compares it with the list, and shows it.
  func update(
    to request: UpdateRequest,
    tickets: [Int],
    mayDefer: Bool
  ) -> UpdateMachine<UpdateRequest>.Action {
    comparer.forgetDeferred()
    var clock = UpdateClock(waitingSince: request.start)
    let (new, issues) = request.resolve()
    clock.end(\.flattening)
    let update = PendingUpdate(
      request: request,
      tickets: tickets,
      old: list,
      new: new,
      issues: issues,
      clock: clock
    )
    if mayDefer, isLong(update) {
      return compareInBackground(update)
    }
    let comparison = comparer.compare(list.snapshot, new.snapshot)
    return carryOut(update, comparison, isBackground: false)
  }

  /// Turns the list into another one: commit, settle, answer.
  func carryOut(
    _ update: PendingUpdate,
    _ comparison: Comparison,
    isBackground: Bool
  ) -> UpdateMachine<UpdateRequest>.Action {
    let (old, new, changes) = (update.old, update.new, comparison.changes)
    var clock = update.clock
    releaseRememberedDeparting()
    followStates(changes, from: old, to: new)
    machine.didPlan()
    clock.end(\.comparing)

    traffic.begin()
    driveFlowLayout(for: new)
    let style = style(of: update.request, changes, comparison.plan, to: new)
    let transition = Update(comparison, from: old, to: new)
    commit(transition, update.request, in: style)
    machine.didCommit()
    clock.end(\.committing)

    report(update.issues, comparison.duplicates, about: new)
    var traffic = self.traffic.end(place: controllers.place)
    settle(animated: update.request.isAnimated)
    showEmptyState()
    showSelection()
    tellSelection()
    traffic.mountedCount = mounts.count
    saveMovedStates(changes, from: old, to: new)
    clock.end(\.settling)

    let isQuiet =
      style == .unchanged && traffic.surrounded.isEmpty && !transition.changesEnvironment
    reports.tell(
      UpdateReport(
        style: style == .unchanged && !isQuiet ? .environment : style,
        changes: changes,
        before: old.snapshot,
        after: new.snapshot,
        coalesced: update.tickets.count - 1,
        traffic: traffic,
        timings: clock.timings,
        isComparedInBackground: isBackground
      ),
      to: update.tickets
    )
    disturbScroll()
    return machine.didSettle()
  }

  /// Reports what is wrong with content, once for as long as it stays wrong.
  private func report(_ issues: [ListIssue], _ duplicates: [DuplicateItem], about new: ResolvedList)
  {
    let duplicateSections = new.snapshot.duplicateSections.map { id in
      ListIssue.duplicateSection(
        id,
        location: new.index(of: id).flatMap { new.section($0)?.location }
      )
    }
    // One word about an identity is enough, however many items share it.
    let duplicateItems = duplicates.filter { $0.id.occurrence == 1 }.map(ListIssue.duplicateItem)
    self.issues.report(
      issues + duplicateSections + duplicateItems + stockLayoutIssues(of: new),
      about: new.snapshot
    )
  }

  /// Delivers the callbacks of a commit, in which nothing is animated that the commit would not have
  /// been: a list inside a cell is changed with the list around it.
  func settle(animated isAnimated: Bool) {
    releaseRemoved()
    if isAnimated {
      deliverUpdates()
    } else {
      UIView.performWithoutAnimation { deliverUpdates() }
    }
    measureChangedViews()
    updateVisibility()
  }

  private func deliverUpdates() {
    for (_, controller) in controllers.all {
      controller.deliverUpdate()
    }
    for controller in controllers.allSupplementary.values {
      controller.deliverUpdate()
    }
  }
}
