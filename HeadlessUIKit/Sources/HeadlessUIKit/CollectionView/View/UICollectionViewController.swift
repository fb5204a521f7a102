/// A view controller whose view contains a collection view, with itself as data source and delegate.
///
/// Subclasses override the methods of both protocols, which UIKit's class implements as well.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let firstLayout: UICollectionViewLayout
  private var list: UICollectionView?
  private var movement: StandardMovement?
  /// Whether it was found out, since the list is in a window and has items, whether these can be moved.
  private var isMovementDecided = false

  /// Creates a controller whose collection view uses a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout; nib files do not exist on this platform.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which fills the controller's view.
  ///
  /// The controller becomes the data source and delegate of one that is assigned, and the previous
  /// one loses them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return list
    }
    set { replaceList(with: newValue) }
  }

  private func replaceList(with new: UICollectionView?) {
    guard new !== list else { return }
    if let list {
      if let movement { list.removeGestureRecognizer(movement) }
      list.removeFromSuperview()
      list.dataSource = nil
      list.delegate = nil
      list.owner = nil
    }
    list = new
    guard let new else { return }
    movement = nil
    isMovementDecided = false
    new.dataSource = self
    new.delegate = self
    new.owner = self
    showList()
  }

  /// Puts the collection view into the controller's view, if both exist.
  private func showList() {
    guard let list, let view = viewIfLoaded, list !== view else { return }
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(list, at: 0)
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    list?.collectionViewLayout ?? firstLayout
  }

  /// Whether the selection is cleared each time the view has appeared, with the transition.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press on an item moves it, if the controller allows that.
  ///
  /// The press is among the recognizers of a list in a window whose data source says of its items whether they can be
  /// moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateMovement() }
  }

  /// Decides on the press that moves items, once the list is in a window and has items.
  func listDidLayOut() {
    if !isMovementDecided { updateMovement() }
  }

  /// Adds the press that moves items where it is wanted and possible, and removes it elsewhere.
  private func updateMovement() {
    guard let list, list.window != nil, list.firstPath != nil else { return }
    isMovementDecided = true
    let isWanted =
      installsStandardGestureForInteractiveMovement && list.saysWhatMoves
    guard isWanted == (movement == nil) else { return }
    if let movement { list.removeGestureRecognizer(movement) }
    movement = isWanted ? StandardMovement(of: self) : nil
    if let movement { list.addGestureRecognizer(movement) }
  }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    if list == nil {
      let frame = UIScreen.main.bounds
      replaceList(with: UICollectionView(frame: frame, collectionViewLayout: firstLayout))
    } else {
      showList()
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  override func willFinishAppearing(animated: Bool) {
    super.willFinishAppearing(animated: animated)
    guard clearsSelectionOnViewWillAppear, let list else { return }
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: animated)
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    Self.defaults.numberOfSections(in: collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Self.defaults.collectionView(
      collectionView,
      viewForSupplementaryElementOfKind: kind,
      at: indexPath
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    Self.defaults.collectionView(
      collectionView,
      moveItemAt: sourceIndexPath,
      to: destinationIndexPath
    )
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    Self.defaults.indexTitles(for: collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    Self.defaults.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    Self.defaults.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    Self.defaults.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    Self.defaults.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    Self.defaults.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    Self.defaults.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    Self.defaults.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    Self.defaults.collectionView(
      collectionView,
      willDisplaySupplementaryView: view,
      forElementKind: elementKind,
      at: indexPath
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    Self.defaults.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    Self.defaults.collectionView(
      collectionView,
      didEndDisplayingSupplementaryView: view,
      forElementOfKind: elementKind,
      at: indexPath
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    Self.defaults.collectionView(
      collectionView,
      targetContentOffsetForProposedContentOffset: proposedContentOffset
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    Self.defaults.collectionView(
      collectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    Self.defaults.collectionView(
      collectionView,
      targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.collectionView(collectionView, canEditItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.collectionView(
      collectionView,
      shouldBeginMultipleSelectionInteractionAt: indexPath
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    Self.defaults.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    Self.defaults.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Self.defaults.collectionView(
      collectionView,
      contextMenuConfigurationForItemsAt: indexPaths,
      point: point
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Self.defaults.collectionView(
      collectionView,
      contextMenuConfigurationForItemAt: indexPath,
      point: point
    )
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // The pointer is passed on within the call it is valid for, and not used here.
    unsafe Self.defaults.scrollViewWillEndDragging(
      scrollView,
      withVelocity: velocity,
      targetContentOffset: targetContentOffset
    )
  }

  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    Self.defaults.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  private static let defaults = UnansweredRequirements()
}
