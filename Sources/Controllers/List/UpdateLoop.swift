import RosterPlatform

/// Determines when things happen: takes content and changes of state, and shows them one after
/// another.
///
/// The update machine decides what to do next. The loop has content resolved and compared, commits
/// it to the collection view, notifies controllers, and answers those who wait.
@MainActor
final class UpdateLoop {
  let stage: ListStage
  let sizing: Sizing
  let places: PlaceKeeper
  let visibility: Visibility

  let content: RequestedContent
  let comparer = Comparer()
  let reports = UpdateReports()
  let animations: RunningAnimations

  /// The default policy of updates.
  var policy: UpdatePolicy {
    get { ownPolicy ?? inheritedPolicy().standard ?? UpdatePolicy() }
    set { ownPolicy = newValue }
  }

  /// The policy that the app has set for this list.
  private var ownPolicy: UpdatePolicy?

  /// Returns the policies of the list around a carousel: that of its present update, and its default.
  var inheritedPolicy: () -> (present: UpdatePolicy?, standard: UpdatePolicy?) = { (nil, nil) }

  /// The policy of the present update, if it has one of its own.
  private(set) var presentPolicy: UpdatePolicy?

  /// The pending changes of state.
  var refreshes = PendingRefresh()

  /// Whether the collection view has been given content.
  var hasContent = false

  init(_ stage: ListStage, sizing: Sizing, places: PlaceKeeper, visibility: Visibility) {
    self.stage = stage
    self.sizing = sizing
    self.places = places
    self.visibility = visibility
    content = RequestedContent { [weak stage] in stage.map(ListRoom.init) }
    animations = RunningAnimations(stage.gate)
    animations.didEnd = { [weak self] in
      self?.stage.witness?.note(.animationsDidEnd)
      self?.releaseRemoved()
    }
    content.memory.reapply = { [weak self] in self?.reapply(isAnimated: $0) }
    stage.gate.perform = { [weak self] in self?.perform($0) }
    stage.gate.endTurn = { [weak self] in self?.endTurn() }
  }

  /// Shows content as soon as the list is ready for it.
  func apply(_ request: UpdateRequest, answer: ((UpdateReport) -> Void)?) {
    stage.witness?.note(.willApply(request))
    content.latest = request
    let (ticket, action) = stage.gate.machine.request(request)
    reports.expect(ticket, answer)
    perform(action)
  }

  /// Shows the latest content once more, as what it reads has changed.
  func reapply(isAnimated: Bool? = nil) {
    guard let latest = content.latest else { return }
    let request = UpdateRequest(
      isAnimated: isAnimated ?? latest.isAnimated,
      policy: latest.policy,
      given: latest.given,
      location: latest.location,
      resolve: latest.resolve
    )
    apply(request, answer: nil)
  }

  /// Performs the machine's actions until it returns to wait.
  func perform(_ first: UpdateMachine<UpdateRequest>.Action) {
    let gate = stage.gate
    var action = first
    while true {
      switch action {
      case .wait:
        if animations.isAwaited, gate.machine.isQuiet { gate.scheduleWake() }
        return
      case .schedule:
        gate.scheduleWake()
        return
      case .plan(let request, let tickets, let mayDefer):
        action = gate.whileEnclosingListsWait {
          update(to: request, tickets: tickets, mayDefer: mayDefer)
        }
      case .resume:
        action = gate.whileEnclosingListsWait { resume() }
      case .refresh:
        action = gate.whileEnclosingListsWait { refresh() }
      }
    }
  }

  /// Performs what waits for the end of the turn.
  func endTurn() {
    stage.gate.beginTurn()
    content.catchUp()
    perform(stage.gate.machine.wake())
    for feature in stage.features { feature.turnEnded() }
    stage.witness?.note(.turnDidEnd)
    animations.answerIfAtRest()
  }

  /// Ends the loop: callers that wait for an update are answered.
  func end() {
    reports.abandon()
    animations.answerIfAtRest()
  }

  /// Flattens the requested content, compares it with the list, and shows it.
  private func update(
    to request: UpdateRequest,
    tickets: [Int],
    mayDefer: Bool
  ) -> UpdateMachine<UpdateRequest>.Action {
    comparer.forgetDeferred()
    var clock = UpdateClock(waitingSince: request.start)
    let (new, issues) = request.resolve()
    clock.end(.flattening)
    let update = Update(
      request,
      tickets: tickets,
      from: stage.list,
      to: new,
      issues: issues,
      clock: clock
    )
    if mayDefer, update.isLonger(than: policy(of: update).backgroundThreshold),
      let lists = sendableLists(of: update)
    {
      return compareInBackground(update, lists)
    }
    comparer.compare(update)
    return carryOut(update)
  }

  /// Returns the lists of an update to compare in the background.
  ///
  /// - Returns: `nil` if some of their view models cannot be, which is reported.
  private func sendableLists(of update: Update) -> SendableLists? {
    let (old, new) = (update.old.snapshot, update.new.snapshot)
    let lists = SendableLists(from: old, to: new)
    if lists == nil, let controller = new.firstUnsendable ?? old.firstUnsendable {
      stage.issues.report(.unsendableViewModel(controller))
    }
    return lists
  }

  /// Compares content with the present list, in the background.
  ///
  /// - Returns: The machine's next action.
  private func compareInBackground(
    _ update: Update,
    _ lists: SendableLists
  ) -> UpdateMachine<UpdateRequest>.Action {
    let (number, action) = stage.gate.machine.deferPlan()
    comparer.compareInBackground(update, lists, number: number) { [weak self] in
      guard let self else { return }
      perform(stage.gate.machine.planArrived(number))
    }
    return action
  }

  /// Shows content that was compared in the background.
  ///
  /// If the list has changed since, the comparison is made again.
  private func resume() -> UpdateMachine<UpdateRequest>.Action {
    guard let update = comparer.takeDeferred(with: stage.list.snapshot) else {
      return stage.gate.machine.rejectPlan()
    }
    return carryOut(update)
  }

  /// Turns the list into another one: commit, settle, answer.
  private func carryOut(_ update: Update) -> UpdateMachine<UpdateRequest>.Action {
    stage.witness?.note(.willCommit(update))
    releaseRemoved { $0.key != nil }
    for feature in stage.listeners.ofUpdates { feature.willCommit(update) }
    stage.gate.machine.didPlan()
    presentPolicy = update.request.policy
    defer { presentPolicy = nil }
    guard !bringsNothing(update) else { return carryOutNothing(update) }
    update.clock.end(.comparing)

    layOutEnclosingLists()
    stage.traffic.begin()
    let style = style(of: update)
    commit(update, in: style)
    stage.gate.machine.didCommit()
    update.clock.end(.committing)

    reportIssues(of: update)
    let newcomers = stage.traffic.newcomers
    let traffic = stage.traffic.end(in: stage.controllers)
    settle(animated: update.request.isAnimated)
    tellInserted(newcomers, update)
    for feature in stage.listeners.ofUpdates { feature.didCommit(update) }
    update.clock.end(.settling)
    return answer(update, style, traffic)
  }

  /// Replaces the list by one with the very same values.
  private func carryOutNothing(_ update: Update) -> UpdateMachine<UpdateRequest>.Action {
    let features = stage.listeners.ofUpdates.filter { $0.hasWork(forSame: update) }
    let hasToSettle =
      sizing.hasAutomaticSizes || stage.traffic.hasWork || visibility.isOutdated
    var traffic = ControllerTraffic()
    update.clock.end(.comparing)

    stage.showSame(update.new)
    stage.gate.machine.didCommit()
    if hasToSettle {
      traffic = stage.traffic.end(in: stage.controllers)
      settle(animated: update.request.isAnimated)
    }
    for feature in features { feature.didCommit(update) }
    update.clock.end(.settling)
    return answer(update, .inPlace, traffic)
  }

  /// Answers those who wait for an update.
  private func answer(
    _ update: Update,
    _ style: UpdateStyle,
    _ traffic: ControllerTraffic
  ) -> UpdateMachine<UpdateRequest>.Action {
    let report = report(on: update, style, traffic)
    stage.witness?.note(.didCommit(update, report))
    reports.tell(report, to: update.tickets)
    for feature in stage.features { feature.didSettle() }
    return stage.gate.machine.didSettle()
  }

  /// Returns whether an update brings nothing for the collection view, for controllers or for those who are told
  /// of issues.
  ///
  /// A mistake persists only while an issue is known: a view model that is not equal to itself, for example.
  private func bringsNothing(_ update: Update) -> Bool {
    update.isUnchanged && update.issues.isEmpty && stage.issues.isEmpty
      && stage.collectionView.collectionViewLayout === sizing.suitableLayout
  }

  private func report(
    on update: Update,
    _ style: UpdateStyle,
    _ traffic: ControllerTraffic
  ) -> UpdateReport {
    var traffic = traffic
    traffic.mountedCount = stage.mounts.count
    let changesSurroundings = update.changesSurroundings || !traffic.surrounded.isEmpty
    return UpdateReport(
      style: style.reported(changesSurroundings: changesSurroundings),
      changes: update.changes,
      before: update.old.snapshot,
      after: update.new.snapshot,
      coalescedCount: update.tickets.count - 1,
      traffic: traffic,
      timings: update.clock.timings,
      isComparedInBackground: update.isComparedInBackground,
      location: update.request.location
    )
  }

  /// Returns the policy of an update: its own, or the default.
  func policy(of update: Update) -> UpdatePolicy {
    update.request.policy ?? policy
  }

  /// Decides how the collection view is updated, and reports problems of the plan.
  private func style(of update: Update) -> UpdateStyle {
    let collectionView = stage.collectionView
    let style = UpdateStyle(
      update,
      in: UpdateStyle.Situation(
        isInWindow: collectionView.window != nil && stage.views.areOwned,
        isEmpty: collectionView.bounds.isEmpty,
        hasContent: hasContent,
        knowsRemovedBoundaries: collectionView.collectionViewLayout is ListLayout,
        areAnimationsEnabled: UIView.areAnimationsEnabled,
        maximumAnimatedChanges: policy(of: update).maximumAnimatedChanges,
        countsUnlike: { collectionView.itemCounts(unlike: $0) }
      )
    )
    if case .reload(_, let issue?) = style { stage.issues.reportAgain(issue) }
    return style
  }

  /// Reports issues of content, once for as long as they persist.
  private func reportIssues(of update: Update) {
    let new = update.new
    let duplicateSections = new.snapshot.duplicateSections.map { id in
      ListIssue.duplicateSection(
        id,
        location: new.index(of: id).flatMap { new.section($0)?.location }
      )
    }
    // Each identity is reported once, no matter how many items share it.
    let repeats = update.comparison.repeats.filter { $0.occurrence == 1 }
    let duplicateItems = new.snapshot.duplicates(repeats).map(ListIssue.duplicateItem)
    stage.issues.report(
      update.issues + duplicateSections + duplicateItems + sizing.stockLayoutIssues(of: new),
      about: new.snapshot
    )
  }
}
