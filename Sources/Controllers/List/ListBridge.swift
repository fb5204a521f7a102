import RosterPlatform

/// Implements the collection view's data source and delegate for the list.
@MainActor
final class ListBridge: _DelegateBridge, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// The objects of the list, which keep the bridge, and let go of it at the end.
  ///
  /// Each cell and each section is asked for through them: a weak reference would take longer than many an answer.
  let parts: ListParts

  let stage: ListStage

  init(_ parts: ListParts) {
    self.parts = parts
    stage = parts.stage
    super.init(forwardingTo: parts.stage.views.delegates)
  }

  @available(*, unavailable)
  override init(forwardingTo delegates: ForwardedDelegates) {
    preconditionFailure("A bridge is made for the objects of a list, not for delegates alone.")
  }

  /// Calls the app's own delegates.
  ///
  /// Updates that they ask for wait until the collection view is done, as those of controllers do.
  ///
  /// - Returns: Their answer.
  @discardableResult
  func forward<Answer>(_ call: (ForwardedDelegates) -> Answer) -> Answer {
    stage.hold { call(delegates) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    stage.sectionCount
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    stage.itemCount(inSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    stage.cell(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    stage.supplementaryView(ofKind: kind, at: indexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    let titles = stage.list.indexTitles.map(\.title)
    return titles.isEmpty ? nil : titles
  }

  /// An index path with one index represents a section without an item.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    let section = stage.list.indexTitles.first { $0.title == title }?.section ?? 0
    guard stage.itemCount(inSection: section) > 0 else { return IndexPath(index: section) }
    return IndexPath(item: 0, section: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    parts.willDisplay(cell, at: indexPath)
    if delegates.hearOfItems { forward { $0.willDisplay(collectionView, cell, indexPath) } }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    parts.willDisplay(view, ofKind: elementKind, at: indexPath)
    if delegates.hearOfItems {
      forward { $0.willDisplay(collectionView, view, elementKind, indexPath) }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    stage.didEndDisplaying(cell)
    if delegates.hearOfItems { forward { $0.didEndDisplaying(collectionView, cell, indexPath) } }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    stage.didEndDisplaying(view)
    if delegates.hearOfItems {
      forward { $0.didEndDisplaying(collectionView, view, elementKind, indexPath) }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let proposed = delegates.targetOffset(collectionView, forProposed: proposedContentOffset)
    let target = parts.places.targetOffset(forProposed: proposed)
    (collectionView.collectionViewLayout as? ListLayout)?
      .willScroll(from: collectionView.contentOffset, to: target)
    return target
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    stage.hold { parts.sizing.size(at: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    stage.hold { parts.sizing.insets(ofSection: section) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    stage.hold { parts.sizing.sectionLayout(section).lineSpacing }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    stage.hold { parts.sizing.sectionLayout(section).itemSpacing }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    stage.hold {
      parts.sizing.size(of: UICollectionView.elementKindSectionHeader, inSection: section)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    stage.hold {
      parts.sizing.size(of: UICollectionView.elementKindSectionFooter, inSection: section)
    }
  }
}

extension ListBridge: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    parts.visibility.preloading.prefetch(at: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    parts.visibility.preloading.cancelPrefetching(at: indexPaths)
  }
}

extension ListBridge {
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    parts.carrying.canMove(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    parts.carrying.take(Position(sourceIndexPath), movedTo: Position(destinationIndexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    parts.carrying.target(proposed: proposedIndexPath, current: currentIndexPath)
  }
}
