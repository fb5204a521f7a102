import RosterCore

extension ListCoordinator {
  /// Compares content with the list that is shown, while the list goes on.
  ///
  /// - Returns: What the list does meanwhile.
  func compareInBackground(_ update: PendingUpdate) -> UpdateMachine<UpdateRequest>.Action {
    let (number, action) = machine.deferPlan()
    deferred = DeferredUpdate(number: number, update: update)
    comparisons.run { [makePlan, old = update.old.snapshot, new = update.new.snapshot] in
      Comparison(from: old, to: new, makePlan: makePlan)
    } then: { [weak self] comparison in
      self?.comparisonArrived(comparison, number)
    }
    return action
  }

  /// Shows content that was compared while the list was idle.
  ///
  /// A comparison with another list than the one that is shown says nothing; it is done again.
  func resume() -> UpdateMachine<UpdateRequest>.Action {
    guard
      let deferred, let comparison = deferred.comparison,
      deferred.update.old.snapshot.isSameStorage(as: list.snapshot)
    else { return machine.rejectPlan() }
    self.deferred = nil
    return carryOut(deferred.update, comparison, isBackground: true)
  }

  /// Whether comparing takes so long that it should not hold up the main actor.
  func isLong(_ update: PendingUpdate) -> Bool {
    guard let threshold = (update.request.policy ?? policy).backgroundThreshold else {
      return false
    }
    let old = update.old.snapshot.itemCount
    let new = update.new.snapshot.itemCount
    return old > 0 && new > 0 && max(old, new) > threshold
  }

  private func comparisonArrived(_ comparison: Comparison, _ number: Int) {
    guard deferred?.number == number else { return }
    deferred?.comparison = comparison
    perform(machine.planArrived(number))
  }
}
