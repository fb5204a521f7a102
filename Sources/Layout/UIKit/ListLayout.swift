public import Foundation
public import RosterPlatform

/// Arranges the sections of a list, at a cost that depends on what is visible and what has changed.
///
/// ```swift
/// let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
/// let adapter = ListAdapter(collectionView)
/// ```
///
/// A horizontal list scrolls from the leading to the trailing edge, and the axes swap: lines run
/// from top to bottom, the columns of a grid are rows, headers are on the leading side, and items
/// set their width instead of their height (`ItemSize.width`).
///
/// ```
///  HH aaa bb ccccc
///  HH aaa bb ccccc  ...
///  HH aaa bb ccccc
/// ```
///
/// It takes everything from the content of the list: arrangements, sizes, sticky headers. It finds
/// the visible elements in O(log n + answer). The cost of an update depends on the changes: the
/// layout requests only the sizes of inserted, moved and changed items, and moves everything below
/// them in O(log n) in lists, and in grids whose columns stay the same. The same is true for a
/// controller whose state changes the size of its item. After a reload or a change of width, it
/// requests all sizes again.
///
/// Without an adapter as the collection view's data source, the layout is empty.
@MainActor
public final class ListLayout: UICollectionViewLayout {
  /// What has to be computed again.
  enum Staleness: Equatable {
    case everything

    /// What these changes are about, one after the other.
    case changes([ListChange])
  }

  /// The direction in which the list scrolls.
  public let axis: ListAxis

  /// The space that the layout keeps free at the sides of the list.
  ///
  /// By default, a vertical list keeps the safe area free at its left and right, which matters for
  /// a phone in landscape. A horizontal list keeps nothing free, because the collection view turns
  /// the bars into content insets. `.safeArea` keeps the safe area free in both directions,
  /// `.layoutMargins` the margins of the collection view, and with `.none`, items extend to the
  /// edges. Space that is a content inset already is not added again.
  public var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet { if contentInsetsReference != oldValue { invalidateLayout() } }
  }

  /// Where the content is while it is shorter than the visible part of the list.
  ///
  /// By default, it is at the start. Content insets, bars and the keyboard make the visible part
  /// shorter, so a list that is aligned to its end stays above the keyboard.
  public var shortListAlignment = ListLayout.ShortListAlignment.start {
    didSet { if shortListAlignment != oldValue { invalidateLayout() } }
  }

  var placement = ListPlacement()
  var staleness = Staleness.everything

  /// The size for which the list was last placed.
  var placedSize = CGSize.zero

  /// The space at the sides when the list was last placed.
  var placedSides = UIEdgeInsets.zero

  /// Tells for which collection view the list was last placed: no other one has this gesture recognizer.
  ///
  /// Swift counts references to an object more slowly once there was a weak one, and each cell in a collection view
  /// refers to it often.
  weak var placedPan: UIPanGestureRecognizer?

  /// The insets of the collection view when everything was last invalidated or placed.
  var knownInsets = UIEdgeInsets.zero

  /// The changes of the next complete invalidation, if they are known.
  var announcement: Announcement?

  /// The decorations that were registered with the layout.
  var registeredDecorations: Set<DecorationKind> = []

  /// The movement of elements in the present batch of updates.
  var motion: UpdateMotion?

  /// The scroll distance requested by invalidations since the list was last placed.
  var pendingShift: CGFloat = 0

  /// The distance to scroll when the present update is finalized; `nil` outside an update.
  ///
  /// Collection views ignore scroll adjustments of invalidations during an update.
  var stagedShift: CGFloat?

  /// Whether views may be asked for their sizes, as of the last time that the list was placed.
  ///
  /// It is stored because it is requested for each view that appears.
  var mayTakeSizes = true

  /// Whether an element has become shorter after measuring, since `showWhatMeasuringUncovered()`.
  var hasShrunk = false

  /// What is kept in place in changed bounds.
  var keptInBounds: BoundsChange?

  /// Whether bounds change in an animation, at whose end the collection view requests the offset.
  var isAnimatingBounds = false

  /// Whether sections are being placed, and functions of the app may be called.
  ///
  /// What is invalidated meanwhile is placed in the next pass.
  var isPlacing = false

  private let overlays = OverlayViews()

  /// Creates a layout.
  ///
  /// - Parameter axis: The direction in which the list scrolls.
  public init(axis: ListAxis = .vertical) {
    self.axis = axis
    super.init()
  }

  /// Creates a vertical layout from an archive or a storyboard.
  public required init?(coder: NSCoder) {
    axis = .vertical
    super.init(coder: coder)
  }

  public override class var invalidationContextClass: AnyClass { PlacedContext.self }

  public override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  public override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    tellReload(context)
    note(context)
    super.invalidateLayout(with: context)
  }

  public override func prepare() {
    super.prepare()
    guard !isPlacing else { return }
    overlays.prepare()
    let isStale = announcement != nil || staleness != .changes([])
    place()
    if isStale {
      registerDecorations()
      reportMissingFrames()
    }
  }

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    tellUpdate(updateItems)
    super.prepare(forCollectionViewUpdates: updateItems)
    stagedShift = 0
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    motion = nil
    overlays.finishUpdate(of: self)
    finishStagedShift()
  }

  public override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    isAnimatingBounds = keptInBounds?.old.size == oldBounds.size
  }

  public override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    isAnimatingBounds = false
  }

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    return isAnimatingBounds ? offsetOfKeptPlace(near: proposed) : proposed
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    // Without animations a cell begins where it ends.
    guard UIView.areAnimationsEnabled else { return nil }
    return motion == nil
      ? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      : initialAttributes(at: itemIndexPath)
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard UIView.areAnimationsEnabled else { return nil }
    return motion == nil
      ? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      : finalAttributes(at: itemIndexPath)
  }

  public override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    OverlayViews.isOverlay(elementKind)
      ? overlays.initialAttributes(ofKind: elementKind, at: elementIndexPath, in: self)
      : super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
  }

  public override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    OverlayViews.isOverlay(elementKind)
      ? overlays.finalAttributes(ofKind: elementKind, at: elementIndexPath, in: self)
      : super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
  }

  public override var collectionViewContentSize: CGSize { contentSize }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var shown = elements(in: rect)
    shown.append(contentsOf: overlays(in: rect))
    return shown
  }

  /// Returns the attributes of the overlays in a rectangle; those of the items next to it may reach
  /// into it.
  private func overlays(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard (collectionView?.dataSource as? any ListLayoutSource)?.hasOverlays == true else {
      return []
    }
    let area = axis.turned(rect)
    let sections = placement.sections(from: area.minY, to: area.maxY)
    let found = sections.flatMap { section in
      let items = items(of: section, in: area)
      let all = 0..<placement.sections[section].items.count
      let near = (items.lowerBound - 1..<items.upperBound + 1).clamped(to: all)
      return overlays(
        ofItems: stickyItems(ofSection: section).near(items).union(IndexSet(integersIn: near)),
        in: section
      )
    }
    return found.filter { !$0.isHidden && $0.frame.intersects(rect) }
  }

  /// Returns the attributes of the overlays of some items and of their section.
  func overlays(
    ofItems items: IndexSet,
    in section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    overlays.elements(ofItems: items, in: section, of: self)
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
    if OverlayViews.isOverlay(elementKind) {
      return overlays.attributes(ofKind: elementKind, at: indexPath, in: self)
    }
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
