public import Foundation
public import RosterPlatform

/// Arranges a list as its sections say, at a cost that follows what is seen and what has changed.
///
/// ```swift
/// let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
/// let adapter = ListAdapter(collectionView)
/// ```
///
/// A horizontal list grows and scrolls from the leading to the trailing edge. Everything is turned with
/// it: lines run from top to bottom, a column of a grid is a row, headers stand before their items, and
/// items say how wide they are instead of how high (`ItemSize.width`).
///
/// ```
///  HH aaa bb ccccc
///  HH aaa bb ccccc  ...
///  HH aaa bb ccccc
/// ```
///
/// It takes everything from the content of the list: arrangements, sizes, headers that stay at the top.
/// What is on the screen is found in O(log n + what is there). An update costs what it changes: sizes
/// are asked for of the items that come, move or have other content, and what is below them moves in
/// O(log n) for lists, and for grids whose columns stay as they are. The same holds for a controller
/// whose state changes the size of its item. After reloads, and in another width, all sizes are asked for
/// again.
///
/// The adapter has to be the collection view's data source; without it, the layout is empty.
@MainActor
public final class ListLayout: UICollectionViewLayout {
  /// What has to be computed again.
  enum Staleness: Equatable {
    case everything

    /// What these changes are about, one after the other.
    case changes([ListChange])
  }

  /// The direction in which the list grows and scrolls.
  public let axis: ListAxis

  /// What keeps free of the list at the edges of the collection view that run along it.
  ///
  /// By default a vertical list keeps out of the safe area at its left and right, which matters on a
  /// phone that lies on its side, and a horizontal list keeps nothing free: where it fills a screen, the
  /// collection view has made content insets of the bars. `.safeArea` keeps the safe area free in both
  /// directions, `.layoutMargins` the margins of the collection view, and with `.none` items reach the
  /// edges. What is a content inset already is not kept free a second time.
  public var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet { if contentInsetsReference != oldValue { invalidateLayout() } }
  }

  var placement = ListPlacement()
  var staleness = Staleness.everything

  /// The size that the list was last placed in.
  var placedSize = CGSize.zero

  /// What was kept free at the sides when the list was last placed.
  var placedSides = UIEdgeInsets.zero

  /// The collection view that the list was last placed in.
  weak var placedView: UICollectionView?

  /// The insets of that collection view, as of the last time that everything was invalid or placed.
  var knownInsets = UIEdgeInsets.zero

  /// Whether a caller invalidates the layout with `invalidateLayout()`, as collection views do not
  /// for other insets.
  var isInvalidatedByName = false

  /// The changes that the next invalidation of everything is about, if they are known.
  var announcement: Announcement?

  /// The decorations that the collection view has been told about.
  var registeredDecorations: Set<DecorationKind> = []

  /// How elements move in the batch of updates that is being shown.
  var motion: UpdateMotion?

  /// How far invalidations since the list was last placed ask to scroll.
  var pendingShift: CGFloat = 0

  /// How far to scroll when the update that is being shown is finalized; `nil` while none is.
  ///
  /// Collection views ignore what invalidations ask for in between.
  var stagedShift: CGFloat?

  /// Whether an element has become shorter by being measured, since `showWhatMeasuringUncovered()`.
  var hasShrunk = false

  /// What is held in place in bounds that differ from earlier ones, and those.
  var heldInBounds: (part: HeldPart, old: CGRect)?

  /// Whether bounds change in an animation, at whose end the collection view asks for the offset.
  var isAnimatingBounds = false

  /// Makes a layout.
  ///
  /// - Parameter axis: The direction in which the list grows and scrolls.
  public init(axis: ListAxis = .vertical) {
    self.axis = axis
    super.init()
  }

  /// Makes a vertical layout from an archive or a storyboard.
  public required init?(coder: NSCoder) {
    axis = .vertical
    super.init(coder: coder)
  }

  public override class var invalidationContextClass: AnyClass { PlacedContext.self }

  public override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Has everything be computed again, which is what an app wants that calls it.
  public override func invalidateLayout() {
    isInvalidatedByName = true
    super.invalidateLayout()
    isInvalidatedByName = false
  }

  public override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    note(context)
    super.invalidateLayout(with: context)
  }

  public override func prepare() {
    super.prepare()
    let isStale = announcement != nil || staleness != .changes([])
    place()
    if isStale {
      registerDecorations()
      reportMissingFrames()
    }
  }

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    stagedShift = 0
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    motion = nil
    finishStagedShift()
  }

  public override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    isAnimatingBounds = heldInBounds?.old.size == oldBounds.size
  }

  public override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    isAnimatingBounds = false
  }

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    return isAnimatingBounds ? offsetOfHeldPart(near: proposed) : proposed
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    motion == nil
      ? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      : initialAttributes(at: itemIndexPath)
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    motion == nil
      ? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      : finalAttributes(at: itemIndexPath)
  }

  public override var collectionViewContentSize: CGSize { contentSize }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return item(indexPath.item, in: indexPath.section)
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    return boundary(elementKind, of: indexPath.section)
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    decoration(elementKind, at: indexPath)
  }

  public override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    takes(preferredAttributes, insteadOf: originalAttributes)
  }

  public override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    if let placed = context as? PlacedContext { fit(originalAttributes, in: placed) }
    return context
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesSize(newBounds) || placement.hasStickySections
  }

  public override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let placed = context as? PlacedContext { follow(newBounds, in: placed) }
    return context
  }
}
