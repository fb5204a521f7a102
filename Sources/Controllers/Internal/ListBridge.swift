import RosterCore
import RosterLayout
import RosterPlatform

/// Answers the collection view's questions about the list, and passes on what it tells.
@MainActor
final class ListBridge: _DelegateBridge, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private(set) weak var list: ListCoordinator?

  init(_ list: ListCoordinator) {
    self.list = list
    super.init(list.delegates)
  }

  /// Calls the app's own delegates.
  ///
  /// Updates that they ask for wait until the collection view is done, as those of controllers do.
  ///
  /// - Returns: Their answer; `nil` if there is no list any longer.
  @discardableResult
  func forward<Answer>(_ call: (ForwardedDelegates) -> Answer) -> Answer? {
    list.map { list in list.hold { call(list.delegates) } }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    list?.list.snapshot.sections.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    guard let sections = list?.list.snapshot.sections, sections.indices.contains(section) else {
      return 0
    }
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    list?.cell(at: indexPath) ?? UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    list?.supplementaryView(ofKind: kind, at: indexPath) ?? UICollectionReusableView()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list?.willDisplay(cell, at: indexPath)
    forward { $0.willDisplay(collectionView, cell, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    list?.willDisplay(view, ofKind: elementKind, at: indexPath)
    forward { $0.willDisplay(collectionView, view, elementKind, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list?.didEndDisplaying(cell)
    forward { $0.didEndDisplaying(collectionView, cell, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    list?.didEndDisplaying(view)
    forward { $0.didEndDisplaying(collectionView, view, elementKind, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let proposed = delegates.targetOffset(collectionView, forProposed: proposedContentOffset)
    return list?.targetOffset(forProposed: proposed) ?? proposed
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    list?.size(at: indexPath) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    list?.insets(ofSection: section) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    list?.sectionLayout(section).lineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    list?.sectionLayout(section).itemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    list?.size(of: UICollectionView.elementKindSectionHeader, inSection: section) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    list?.size(of: UICollectionView.elementKindSectionFooter, inSection: section) ?? .zero
  }
}
