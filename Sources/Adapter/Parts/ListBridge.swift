import RosterControllers
import RosterCore
import RosterLayout
import RosterPlatform

/// Implements the collection view's data source and delegate for the list.
@MainActor
final class ListBridge: _DelegateBridge, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private(set) weak var parts: ListParts?

  /// The stage, which keeps the bridge, and lets go of it at the end.
  ///
  /// Each section is asked for through it: a weak reference would take longer than the answer.
  private let stage: ListStage

  init(_ parts: ListParts) {
    self.parts = parts
    stage = parts.stage
    super.init(parts.stage.views.delegates)
  }

  /// Calls the app's own delegates.
  ///
  /// Updates that they ask for wait until the collection view is done, as those of controllers do.
  ///
  /// - Returns: Their answer; `nil` if there is no list any longer.
  @discardableResult
  func forward<Answer>(_ call: (ForwardedDelegates) -> Answer) -> Answer? {
    parts?.stage.hold { call(delegates) }
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
    parts?.stage.cell(at: indexPath) ?? UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    parts?.stage.supplementaryView(ofKind: kind, at: indexPath) ?? UICollectionReusableView()
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    let titles = parts?.stage.list.indexTitles.map(\.title) ?? []
    return titles.isEmpty ? nil : titles
  }

  /// An index path with one index represents a section without an item.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    let list = parts?.stage.list
    let section = list?.indexTitles.first { $0.title == title }?.section ?? 0
    guard let list, list.snapshot.sections.indices.contains(section),
      list.snapshot.sections[section].count > 0
    else { return IndexPath(index: section) }
    return IndexPath(item: 0, section: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    parts?.willDisplay(cell, at: indexPath)
    if delegates.hearOfItems { forward { $0.willDisplay(collectionView, cell, indexPath) } }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    parts?.willDisplay(view, ofKind: elementKind, at: indexPath)
    if delegates.hearOfItems {
      forward { $0.willDisplay(collectionView, view, elementKind, indexPath) }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    parts?.stage.didEndDisplaying(cell)
    if delegates.hearOfItems { forward { $0.didEndDisplaying(collectionView, cell, indexPath) } }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    parts?.stage.didEndDisplaying(view)
    if delegates.hearOfItems {
      forward { $0.didEndDisplaying(collectionView, view, elementKind, indexPath) }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let proposed = delegates.targetOffset(collectionView, forProposed: proposedContentOffset)
    let target = parts?.scroller.targetOffset(forProposed: proposed) ?? proposed
    (collectionView.collectionViewLayout as? ListLayout)?
      .willScroll(from: collectionView.contentOffset, to: target)
    return target
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    parts?.sizing.size(at: indexPath) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    parts?.sizing.insets(ofSection: section) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    parts?.sizing.sectionLayout(section).lineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    parts?.sizing.sectionLayout(section).itemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    parts?.sizing.size(of: UICollectionView.elementKindSectionHeader, inSection: section) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    parts?.sizing.size(of: UICollectionView.elementKindSectionFooter, inSection: section) ?? .zero
  }
}

extension ListBridge: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    parts?.visibility.preloading.prefetch(at: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    parts?.visibility.preloading.cancelPrefetching(at: indexPaths)
  }
}

extension ListBridge {
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    parts?.carrying.canMove(at: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    parts?.carrying.take(Position(sourceIndexPath), movedTo: Position(destinationIndexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    parts?.carrying.target(proposed: proposedIndexPath, current: currentIndexPath)
      ?? currentIndexPath
  }
}
