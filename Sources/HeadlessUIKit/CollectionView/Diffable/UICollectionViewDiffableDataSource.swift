/// A data source that is told what to show, and finds out itself what has changed.
///
/// Overridable members are declared here because Swift without Objective-C cannot override what an
/// extension declares; what they do is in the extensions.
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

  /// What an app has to say when a user moves items; items can be moved if it says that they can.
  public struct ReorderingHandlers {
    /// Whether a user may move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before a change of the order by a user takes effect.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called after a user has changed the order, so that the app's model can follow.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that say nothing.
    public init() {}
  }

  /// What an app has to say when a user opens and closes items of an outline.
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Whether an item may be opened.
    public var shouldExpandItem: ((ItemType) -> Bool)?

    /// Called before an item is opened.
    public var willExpandItem: ((ItemType) -> Void)?

    /// Whether an item may be closed.
    public var shouldCollapseItem: ((ItemType) -> Bool)?

    /// Called before an item is closed.
    public var willCollapseItem: ((ItemType) -> Void)?

    /// Returns what is below an item that is about to be opened.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Creates handlers that say nothing.
    public init() {}
  }

  let cellProvider: CellProvider
  weak var shownView: UICollectionView?

  /// What the collection view shows, or is about to.
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>() {
    didSet { paths = PathTable(current) }
  }

  /// The outlines of the sections that were given one.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]

  var paths = PathTable(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>())

  /// Creates the data source of a collection view, and makes it that.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    shownView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  /// Provides headers and other views beside the items.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// What the app has to say when a user moves items.
  public var reorderingHandlers = ReorderingHandlers()

  /// What the app has to say when a user opens and closes items of an outline.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Shows a snapshot; the completion runs when a user would have seen the change.
  ///
  /// Without animation the same differences are shown at once. The cost is that of
  /// comparing: O(items).
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

  /// Shows a snapshot with other cells for everything, comparing nothing.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    reload(with: snapshot, completion)
  }

  /// Shows a snapshot with other cells for everything, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows an outline in a section, which is added at the end if there is none yet.
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

  /// Returns what is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Returns the outline of a section; one that was not given any has roots only.
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

  /// Returns the item at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    item(at: indexPath)
  }

  /// Returns the path of an item; the first question after a change costs O(items).
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
