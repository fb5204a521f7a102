/// What a collection view stores about its content: the counts, the state of the layout, and the
/// displayed views.
@preconcurrency @MainActor struct CollectionContent {
  /// An element that has a view.
  struct Element {
    var view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes

    /// The size of the view when it was last asked for its preferred size.
    var sizeWhenFitted: CGSize?

    /// The number of the layout computation that the attributes come from.
    var preparation = 0

    /// Whether the view was prefetched and is not needed yet.
    var isPrefetched = false
  }

  /// The counts of the data source, or nil if they have to be read.
  var counts: ItemCounts?

  var needsPreparation = true

  /// The number of times the layout was computed.
  var preparations = 0

  /// The scroll adjustments of invalidations, to be applied when the layout is prepared.
  var offsetAdjustment = CGPoint.zero

  /// The displayed elements.
  var displayed: [ElementKey: Element] = [:]

  /// The highest z-index of the elements that were displayed so far; most lists have only one.
  var highestZIndex = Int.min

  /// The elements whose views exist but are not displayed yet, because the layout may still change.
  var prepared: [ElementKey: Element] = [:]

  /// The views that are no longer displayed but in which the user is typing.
  var keptAlive: [(key: ElementKey, view: UICollectionReusableView)] = []

  /// The elements that a reload removed; their display ends in the next layout pass.
  var discarded: [(key: ElementKey, element: Element)] = []

  /// A number that increases when the displayed elements are discarded, so that loops over them
  /// that call out notice.
  private(set) var generation = 0

  /// The displayed elements in ascending order of their index paths.
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

  /// Discards the counts, the layout and the displayed elements.
  mutating func discard() {
    counts = nil
    needsPreparation = true
    generation += 1
    discarded += orderedKeys.compactMap { key in displayed[key].map { (key, $0) } }
    displayed = [:]
    highestZIndex = .min
  }
}

extension ElementKey: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    return (lhs.kind ?? "") < (rhs.kind ?? "")
  }
}
