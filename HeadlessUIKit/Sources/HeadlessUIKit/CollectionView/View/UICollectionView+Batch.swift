extension UICollectionView {
  /// Adds operations to the batch being recorded, or performs them as a batch of their own.
  func record(_ operation: (inout BatchUpdate) -> Void) {
    guard beginBatch() else { return }
    activity.recording?.add(operation)
    endBatch()
  }

  /// Adds operations on items, whose index paths must have a section and an item.
  func record(
    _ indexPaths: [IndexPath],
    _ operation: (inout BatchUpdate, [ItemPosition]) -> Void
  ) {
    let positions = indexPaths.compactMap { ItemPosition($0) }
    guard positions.count == indexPaths.count else {
      fail(
        "F-INDEX-PATH",
        "an index path of an item in a collection view must contain exactly two indices, the"
          + " section and the item"
      )
      return
    }
    record { operation(&$0, positions) }
  }

  /// Runs a block that records operations, and performs them when the outermost block is done.
  func recordBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard beginBatch() else {
      finishLater(animated: false) { completion?(false) }
      return
    }
    if let completion { activity.recording?.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// Starts or continues recording, and returns whether that is possible now.
  private func beginBatch() -> Bool {
    guard !activity.isLayingOut, !activity.isCommitting, !activity.isCounting,
      !activity.isEndingMovement
    else {
      fail("F-REENTRANT", "batch update started while another is being committed")
      return false
    }
    if activity.recording == nil { takeBackReordering() }
    guard activity.movement == nil else {
      fail("F-MOVING", "batch update started while an item is being moved interactively")
      return false
    }
    if activity.recording == nil {
      layoutIfNeeded()
      activity.recording = .init(oldCounts: activity.placeholders.removing(from: validCounts()))
    }
    activity.recording?.depth += 1
    return true
  }

  private func endBatch() {
    activity.recording?.depth -= 1
    guard let recording = activity.recording, recording.depth == 0 else { return }
    commit(recording)
  }

  private func commit(_ recording: CollectionActivity.Recording) {
    activity.isCommitting = true
    let newCounts = askForCounts()
    let update = recording.update
    let mapping = PositionMapping(update)
    if let failure = update.validate(from: recording.oldCounts, to: newCounts, mapping) {
      endCommit()
      refuse(recording, failure)
      return
    }
    let departures =
      activity.placeholders.isEmpty
      ? perform(update, mapping, newCounts) : performAmongPlaceholders(update, newCounts)
    endCommit()
    reportViewsThatWereNotReturned()
    finishBatch(departures, recording.completions)
    if activity.wantsReload {
      activity.wantsReload = false
      reloadData()
    }
  }

  /// Performs a valid update of the data source in a presentation with placeholders.
  private func performAmongPlaceholders(
    _ update: BatchUpdate,
    _ newCounts: ItemCounts
  ) -> [Departure] {
    let shown = activity.placeholders.translated(update)
    activity.placeholders = shown.placeholders
    return perform(
      shown.update,
      PositionMapping(shown.update),
      activity.placeholders.adding(to: newCounts)
    )
  }

  private func endCommit() {
    activity.isCommitting = false
    activity.recording = nil
    setNeedsLayout()
  }

  /// Abandons a batch that fails; the next layout pass starts from the data source.
  private func refuse(_ recording: CollectionActivity.Recording, _ failure: UpdateFailure) {
    discardContent()
    finishLater(animated: false) { recording.completions.forEach { $0(false) } }
    if activity.reloadsOnInconsistentCounts, failure.isAboutCounts {
      Headless.log(
        "[UICollectionView] Performing reloadData as a fallback — \(failure.message)"
      )
      return
    }
    let suffix = failure.namesCollectionView ? " Collection view: \(failureText)" : ""
    fail(failure.id, failure.message + suffix)
  }
}
