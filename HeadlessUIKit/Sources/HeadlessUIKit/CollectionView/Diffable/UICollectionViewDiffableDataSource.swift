/// A data source that takes snapshots and finds out what has changed.
///
/// Overridable members are declared here, because Swift without Objective-C cannot override what an
/// extension declares. Their implementations are in the extensions.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource, OutlineDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// Returns a dequeued and configured cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns a dequeued and configured view such as a header.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView,
    _ elementKind: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The app's handlers for moving items; a user can move items if `canReorderItem` allows it.
  public struct ReorderingHandlers {
    /// Whether a user may move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before a move by the user takes effect.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called after the user has moved an item, so that the app can update its model.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// The app's handlers for expanding and collapsing items of an outline.
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Whether an item may be expanded.
    public var shouldExpandItem: ((ItemType) -> Bool)?

    /// Called before an item is expanded.
    public var willExpandItem: ((ItemType) -> Void)?

    /// Whether an item may be collapsed.
    public var shouldCollapseItem: ((ItemType) -> Bool)?

    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?

    /// Returns the children of an item that is about to be expanded.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  let cellProvider: CellProvider
  weak var shownView: UICollectionView?

  /// The snapshot that the collection view shows, or is about to show.
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>() {
    didSet { paths = PathTable(current) }
  }

  /// The outlines of the sections that have one.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]

  var paths = PathTable(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>())

  /// Creates a data source and assigns it to a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    shownView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  /// Provides supplementary views, such as headers.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// The app's handlers for moving items.
  public var reorderingHandlers = ReorderingHandlers()

  /// The app's handlers for expanding and collapsing items of an outline.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Shows a snapshot; the completion runs when a user would have seen the change.
  ///
  /// Without animation the same differences are applied immediately. Comparing costs O(items).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, keptOutlines(in: snapshot), animated: animatingDifferences, completion)
  }

  /// Shows a snapshot, and returns when a user would have seen the change.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading everything, without comparing.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    reload(with: snapshot, completion)
  }

  /// Shows a snapshot by reloading everything, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows an outline in a section, which is appended if it does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section, animated: animatingDifferences, completion)
  }

  /// Shows an outline in a section, and returns when a user would have seen the change.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Returns the outline of a section; a section without one has roots only.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outlines[section] ?? .init(current.itemsOfSection[section] ?? [])
  }

  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  /// Returns the index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    item(at: indexPath)
  }

  /// Returns the index path of an item; the first query after a change costs O(items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    paths[itemIdentifier]
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sectionIdentifier(for: section).flatMap { current.itemsOfSection[$0]?.count } ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    providedCell(in: collectionView, at: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    userDidMoveItem(at: sourceIndexPath, to: destinationIndexPath)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
