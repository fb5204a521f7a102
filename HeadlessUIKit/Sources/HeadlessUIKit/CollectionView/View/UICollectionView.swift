/// Shows the items of a data source at the positions of a layout, with views only for what is
/// visible.
///
/// Overridable members are declared here, because Swift without Objective-C cannot override what an
/// extension declares. Their implementations are in the extensions.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  var currentLayout: UICollectionViewLayout
  final let content = CollectionContent()
  var registry = ReuseRegistry()
  var selection = CollectionSelection()
  var activity = CollectionActivity()
  var dragging = CollectionDragging()
  /// The controller whose collection view it is.
  weak var owner: UICollectionViewController?
  /// The views behind the sections of lists, by section.
  var listBackgrounds: [Int: UIView] = [:]
  var focus = CollectionFocus()

  /// The counts of the data source, or nil if they have to be read.
  final var knownCounts: ItemCounts?

  /// Creates a collection view with a frame in its superview's coordinates, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.viewReference = layoutReference
    backgroundColor = .systemBackground
  }

  /// Creates a collection view from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.viewReference = layoutReference
    backgroundColor = .systemBackground
  }

  /// The delegate, which handles scrolling, display and selection.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      (self as UIScrollView).delegate = delegate
      if delegate != nil { watchForMenus() }
    }
  }

  /// The interaction that opens the menus of items; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : activity.menus?.interaction
  }

  /// The data source, which provides the items and their views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { discardContent() }
  }

  /// The data source that prefetches data for items that the user is about to scroll to.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// The delegate that provides the items of a drag.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { updateDragLift() }
  }

  /// The delegate that accepts the items of a drop.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether a long press on an item lifts it for a drag.
  open var dragInteractionEnabled = true {
    didSet { updateDragLift() }
  }

  /// How soon other items make space for one that is dragged over them; here always immediately.
  open var reorderingCadence = UICollectionView.ReorderingCadence.immediate

  /// Whether cells and data may be prefetched.
  ///
  /// Here that happens only when a test asks for it, with functions of ``Headless``.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { recyclePreparedElements() } }
  }

  /// The layout; setting it applies the new layout immediately.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { changeLayout(to: newValue) }
  }

  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout, and calls back when a user would have seen the change.
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

  /// Registers a class for cells with a reuse identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }

  /// Registers a class for supplementary views of a kind with a reuse identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerSupplementaryClass(viewClass, elementKind, identifier)
  }

  /// Registers a nib for cells with a reuse identifier; see ``UINib``.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, for: .init(category: .cell, identifier: identifier))
  }

  /// Registers a nib for supplementary views of a kind with a reuse identifier; see ``UINib``.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = ReuseRegistry.Key(category: .supplementaryView, kind: kind, identifier: identifier)
    registry.register(nib, for: key)
  }

  /// Returns a reused or new cell for an item.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, at: indexPath)
  }

  /// Returns a reused or new supplementary view for an index path.
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

  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { dropForbiddenSelection() }
  }

  /// Whether the collection view is in editing mode.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether items can be selected in editing mode.
  open var allowsSelectionDuringEditing = false {
    didSet { dropForbiddenSelection() }
  }

  /// Whether several items can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { dropForbiddenSelection() }
  }

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredCells }

  /// The index paths of the selected items, in ascending order; UIKit documents no order.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.sorted().map(\.indexPath) }

  /// Selects an item without notifying the delegate; nil deselects all items.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    selectSilently(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let position = ItemPosition(indexPath) { setSelected(false, position) }
  }

  /// When a visible self-sizing cell is measured again.
  open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled

  /// Reads everything from the data source again, in the next layout pass.
  open func reloadData() { reloadContent() }

  /// The number of sections.
  open var numberOfSections: Int { validCounts().numberOfSections }

  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

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

  /// Returns the index path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    frontmostItem(at: point)?.indexPath
  }

  /// Returns the index path of a cell's item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.key(of: cell)?.indexPath
  }

  /// Returns the cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content.displayed[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The visible cells, in the order of their items; UIKit documents no order.
  open var visibleCells: [UICollectionViewCell] {
    content.orderedKeys(of: .cell).compactMap { cellForItem(at: $0.indexPath) }
  }

  /// The index paths of the visible items, in ascending order; UIKit documents no order.
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

  /// Returns the index paths of the visible supplementary views of a kind.
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

  /// Inserts sections, which the data source must have already.
  open func insertSections(_ sections: IndexSet) {
    record { $0.sections.inserts += sections }
  }

  /// Deletes sections, which the data source must not have any longer.
  open func deleteSections(_ sections: IndexSet) {
    record { $0.sections.deletes += sections }
  }

  /// Moves a section from its old to its new index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.sections.moves.append(.init(source: section, target: newSection)) }
  }

  /// Reloads the items and views of sections.
  open func reloadSections(_ sections: IndexSet) {
    record { $0.sections.reloads += sections }
  }

  /// Inserts items, which the data source must have already.
  open func insertItems(at indexPaths: [IndexPath]) {
    record(indexPaths) { $0.items.inserts += $1 }
  }

  /// Deletes items, which the data source must not have any longer.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record(indexPaths) { $0.items.deletes += $1 }
  }

  /// Moves an item from its old to its new index path, and keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([indexPath, newIndexPath]) {
      $0.items.moves.append(.init(source: $1[0], target: $1[1]))
    }
  }

  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record(indexPaths) { $0.items.reloads += $1 }
  }

  /// Configures the existing cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    record(indexPaths) { $0.reconfiguredItems += $1 }
  }

  /// Starts moving an item interactively, and returns whether it can be moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item to a point, in the collection view's coordinates, and makes space for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    carryItem(to: targetPosition)
  }

  /// Drops the item where it is, and has the data source move it.
  open func endInteractiveMovement() { endMovement() }

  /// Returns the item to where it was.
  open func cancelInteractiveMovement() { cancelMovement() }

  /// Whether the presentation differs from the data source, because an item is being moved or there
  /// are placeholders.
  open var hasUncommittedUpdates: Bool {
    activity.movement != nil || !activity.placeholders.isEmpty
  }

  /// Performs several changes as one update, and calls back when a user would have seen them.
  ///
  /// The completion never runs within this call, but when time is advanced.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    recordBatch(updates, completion)
  }

  /// Whether items of the collection view are lifted or dragged.
  open var hasActiveDrag: Bool { dragging.operation != nil }

  /// Whether something is dragged over the collection view that it may accept.
  open var hasActiveDrop: Bool { dragging.drop != nil }

  open func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { dataSourceSectionIndex }

  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let dataSourceIndexPath, let place = ItemPosition(dataSourceIndexPath) else { return nil }
    let shown = activity.placeholders.shown(place)
    return (activity.movement?.shownPosition(of: shown) ?? shown).indexPath
  }

  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let presentationIndexPath, let position = ItemPosition(presentationIndexPath) else {
      return nil
    }
    let settled = activity.movement?.modelPosition(of: position) ?? position
    return activity.placeholders.place(ofShown: settled)?.indexPath
  }

  /// Starts a transition to another layout that a gesture drives, and returns the transition
  /// layout.
  ///
  /// The gesture sets the progress of the transition layout, and finishes or cancels the transition
  /// at its end.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    activity.transition = LayoutTransition(layout: transition, completion: completion)
    changeLayout(to: transition)
    return transition
  }

  /// Completes the transition to the other layout.
  open func finishInteractiveTransition() {
    endTransition(isFinished: true)
  }

  /// Returns to the layout from which the transition started.
  open func cancelInteractiveTransition() {
    endTransition(isFinished: false)
  }

  /// Whether cells can be focused; by default, if the selection follows the focus.
  open var allowsFocus: Bool {
    get { focus.isAllowed ?? selectionFollowsFocus }
    set { focus.isAllowed = newValue }
  }

  /// Whether cells can be focused in editing mode.
  open var allowsFocusDuringEditing: Bool {
    get { focus.isAllowedDuringEditing ?? allowsFocus }
    set { focus.isAllowedDuringEditing = newValue }
  }

  /// Whether the focus returns to the cell that had it last when it enters the collection view.
  open var remembersLastFocusedIndexPath: Bool {
    get { focus.isRemembered }
    set { focus.isRemembered = newValue }
  }

  /// Whether keys that move the focus select the item.
  open var selectionFollowsFocus: Bool {
    get { focus.selects }
    set { focus.selects = newValue }
  }

  /// Returns the index path of a supplementary view.
  @available(iOS 18, macOS 10.15, *)
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    content.key(of: supplementaryView)?.indexPath
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    performLayoutPass()
    followFocus()
    finishUnseen()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, window != nil { askAboutRestingBounds() }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    currentLayout.invalidateLayout()
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
    invalidateLayoutAfterAssignment()
    super.boundsDidChange(from: old)
    guard bounds.size != old.size else { return }
    prepareLayoutForSize()
    noteAnimatedBoundsChange(from: old)
  }

  override func userDidDrag(from oldOffset: CGPoint) {
    super.userDidDrag(from: oldOffset)
    prefetchAhead(from: oldOffset)
  }

  /// Asks the layout about the target first, and then about each step; recorded on iOS 26.1.
  override func willAnimateOffset(to target: CGPoint) {
    let bounds = CGRect(origin: target, size: bounds.size)
    _ = currentLayout.shouldInvalidateLayout(forBoundsChange: bounds)
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
