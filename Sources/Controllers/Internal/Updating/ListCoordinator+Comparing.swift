import RosterCore

extension ListCoordinator {
  /// Compares content with the list that is shown, while the list goes on.
  ///
  /// - Returns: What the list does meanwhile.
  func compareInBackground(_ update: PendingUpdate) -> UpdateMachine<UpdateRequest>.Action {
    let (number, action) = machine.deferPlan()
    comparer.compareInBackground(update, number: number) { [weak self] in
      guard let self else { return }
      perform(machine.planArrived(number))
    }
    return action
  }

  /// Shows content that was compared while the list was idle.
  ///
  /// A comparison with another list than the one that is shown says nothing; it is done again.
  func resume() -> UpdateMachine<UpdateRequest>.Action {
    guard let (update, comparison) = comparer.takeDeferred(with: list.snapshot) else {
      return machine.rejectPlan()
    }
    return carryOut(update, comparison, isBackground: true)
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
}
