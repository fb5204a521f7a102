/// Shows the rows of a data source one below the other, with views only for what is visible.
///
/// Overridable members are declared here, because Swift without Objective-C cannot override what an
/// extension declares. Their implementations are in the extensions.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The look of the table.
  open var style: UITableView.Style { look }
  private let look: UITableView.Style

  var arrangement = TableGeometry()
  var shown = TableShown()
  var registry = TableRegistry()
  var selection = CollectionSelection()
  var activity = TableActivity()
  final var knownCounts: ItemCounts?

  /// Creates a table with a frame in its superview's coordinates, and a look.
  public init(frame: CGRect, style: UITableView.Style) {
    look = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    look = .plain
    super.init(coder: coder)
    setUp()
  }

  /// The data source, which provides the rows and their cells.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  /// The delegate, which handles heights, display and selection.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      (self as UIScrollView).delegate = delegate
      if delegate != nil { watchForMenus() }
      reloadData()
    }
  }

  /// The interaction that opens the menus of rows; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : activity.menus?.interaction
  }

  /// The height of rows for which the delegate has none; by default they size themselves.
  open var rowHeight: CGFloat = UITableView.automatic { didSet { heightsDidChange() } }
  /// The height of headers for which the delegate has none.
  open var sectionHeaderHeight: CGFloat = UITableView.automatic { didSet { heightsDidChange() } }
  /// The height of footers for which the delegate has none.
  open var sectionFooterHeight: CGFloat = UITableView.automatic { didSet { heightsDidChange() } }
  /// The height of rows that have not been measured; 0 measures no row by itself.
  open var estimatedRowHeight: CGFloat = UITableView.automatic { didSet { heightsDidChange() } }
  /// The height of headers that have not been measured.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automatic
  /// The height of footers that have not been measured.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automatic
  /// The space above the headers of a plain table; by default 22 points.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automatic {
    didSet { heightsDidChange() }
  }
  /// When a visible self-sizing row is measured again.
  open var selfSizingInvalidation: UITableView.SelfSizingInvalidation = .enabled

  /// How the ends of rows are marked.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayoutOfCells() }
  }
  /// The color of separators; nil is the system's.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayoutOfCells() } }
  /// The distance of separators from the ends of cells that set none, in points.
  open var separatorInset: UIEdgeInsets {
    get {
      activity.separatorInset
        ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
    }
    set {
      activity.separatorInset = newValue
      setNeedsLayoutOfCells()
    }
  }
  /// From where the insets are measured; here always from the edges of the cell.
  open var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges
  /// Whether cells keep a width that is comfortable to read; here it is only kept.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content views stay in the safe area; here it is only kept.
  open var insetsContentViewsToSafeArea = true

  /// A view above the first section.
  open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, with: tableHeaderView) } }
  /// A view below the last section.
  open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, with: tableFooterView) } }
  /// A view behind all rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Registers a class for cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.cells.register(cellClass, as: identifier, UITableViewCell.self)
  }
  /// Registers a nib for cells with an identifier; see ``UINib``.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.cells.register(nib, as: identifier)
  }
  /// Registers a class for headers and footers with an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.headers.register(aClass, as: identifier, UITableViewHeaderFooterView.self)
  }
  /// Registers a nib for headers and footers with an identifier; see ``UINib``.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.headers.register(nib, as: identifier)
  }
  /// Returns a reused or new cell; nil if none waits and nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  /// Returns a reused or new cell for a row; fails if nothing is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, at: indexPath)
  }
  /// Returns a reused or new header or footer; nil if none waits and nothing is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeader(identifier)
  }

  /// Reads everything from the data source again, in the next layout pass.
  open func reloadData() { discardContent() }
  /// Reads the titles of the index again.
  open func reloadSectionIndexTitles() { activity.indexTitles = nil }

  /// The number of sections.
  open var numberOfSections: Int { validCounts().numberOfSections }
  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    validCounts().numberOfItems(inSection: section) ?? 0
  }

  /// Returns the rectangle of a section with its header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Returns the rectangle of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  /// Returns the rectangle of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// Returns the rectangle of a row; a guess if the row has not been measured.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(ItemPosition(indexPath)) }
  /// Returns the row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { position(at: point)?.indexPath }
  /// Returns the row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.position(of: cell)?.indexPath
  }
  /// Returns the rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    positions(in: rect).map(\.indexPath)
  }
  /// Returns the cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    ItemPosition(indexPath).flatMap { shown.cells[$0] }
  }
  /// The visible cells, in the order of their rows.
  open var visibleCells: [UITableViewCell] { shown.ordered.compactMap { shown.cells[$0] } }
  /// The visible rows, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { shown.ordered.map(\.indexPath) }
  /// Returns the header of a section, if it is visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.headers[section] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section, if it is visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to the visible area.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    guard let path = nearestSelectedRow else { return }
    scroll(to: path, scrollPosition, animated: animated)
  }

  /// Performs several changes as one update, and calls back when a user would have seen them.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    recordBatch(updates, completion)
  }
  /// Begins several changes that are made as one; each call needs one of `endUpdates()`.
  open func beginUpdates() { beginBatch() }
  /// Makes the changes since `beginUpdates()`; without any, heights are asked for again.
  open func endUpdates() { endBatch() }
  /// Inserts sections, which the data source must have already.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record { $0.sections.inserts += sections }
  }
  /// Deletes sections, which the data source must not have any longer.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record { $0.sections.deletes += sections }
  }
  /// Moves a section from its old to its new index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.sections.moves.append(.init(source: section, target: newSection)) }
  }
  /// Reloads the rows and views of sections.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record { $0.sections.reloads += sections }
  }
  /// Inserts rows, which the data source must have already.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    record { $0.items.inserts += indexPaths.compactMap { ItemPosition($0) } }
  }
  /// Deletes rows, which the data source must not have any longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    record { $0.items.deletes += indexPaths.compactMap { ItemPosition($0) } }
  }
  /// Moves a row from its old to its new index path, and keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let source = ItemPosition(indexPath), let target = ItemPosition(newIndexPath) else {
      return
    }
    record { $0.items.moves.append(.init(source: source, target: target)) }
  }
  /// Replaces the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    record { $0.items.reloads += indexPaths.compactMap { ItemPosition($0) } }
  }
  /// Configures the existing cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    record { $0.reconfiguredItems += indexPaths.compactMap { ItemPosition($0) } }
  }
  /// Whether the presentation differs from the data source; here never.
  open var hasUncommittedUpdates: Bool { false }

  /// Whether the table is in editing mode; setting it is not animated.
  open var isEditing: Bool {
    get { activity.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  /// Whether rows can be selected.
  open var allowsSelection = true { didSet { dropForbiddenSelection() } }
  /// Whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false { didSet { dropForbiddenSelection() } }
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false { didSet { dropForbiddenSelection() } }
  /// Whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false { didSet { dropForbiddenSelection() } }

  /// The first selected row.
  open var indexPathForSelectedRow: IndexPath? { selection.selected.min()?.indexPath }
  /// The selected rows, in ascending order; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.selected.isEmpty ? nil : selection.selected.sorted().map(\.indexPath)
  }
  /// Selects a row without notifying the delegate; nil deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    selectSilently(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let position = ItemPosition(indexPath) { setSelected(false, position, animated: animated) }
  }

  /// The number of rows from which the index is shown; here it is only kept.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The color of the index's titles; here it is only kept.
  open var sectionIndexColor: UIColor?
  /// The color behind the index; here it is only kept.
  open var sectionIndexBackgroundColor: UIColor?
  /// The color behind the index while it is touched; here it is only kept.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  open override func layoutSubviews() {
    super.layoutSubviews()
    performTablePass()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    arrangement.forgetMeasures()
    setNeedsLayout()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard bounds.width != old.width else { return }
    arrangement.forgetMeasures()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchBegan(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight()
    super.touchesCancelled(touches, with: event)
  }
}
