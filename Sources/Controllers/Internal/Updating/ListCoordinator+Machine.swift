import RosterCore

extension ListCoordinator {
  /// Shows content as soon as the list is ready for it.
  func apply(_ request: UpdateRequest, answer: ((UpdateReport) -> Void)?) {
    content.latest = request
    let (ticket, action) = machine.request(request)
    reports.expect(ticket, answer)
    perform(action)
  }

  /// Does what the machine says until it says to wait.
  func perform(_ first: UpdateMachine<UpdateRequest>.Action) {
    var action = first
    while true {
      switch action {
      case .wait:
        if animations.isAwaited, machine.isQuiet { scheduleWake() }
        return
      case .schedule:
        scheduleWake()
        return
      case .plan(let request, let tickets, let mayDefer):
        action = outside { update(to: request, tickets: tickets, mayDefer: mayDefer) }
      case .resume:
        action = outside { resume() }
      case .refresh:
        action = outside { refresh() }
      }
    }
  }

  /// Asks the machine again on a later turn of the main actor.
  ///
  /// The collection view does not tell when it has finished laying out, and must not be changed
  /// before.
  func scheduleWake() {
    guard !isWakeScheduled else { return }
    isWakeScheduled = true
    Task { [weak self] in
      guard let self else { return }
      isWakeScheduled = false
      flush()
    }
  }

  /// Does what waits for the end of the turn.
  func flush() {
    measuringTurn += 1
    endMoveSettling()
    perform(machine.wake())
    updatePages()
    continueScrolling()
    saveStates()
    answerIfAtRest()
  }
}
