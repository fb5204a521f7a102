/// The changes of a table that are being recorded.
@preconcurrency @MainActor struct TableRecording {
  var update = BatchUpdate()
  var completions: [(Bool) -> Void] = []
  var oldCounts: ItemCounts
  var depth = 0
}

extension UITableView {
  /// The duration of an update's animation in seconds; UIKit does not document it.
  private static let updateDuration: TimeInterval = 0.3

  func recordBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    if let completion { activity.recording?.completions.append(completion) }
    updates?()
    endBatch()
  }

  func record(_ operation: (inout BatchUpdate) -> Void) {
    beginBatch()
    if var recording = activity.recording {
      operation(&recording.update)
      activity.recording = recording
    }
    endBatch()
  }

  func beginBatch() {
    if activity.recording == nil {
      layoutIfNeeded()
      if activity.needsReload, !bounds.isEmpty { performTablePass() }
      activity.recording = TableRecording(oldCounts: validCounts())
    }
    activity.recording?.depth += 1
  }

  func endBatch() {
    guard activity.recording != nil else { return }
    activity.recording?.depth -= 1
    guard let recording = activity.recording, recording.depth == 0 else { return }
    activity.recording = nil
    commit(recording)
  }

  private func commit(_ recording: TableRecording) {
    let newCounts = askForCounts()
    let mapping = PositionMapping(recording.update)
    if let failure = recording.update.validate(from: recording.oldCounts, to: newCounts, mapping) {
      knownCounts = nil
      discardContent()
      finish(recording, didSucceed: false)
      Headless.fail("T-" + failure.id, failure.tableMessage)
      return
    }
    activity.isCommitting = true
    knownCounts = newCounts
    selection.follow(mapping)
    let before = arrangement
    moveViews(mapping)
    computeHeights { position in
      guard let old = mapping.oldPosition(ofNew: position), before.contains(old) else { return nil }
      return before.sections[old.section].rows[old.item]
    }
    activity.isCommitting = false
    reconfigure(recording.update.reconfiguredItems.compactMap(mapping.newPosition(ofOld:)))
    setNeedsLayout()
    layoutIfNeeded()
    keepOffsetInContent()
    finish(recording, didSucceed: true)
  }

  /// Takes the views to their new positions, and those of removed and reloaded rows away.
  private func moveViews(_ mapping: PositionMapping) {
    let old = shown
    shown = TableShown()
    for position in old.ordered {
      guard let cell = old.cells[position] else { continue }
      if let new = mapping.newPosition(ofOld: position) {
        shown.cells[new] = cell
      } else {
        endDisplay(of: cell, position)
      }
    }
    for (section, view) in old.headers.sorted(by: { $0.key < $1.key }) {
      if let new = mapping.newSection(ofOld: section) {
        shown.headers[new] = view
      } else {
        endDisplay(ofHeader: view, section)
      }
    }
    for (section, view) in old.footers.sorted(by: { $0.key < $1.key }) {
      if let new = mapping.newSection(ofOld: section) {
        shown.footers[new] = view
      } else {
        endDisplay(ofFooter: view, section)
      }
    }
  }

  private func reconfigure(_ positions: [ItemPosition]) {
    for position in positions {
      guard let cell = shown.cells[position] else { continue }
      let new = requestCell(at: position, existing: cell)
      guard new !== cell else { continue }
      endDisplay(of: cell, position)
      shown.cells[position] = nil
    }
  }

  private func keepOffsetInContent() {
    guard !isDragging else { return }
    let offset = restingOffset(near: contentOffset)
    guard offset != contentOffset else { return }
    contentOffset = offset
    layoutIfNeeded()
  }

  private func finish(_ recording: TableRecording, didSucceed: Bool) {
    guard !recording.completions.isEmpty else { return }
    let isSeen = window != nil && UIView.areAnimationsEnabled
    Headless.schedule(after: isSeen ? Self.updateDuration : 0, in: self) {
      for completion in recording.completions { completion(didSucceed) }
    }
  }
}

extension UpdateFailure {
  /// UIKit's message, with the words of tables.
  fileprivate var tableMessage: String {
    message.replacingOccurrences(of: "collection view", with: "table view")
      .replacingOccurrences(of: "number of items", with: "number of rows")
      .replacingOccurrences(of: " items", with: " rows")
      .replacingOccurrences(of: " item ", with: " row ")
  }
}
