import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Decides how the collection view is told about an update.
  func style(
    of request: UpdateRequest,
    _ changes: Changeset,
    _ plan: Plan,
    to new: ResolvedList
  ) -> UpdateReport.Style {
    guard !changes.isEmpty || list.layouts != new.layouts else { return .unchanged }
    guard collectionView.window != nil, ownsCollectionView else { return .reloaded(.noWindow) }
    guard !collectionView.bounds.isEmpty else { return .reloaded(.noSize) }
    guard hasContent else { return .reloaded(.firstContent) }
    if changes.changedSupplementaries.contains(where: { needsReload($0, to: new) }) {
      return .reloaded(.replacedSupplementary)
    }
    if let issue = problem(of: plan, to: new) {
      issues.reportAgain(issue)
      return .reloaded(.refused(issue.code))
    }
    guard request.isAnimated else { return .unanimated(.notAsked) }
    guard UIView.areAnimationsEnabled else { return .unanimated(.animationsDisabled) }
    let limit = (request.policy ?? policy).maximumAnimatedChanges
    return changes.movedCount <= limit
      ? .animated : .unanimated(.tooManyChanges(changes.movedCount, limit: limit))
  }

  /// What would go wrong if a plan were performed.
  private func problem(of plan: Plan, to new: ResolvedList) -> ListIssue? {
    guard !plan.stages.isEmpty else { return nil }
    let expected = list.snapshot.counts
    let found = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    guard found == expected else { return .outOfSync(expected: expected, found: found) }
    return plan.problem(from: expected, to: new.snapshot.counts).map(ListIssue.rejectedPlan)
  }
}

extension Changeset {
  /// The number of items that change their place, come or go.
  fileprivate var movedCount: Int { insertedItemCount + deletedItemCount + movedItems.count }
}
