/// Provides the rows of a table from snapshots, and makes the changes between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// Returns a dequeued and configured cell for an item.
  public typealias CellProvider = (
    _ tableView: UITableView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let cellProvider: CellProvider
  private weak var table: UITableView?
  private var current = Snapshot() {
    didSet { paths = PathTable(current) }
  }
  private var paths = PathTable(Snapshot())

  /// Creates a data source and assigns it to a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    table = tableView
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Shows a snapshot; the completion runs when a user would have seen the change.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let change = DiffableChange(from: current, to: snapshot)
    guard let table, table.dataSource === self, !change.isEmpty else {
      current = snapshot.withoutMarks
      return finish(completion)
    }
    let update = { [self] in
      table.performBatchUpdates {
        self.current = snapshot.withoutMarks
        table.record(change, with: self.defaultRowAnimation)
      } completion: { _ in
        completion?()
      }
    }
    animatingDifferences ? update() : UIView.performWithoutAnimation(update)
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
    current = snapshot.withoutMarks
    if table?.dataSource === self { table?.reloadData() }
    finish(completion)
  }

  /// Shows a snapshot by reloading everything, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  private func finish(_ completion: (() -> Void)?) {
    guard let completion else { return }
    Headless.schedule { completion() }
  }

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
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
    guard let position = ItemPosition(indexPath),
      let section = sectionIdentifier(for: position.section),
      let items = current.itemsOfSection[section], items.indices.contains(position.item)
    else { return nil }
    return items[position.item]
  }

  /// Returns the index path of an item; the first query after a change costs O(items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    paths[itemIdentifier]
  }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).flatMap { current.itemsOfSection[$0]?.count } ?? 0
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    if let cell { return cell }
    Headless.fail(
      "T-CELL-NIL",
      "UITableView dataSource returned a nil cell for row at index path: \(indexPath.failureText)."
    )
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}

extension UITableView {
  /// Records the operations of a change, inside a batch update.
  fileprivate func record<Section, Item>(
    _ change: DiffableChange<Section, Item>,
    with animation: RowAnimation
  ) {
    if !change.deletedSections.isEmpty { deleteSections(change.deletedSections, with: animation) }
    if !change.insertedSections.isEmpty { insertSections(change.insertedSections, with: animation) }
    if !change.reloadedSections.isEmpty { reloadSections(change.reloadedSections, with: animation) }
    for move in change.movedSections { moveSection(move.source, toSection: move.target) }
    if !change.deletedItems.isEmpty { deleteRows(at: change.deletedItems, with: animation) }
    if !change.insertedItems.isEmpty { insertRows(at: change.insertedItems, with: animation) }
    if !change.reloadedItems.isEmpty { reloadRows(at: change.reloadedItems, with: animation) }
    for move in change.movedItems { moveRow(at: move.source, to: move.target) }
    if !change.reconfiguredItems.isEmpty { reconfigureRows(at: change.reconfiguredItems) }
  }
}
