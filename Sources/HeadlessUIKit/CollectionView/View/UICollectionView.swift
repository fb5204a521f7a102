/// Shows the items of a data source where a layout places them, with views only for what is visible.
///
/// Overridable members are declared here because Swift without Objective-C cannot override what an
/// extension declares; what they do is in the extensions.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  var currentLayout: UICollectionViewLayout
  var content = CollectionContent()
  var registry = ReuseRegistry()
  var selection = CollectionSelection()
  var activity = CollectionActivity()
  var dragging = CollectionDragging()
  var listBackground: UIView?

  /// Creates a collection view with a frame in its superview's coordinates, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view from an archive, of which this platform has none.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.collectionView = self
  }

  /// What hears about scrolling, display and selection.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      (self as UIScrollView).delegate = delegate
      if delegate != nil { watchForMenus() }
    }
  }

  /// What says which items there are, and provides their views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { discardContent() }
  }

  /// What gets data ready for items that a user is about to scroll to.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// What gives the items that a user drags out of the collection view.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { updateDragLift() }
  }

  /// What takes the items that a user drops into the collection view.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether a finger that stays on an item lifts it to drag it.
  open var dragInteractionEnabled = true {
    didSet { updateDragLift() }
  }

  /// How soon other items make room for one that is dragged over them; here always at once.
  open var reorderingCadence = UICollectionView.ReorderingCadence.immediate

  /// Whether cells and data may be asked for before they are needed.
  ///
  /// Here that happens only when `Headless` says so: data on a finger's scroll, cells on request.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { recyclePreparedElements() } }
  }

  /// What places the elements; setting it shows the new layout at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { changeLayout(to: newValue) }
  }

  /// Shows another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Shows another layout, and tells when a user would have seen the change.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout)
    finishLater(animated: animated) { completion?(true) }
  }

  /// A view behind all elements, as large as the collection view.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// Registers the class of the cells of an identifier; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }

  /// Registers the class of the supplementary views of a kind and identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerSupplementaryClass(viewClass, elementKind, identifier)
  }

  /// Returns a cell for an item, used before or new.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, at: indexPath)
  }

  /// Returns a supplementary view for a place, used before or new.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, at: indexPath)
  }

  /// Whether items can be selected.
  open var allowsSelection = true {
    didSet { dropForbiddenSelection() }
  }

  /// Whether several items can be selected at a time.
  open var allowsMultipleSelection = false {
    didSet { dropForbiddenSelection() }
  }

  /// Whether items can be edited at present.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether items can be selected while they can be edited.
  open var allowsSelectionDuringEditing = false {
    didSet { dropForbiddenSelection() }
  }

  /// Whether several items can be selected at a time while they can be edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { dropForbiddenSelection() }
  }

  /// The paths of the selected items, in ascending order; UIKit documents no order.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.selected.sorted().map(\.indexPath)
  }

  /// Selects an item without telling the delegate; nil deselects all items.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    selectSilently(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let position = ItemPosition(indexPath) { setSelected(false, position) }
  }

  /// When a visible cell that has the size its content asks for takes on another one.
  open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled

  /// Asks the data source for everything again, in the next layout pass.
  open func reloadData() {
    reloadContent()
  }

  /// The number of sections.
  open var numberOfSections: Int { validCounts().numberOfSections }

  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCount(inSection: section)
  }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    preparedAttributes(.cell(indexPath))
  }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedAttributes(.supplementary(kind, indexPath))
  }

  /// Returns the path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    frontmostItem(at: point)?.indexPath
  }

  /// Returns the path of the item that a cell is shown for.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.key(of: cell)?.indexPath
  }

  /// Returns the cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content.displayed[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The cells that are visible, in the order of their items; UIKit documents no order.
  open var visibleCells: [UICollectionViewCell] {
    content.orderedKeys(of: .cell).compactMap { cellForItem(at: $0.indexPath) }
  }

  /// The paths of the visible items, in ascending order; UIKit documents no order.
  open var indexPathsForVisibleItems: [IndexPath] {
    content.orderedKeys(of: .cell).map(\.indexPath)
  }

  /// Returns a supplementary view, if it is visible.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    content.displayed[.supplementary(elementKind, indexPath)]?.view
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    content.orderedKeys(of: .supplementaryView, kind: elementKind)
      .compactMap { content.displayed[$0]?.view }
  }

  /// Returns the paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    content.orderedKeys(of: .supplementaryView, kind: elementKind).map(\.indexPath)
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Shows new sections, which the data source already counts.
  open func insertSections(_ sections: IndexSet) {
    record { $0.sections.inserts += sections }
  }

  /// Takes away sections, which the data source does not count any longer.
  open func deleteSections(_ sections: IndexSet) {
    record { $0.sections.deletes += sections }
  }

  /// Moves a section from its old to its new index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.sections.moves.append(.init(source: section, target: newSection)) }
  }

  /// Asks for the items and views of sections again.
  open func reloadSections(_ sections: IndexSet) {
    record { $0.sections.reloads += sections }
  }

  /// Shows new items, which the data source already counts.
  open func insertItems(at indexPaths: [IndexPath]) {
    record(indexPaths) { $0.items.inserts += $1 }
  }

  /// Takes away items, which the data source does not count any longer.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record(indexPaths) { $0.items.deletes += $1 }
  }

  /// Moves an item from its old to its new path; its cell stays as it is.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([indexPath, newIndexPath]) {
      $0.items.moves.append(.init(source: $1[0], target: $1[1]))
    }
  }

  /// Asks for other cells for items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record(indexPaths) { $0.items.reloads += $1 }
  }

  /// Has the existing cells of items configured again.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    record(indexPaths) { $0.reconfiguredItems += $1 }
  }

  /// Starts moving an item with a user's finger, and returns whether it can be moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item to a point, in the collection view's coordinates; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    carryItem(to: targetPosition)
  }

  /// Leaves the item where it is and has the data source move it there too.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Takes the item back to where it came from.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  /// Whether what is shown is ahead of the data source, because a user carries an item or cells stand
  /// in for some.
  open var hasUncommittedUpdates: Bool {
    activity.movement != nil || !activity.placeholders.isEmpty
  }

  /// Shows several changes together, and tells when a user would have seen them.
  ///
  /// The completion never runs within this call but when time is advanced.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    recordBatch(updates, completion)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    performLayoutPass()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    currentLayout.invalidateLayout(
      with: currentLayout.makeInvalidationContext(everything: true, dataSourceCounts: false)
    )
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    currentLayout.environmentDidChange()
  }

  override func descriptionDetails(_ form: ViewDescription) -> [String] {
    var details = super.descriptionDetails(form) + ["layout: \(form.bracketed(currentLayout))"]
    if let dataSource { details.append("dataSource: \(form.bracketed(dataSource))") }
    if let delegate { details.append("delegate: \(form.bracketed(delegate))") }
    return details
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    invalidateLayout(forBoundsChange: newBounds)
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { noteAnimatedBoundsChange(from: old) }
  }

  override func userDidDrag(from oldOffset: CGPoint) {
    super.userDidDrag(from: oldOffset)
    prefetchAhead(from: oldOffset)
  }

  override func preferredTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    currentLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
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
