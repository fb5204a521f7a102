/// What a collection view knows about its content: the counts, the state of the layout, and the
/// views that are displayed.
@preconcurrency @MainActor struct CollectionContent {
  /// An element that has a view.
  struct Element {
    var view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes

    /// The size the view had when it was last asked which size it would rather have.
    var sizeWhenFitted: CGSize?

    /// Which computation of the layout the attributes come from.
    var preparation = 0

    /// Whether the view was made before it was needed, and waits for that.
    var isPrefetched = false
  }

  /// The counts the data source gave, or nil when they have to be asked for.
  var counts: ItemCounts?

  var needsPreparation = true

  /// How often the layout was computed.
  var preparations = 0

  /// What invalidations asked to scroll, to be done once the layout is prepared.
  var offsetAdjustment = CGPoint.zero

  /// The elements that are visible.
  var displayed: [ElementKey: Element] = [:]

  /// The elements that have a view and were not announced, because the layout may yet decide that
  /// they are not visible.
  var prepared: [ElementKey: Element] = [:]

  /// The views whose display has ended while the user types into them.
  var keptAlive: [(key: ElementKey, view: UICollectionReusableView)] = []

  /// The elements that a reload dropped; their display ends in the next layout pass.
  var discarded: [(key: ElementKey, element: Element)] = []

  /// Grows whenever the elements that are displayed are dropped, so that a loop over them that calls
  /// out notices.
  private(set) var generation = 0

  /// The displayed elements in ascending order of their paths.
  var orderedKeys: [ElementKey] { displayed.keys.sorted() }

  func orderedKeys(
    of category: UICollectionView.ElementCategory,
    kind: String? = nil
  ) -> [ElementKey] {
    displayed.keys.filter { $0.category == category && (kind == nil || $0.kind == kind) }.sorted()
  }

  func key(of view: UICollectionReusableView) -> ElementKey? {
    displayed.first { $0.value.view === view }?.key
  }

  /// Forgets the counts and the layout, and drops what is displayed.
  mutating func discard() {
    counts = nil
    needsPreparation = true
    generation += 1
    discarded += orderedKeys.compactMap { key in displayed[key].map { (key, $0) } }
    displayed = [:]
  }
}

extension ElementKey: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    return (lhs.kind ?? "") < (rhs.kind ?? "")
  }
}
