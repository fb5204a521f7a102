import RosterCore
import RosterPlatform

extension ListLayout {
  /// What an invalidation that is about to come is about.
  struct Announcement {
    var changes: [ListChange]

    /// Whether the invalidation has come.
    var isDue = false
  }

  /// Says what the next invalidation of the whole layout is about.
  ///
  /// A collection view invalidates everything in each batch of updates, and does not know better. It has
  /// to be called within the batch. A batch that is not carried out leaves the layout to find everything
  /// out anew.
  package func announce(_ change: ListChange) {
    announcement = Announcement(changes: (announcement?.changes ?? []) + [change])
  }

  /// Notes what a context makes stale.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? PlacedContext, context.isPlaced { return }
    if context.isAboutMovement {
      staleness = .everything
      return
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      if announcement == nil {
        guard !isAboutInsets(context) else { return }
        staleness = .everything
      } else {
        announcement?.isDue = true
      }
      return
    }
    let boundaries = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].flatMap { context.invalidatedSupplementaryIndexPaths?[$0] ?? [] }
    let change = ListChange(
      resizedItems: PositionList(
        (context.invalidatedItemIndexPaths ?? []).lazy.filter { $0.count == 2 }.map(Position.init)
      ),
      resizedBoundaries: Set(boundaries.compactMap(\.first)).sorted()
    )
    if change != ListChange() { add([change]) }
  }

  /// Whether everything is invalidated for no other reason than that the insets are others, which
  /// collection views do, and which happens in each step of a bar that collapses.
  private func isAboutInsets(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard let view = collectionView, view === placedView, !context.invalidateDataSourceCounts else {
      return false
    }
    defer { knownInsets = view.adjustedContentInset }
    return view.adjustedContentInset != knownInsets
  }

  private func add(_ changes: [ListChange]) {
    if case .changes(let earlier) = staleness {
      staleness = .changes(earlier + changes)
    }
  }

  /// Takes what has to be computed again; from then on, nothing has.
  func takeStaleness() -> Staleness {
    if let announcement {
      self.announcement = nil
      if announcement.isDue {
        add(announcement.changes)
      } else {
        staleness = .everything
      }
    }
    defer { staleness = .changes([]) }
    return staleness
  }
}
