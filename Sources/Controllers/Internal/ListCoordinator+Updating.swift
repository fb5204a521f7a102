import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Turns the list into the requested one: plan, commit, settle, answer.
  func update(
    to request: UpdateRequest,
    tickets: [Int]
  ) -> UpdateMachine<UpdateRequest>.Action {
    let old = list
    let (new, issues) = request.resolve()
    let changes = Changeset(from: old.snapshot, to: new.snapshot, using: scratch)
    let plan = makePlan(changes, old.snapshot, new.snapshot)
    let madeBefore = controllers.made
    followStates(changes, from: old, to: new)
    machine.didPlan()

    let style = style(of: request, changes, plan, to: new)
    commit(Update(changes: changes, plan: plan, old: old, new: new), request, in: style)
    machine.didCommit()

    report(issues, about: new, after: changes)
    let released = settle()
    showSelection()
    tellSelection()
    saveMovedStates(changes, from: old, to: new)
    let report = UpdateReport(
      changes: changes,
      before: old.snapshot,
      after: new.snapshot,
      style: style,
      coalesced: tickets.count - 1,
      controllersMade: controllers.made - madeBefore,
      controllersReleased: released,
      controllersMounted: mounts.count
    )
    lastReport = report
    for ticket in tickets {
      answers.removeValue(forKey: ticket)?(report)
    }
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) {
      observer(report)
    }
    return machine.didSettle()
  }

  /// Reports what is wrong with content, once for as long as it stays wrong.
  private func report(_ issues: [Issue], about new: ResolvedList, after changes: Changeset) {
    let duplicateSections = new.snapshot.duplicateSections.map { id in
      Issue.duplicateSection(
        id,
        location: new.snapshot.index(of: id).flatMap { new.section($0)?.location }
      )
    }
    let duplicateItems = new.snapshot.duplicates(introducedBy: changes).map(Issue.duplicateItem)
    let found = issues + duplicateSections + duplicateItems
    let codes = Set(found.map(\.code))
    reported = reported.filter { code in
      if case .duplicateItem(let id) = code, new.snapshot.position(of: id) != nil { return true }
      return !code.isAboutContent || codes.contains(code)
    }
    found.forEach(report)
  }

  /// Delivers the callbacks of a commit.
  ///
  /// - Returns: The number of controllers whose items are gone.
  private func settle() -> Int {
    let released = releaseRemoved()
    for (_, controller) in controllers.all {
      controller._deliverUpdate()
    }
    for controller in controllers.allSupplementary.values {
      controller._deliverUpdate()
    }
    return released
  }

  /// Ends the lives of controllers whose items are gone.
  ///
  /// - Returns: How many there were.
  @discardableResult
  func releaseRemoved() -> Int {
    let gone = removed
    removed = []
    for departure in gone {
      mounts.unmount(departure.controller)
      retainState(of: departure)
      departure.controller._remove()
    }
    return gone.count
  }
}

extension Issue.Code {
  /// Whether the issue is about content, and over when the content is put right.
  fileprivate var isAboutContent: Bool {
    switch self {
    case .duplicateItem, .duplicateSection, .duplicateSupplementary, .nestedSection: true
    default: false
    }
  }
}
