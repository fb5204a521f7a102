/// What a collection view stores about its content: the counts, the state of the layout, and the
/// displayed views.
@preconcurrency @MainActor final class CollectionContent {
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

  /// What a layout is asked for, and when.
  private struct Question: Equatable {
    let rect: CGRect
    let bounds: CGRect
    let window: ObjectIdentifier?
    let preparations: Int
    let generation: Int
  }

  /// What a layout has answered.
  private struct Answer {
    let question: Question
    let elements: [UICollectionViewLayoutAttributes]
  }

  /// What an update has displayed, where, and in which layout.
  private struct Shown {
    let attributes: [UICollectionViewLayoutAttributes]
    let bounds: CGRect
    let preparations: Int
  }

  var needsPreparation = true

  /// Whether the layout has not been invalidated since the last reload.
  var isReloaded = true

  /// The number of times the layout was computed.
  var preparations = 0

  /// Whether the layout is shown mirrored; another direction invalidates it.
  var isMirrored = false

  /// The scroll adjustments of invalidations in the middle of a pass or an update, to be applied when
  /// the layout is prepared.
  var offsetAdjustment = CGPoint.zero

  /// By how much invalidations have changed the size of the content since the layout was prepared.
  var sizeAdjustment = CGSize.zero

  /// Whether the layout that was prepared last has another size than the one before.
  var hasResized = false

  /// Whether another offset has invalidated the layout since it was prepared.
  var isInvalidatedByOffset = false

  /// What an assigned offset invalidates when the bounds have moved.
  var contextOfAssignment: UICollectionViewLayoutInvalidationContext?

  /// What the layout has answered last.
  private var answer: Answer?

  /// The scroll views of the sections that scroll on their own, by section.
  var scrollViews: [Int: SectionScrollView] = [:]

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

  /// What the last update has displayed, until the layout pass after it.
  private var shown: Shown?

  /// The displayed elements in ascending order of their index paths.
  var orderedKeys: [ElementKey] { displayed.keys.sorted() }

  /// The indices of the displayed elements in ascending order of their index paths.
  ///
  /// They are sorted by numbers, because comparing index paths takes far more time.
  var orderedIndices: [[ElementKey: Element].Index] {
    var places: [Place] = []
    places.reserveCapacity(displayed.count)
    for index in displayed.indices { places.append(Place(of: displayed.keys[index], at: index)) }
    places.sort()
    let areDistinct = zip(places, places.dropFirst()).allSatisfy(<)
    return areDistinct
      ? places.map(\.index)
      : displayed.indices.sorted { displayed.keys[$0] < displayed.keys[$1] }
  }

  func orderedKeys(
    of category: UICollectionView.ElementCategory,
    kind: String? = nil
  ) -> [ElementKey] {
    displayed.keys.filter { $0.category == category && (kind == nil || $0.kind == kind) }.sorted()
  }

  func key(of view: UICollectionReusableView) -> ElementKey? {
    displayed.first { $0.value.view === view }?.key
  }

  /// Whether any displayed element has another size than when its view was measured.
  var hasElementsToFit: Bool {
    for index in displayed.indices
    where displayed.values[index].sizeWhenFitted != displayed.values[index].attributes.size {
      return true
    }
    return false
  }

  /// Returns what the layout has answered for the same rectangle, unless it was prepared, or the bounds
  /// or the window have changed since.
  func elements(
    in rect: CGRect,
    _ bounds: CGRect,
    asking layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    let question = Question(
      rect: rect,
      bounds: bounds,
      window: (layout.collectionView?.window).map { ObjectIdentifier($0) },
      preparations: preparations,
      generation: generation
    )
    if let answer, answer.question == question, !needsPreparation { return answer.elements }
    let elements = layout.shownElements(in: rect)
    let isStillRight = preparations == question.preparations && generation == question.generation
    answer = isStillRight ? Answer(question: question, elements: elements) : nil
    return elements
  }

  /// Records that an update has displayed all elements in the visible area, and no others.
  func noteShown(_ attributes: [UICollectionViewLayoutAttributes], in bounds: CGRect) {
    shown = Shown(attributes: attributes, bounds: bounds, preparations: preparations)
  }

  /// Returns the attributes of what the last update has displayed, if the layout and the bounds are
  /// still the same; once only.
  func takeShown(in bounds: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let update = shown else { return nil }
    shown = nil
    let isSame = update.preparations == preparations && update.bounds == bounds
    return isSame && !needsPreparation ? update.attributes : nil
  }

  /// Discards the layout and the displayed elements.
  func discard() {
    needsPreparation = true
    isReloaded = true
    generation += 1
    for index in orderedIndices {
      let (key, element) = displayed[index]
      discarded.append((key, element))
    }
    displayed = [:]
    highestZIndex = .min
  }
}

/// The place of a displayed element in their order; two elements may be in the same one.
private struct Place: Comparable {
  let index: [ElementKey: CollectionContent.Element].Index

  private let position: ItemPosition

  init(of key: ElementKey, at index: [ElementKey: CollectionContent.Element].Index) {
    self.index = index
    let path = key.indexPath
    let count = path.count
    position = ItemPosition(section: count > 0 ? path[0] : -1, item: count > 1 ? path[1] : -1)
  }

  static func < (left: Self, right: Self) -> Bool { left.position < right.position }

  static func == (left: Self, right: Self) -> Bool { left.position == right.position }
}

extension ElementKey: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    return (lhs.kind ?? "") < (rhs.kind ?? "")
  }
}
