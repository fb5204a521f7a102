import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Flattens the requested content, compares it with the list, and shows it.
  func update(
    to request: UpdateRequest,
    tickets: [Int],
    mayDefer: Bool
  ) -> UpdateMachine<UpdateRequest>.Action {
    deferred = nil
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
    let comparison = Comparison(
      from: list.snapshot,
      to: new.snapshot,
      using: scratch,
      makePlan: makePlan
    )
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
    followStates(changes, from: old, to: new)
    machine.didPlan()
    clock.end(\.comparing)

    controllers.newcomers = []
    driveFlowLayout(for: new)
    let style = style(of: update.request, changes, comparison.plan, to: new)
    let transition = Update(comparison, from: old, to: new)
    commit(transition, update.request, in: style)
    machine.didCommit()
    clock.end(\.committing)

    report(update.issues, comparison.duplicates, about: new)
    var traffic = takeTraffic()
    settle(animated: update.request.isAnimated)
    showEmptyState()
    showSelection()
    tellSelection()
    traffic.mountedCount = mounts.count
    saveMovedStates(changes, from: old, to: new)
    clock.end(\.settling)

    let isQuiet =
      style == .unchanged && traffic.surrounded.isEmpty && !transition.changesEnvironment
    answer(
      update.tickets,
      UpdateReport(
        style: style == .unchanged && !isQuiet ? .environment : style,
        changes: changes,
        before: old.snapshot,
        after: new.snapshot,
        coalesced: update.tickets.count - 1,
        traffic: traffic,
        timings: clock.timings,
        isComparedInBackground: isBackground
      )
    )
    disturbScroll()
    return machine.didSettle()
  }

  private func answer(_ tickets: [Int], _ report: UpdateReport) {
    lastReport = report
    for ticket in tickets {
      answers.removeValue(forKey: ticket)?(report)
    }
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) {
      observer(report)
    }
  }

  /// What has become of controllers in a commit.
  private func takeTraffic() -> ControllerTraffic {
    let newcomers = controllers.newcomers ?? []
    controllers.newcomers = nil
    defer { surrounded = [] }
    return ControllerTraffic(
      madeCount: newcomers.count,
      made: newcomers.compactMap(place),
      released: removed.map(\.origin),
      surrounded: surrounded
    )
  }

  private func place(of controller: any CellControlling) -> ControllerTraffic.Place? {
    if let key = controllers.supplementaryKey(of: controller) {
      return .supplementary(key.section, kind: key.kind)
    }
    return controllers.position(of: controller).map { .item($0) }
  }

  /// Reports what is wrong with content, once for as long as it stays wrong.
  private func report(_ issues: [Issue], _ duplicates: [DuplicateItem], about new: ResolvedList) {
    let duplicateSections = new.snapshot.duplicateSections.map { id in
      Issue.duplicateSection(
        id,
        location: new.snapshot.index(of: id).flatMap { new.section($0)?.location }
      )
    }
    let found =
      issues + duplicateSections + duplicates.map(Issue.duplicateItem)
      + stockLayoutIssues(of: new)
    let codes = Set(found.map(\.code))
    reported = reported.filter { code in
      if case .duplicateItem(let id) = code, new.snapshot.position(of: id) != nil { return true }
      return !code.isAboutContent || codes.contains(code)
    }
    found.forEach(report)
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
      controller._deliverUpdate()
    }
    for controller in controllers.allSupplementary.values {
      controller._deliverUpdate()
    }
  }

  /// Ends the lives of controllers whose items are gone.
  func releaseRemoved() {
    let gone = removed
    removed = []
    for departure in gone {
      endEditing(of: departure.controller, isRestored: false)
      mounts.unmount(departure.controller)
      endPreload(of: departure.controller)
      retainState(of: departure)
      departure.controller._remove()
    }
  }
}

extension Issue.Code {
  /// Whether the issue is about content, and over when the content is put right.
  fileprivate var isAboutContent: Bool {
    switch self {
    case .duplicateItem, .duplicateSection, .duplicateSupplementary, .nestedSection,
      .unsupportedLayout:
      true
    default: false
    }
  }
}
