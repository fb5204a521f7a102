import RosterPlatform

/// How a collection view is updated.
enum UpdateStyle {
  /// Not at all: nothing is inserted, removed or moved, and only controllers are updated.
  case inPlace

  /// By a batch of operations; with a reason if it is not animated.
  case batch(UpdateReport.UnanimatedReason?)

  /// By reloading, with an issue if the operations would be invalid.
  case reload(UpdateReport.ReloadReason, ListIssue?)

  /// The values that determine the decision besides the update itself.
  struct Situation {
    /// Whether the list is in a collection view of its own inside a window.
    let isInWindow: Bool

    /// Whether the collection view has no area.
    let isEmpty: Bool

    /// Whether the collection view has been given content.
    let hasContent: Bool

    /// Whether the layout knows which headers and footers are removed.
    let knowsRemovedBoundaries: Bool

    let areAnimationsEnabled: Bool
    let maximumAnimatedChanges: Int

    /// The numbers of items in the sections, as the collection view has them; `nil` if they are the expected ones.
    let countsUnlike: (_ expected: [Int]) -> [Int]?
  }

  /// Decides about an update.
  @MainActor
  init(_ update: Update, in situation: Situation) {
    let changes = update.changes
    if changes.isEmpty, update.old.hasLayouts(of: update.new) {
      self = .inPlace
    } else if !situation.isInWindow {
      self = .reload(.noWindow, nil)
    } else if situation.isEmpty {
      self = .reload(.noSize, nil)
    } else if !situation.hasContent {
      self = .reload(.firstContent, nil)
    } else if changes.changedSupplementaries.contains(where: {
      Self.needsReload($0, update, in: situation)
    }) {
      self = .reload(.replacedSupplementary, nil)
    } else if changes.replacesLazyItems {
      self = .reload(.replacedLazyItems, nil)
    } else if let issue = Self.problem(of: update, in: situation) {
      self = .reload(.refused(issue.code), issue)
    } else {
      self = .batch(Self.reasonNotToAnimate(update, in: situation))
    }
  }

  @MainActor
  private static func reasonNotToAnimate(
    _ update: Update,
    in situation: Situation
  ) -> UpdateReport.UnanimatedReason? {
    guard update.request.isAnimated else { return .notAsked }
    guard situation.areAnimationsEnabled else { return .animationsDisabled }
    let changes = update.changes
    let count = changes.insertedItemCount + changes.removedItemCount + changes.movedItems.count
    let limit = situation.maximumAnimatedChanges
    return count <= limit ? nil : .tooManyChanges(count, limit: limit)
  }

  /// Whether a visible header or footer requires a reload.
  ///
  /// A collection view does not request another view in place of a visible one. It also fails after
  /// a batch in which a visible view has lost its place, which only a list layout can announce.
  @MainActor
  private static func needsReload(
    _ change: SupplementaryChange,
    _ update: Update,
    in situation: Situation
  ) -> Bool {
    guard let section = change.oldSection else { return false }
    switch change.what {
    case .inserted, .updated:
      return false
    case .removed:
      return !situation.knowsRemovedBoundaries
    case .replaced:
      let old = update.old.supplementary(change.kind, inSection: section)?.presenter
      let next = change.newSection
        .flatMap { update.new.supplementary(change.kind, inSection: $0)?.presenter }
      return old?.viewType != next?.viewType || old?.source != next?.source
    }
  }

  /// Returns the problem that performing the plan would cause, if any.
  @MainActor
  private static func problem(of update: Update, in situation: Situation) -> ListIssue? {
    guard !update.plan.steps.isEmpty else { return nil }
    let expected = update.old.snapshot.counts
    if let found = situation.countsUnlike(expected) {
      return .outOfSync(expected: expected, found: found)
    }
    return update.plan.problem(from: expected, to: update.new.snapshot.counts)
      .map(ListIssue.rejectedPlan)
  }

  /// Returns the style for reports.
  ///
  /// - Parameter changesSurroundings: Whether the surroundings of an item that stays have changed.
  /// - Returns: The style.
  func reported(changesSurroundings: Bool) -> UpdateReport.Style {
    switch self {
    case .inPlace: changesSurroundings ? .environment : .unchanged
    case .batch(nil): .animated
    case .batch(let reason?): .unanimated(reason)
    case .reload(let reason, _): .reloaded(reason)
    }
  }
}
