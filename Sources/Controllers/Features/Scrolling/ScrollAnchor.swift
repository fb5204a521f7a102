import RosterPlatform

/// What stays in place on the screen during an update.
struct ScrollAnchor {
  /// An element that may stay in place, its distance from the beginning of the visible area, and how much of it is visible.
  fileprivate struct Candidate {
    var element: Element
    let distance: CGFloat
    let visibleLength: CGFloat
  }

  fileprivate enum Element: Equatable {
    case item(Position)
    case header(SectionID)
  }

  /// Items to hold, the preferred one first.
  private var candidates: [Candidate]

  /// The visible headers, which stand in if all visible items are removed.
  private var headers: [Candidate] = []

  /// Whether the end of the list is held.
  private let holdsEnd: Bool

  /// Whether something is held only if all visible items are removed.
  private var isLastResort = false

  /// Where the bounds began, along the list.
  private let start: CGFloat

  /// In content that begins at the right, the distance from there, if that is kept.
  private var distanceFromStart: CGFloat?

  /// Records what is on screen before an update.
  ///
  /// - Returns: `nil` if only the offset is kept.
  @MainActor
  init?(
    _ anchor: UpdatePolicy.Anchor,
    of list: ResolvedList,
    in collectionView: UICollectionView,
    preferred: Position?,
    kept: KeptPlace?
  ) {
    let places = collectionView.indexPathsInSight.compactMap { indexPath in
      collectionView.layoutAttributesForItem(at: indexPath)
        .map { (position: Position(indexPath), frame: $0.frame) }
    }
    self.init(
      places,
      in: collectionView,
      holdsEnd: anchor == .bottom && collectionView.isAtEnd,
      preferred: preferred,
      kept: kept
    )
    if anchor == .offset {
      let start = collectionView.startOffset
      // Offsets are measured from the left, and items inserted at the end of such a list move all
      // others.
      if collectionView.isHorizontal, collectionView.isMirrored {
        distanceFromStart = start.x - collectionView.contentOffset.x
      }
      isLastResort = true
      let isKept = candidates.isEmpty || collectionView.distanceFromStart.isWithin(1)
      guard distanceFromStart != nil || !isKept else { return nil }
    }
    headers = Self.headers(of: list, in: collectionView)
  }

  /// Holds the first of some items that is not above the visible area.
  ///
  /// - Parameters:
  ///   - places: The items on screen, in the order of the list.
  ///   - collectionView: The view that shows them.
  ///   - holdsEnd: Whether the end of the list is held instead.
  ///   - preferred: The item that is held if it is one of them.
  ///   - kept: What is kept in place since the last scroll, which is held if no other item is preferred.
  ///   - wasMirrored: Whether the items on screen begin at the right; `nil` if they are in the present direction.
  @MainActor
  init(
    _ places: [(position: Position, frame: CGRect)],
    in collectionView: UICollectionView,
    holdsEnd: Bool = false,
    preferred: Position? = nil,
    kept: KeptPlace? = nil,
    wasMirrored: Bool? = nil
  ) {
    self.holdsEnd = holdsEnd
    let isMirrored = wasMirrored ?? collectionView.isMirrored
    let stretch = collectionView.stretch(isMirrored: isMirrored)
    start = stretch.start
    candidates = places.compactMap { place in
      guard collectionView.isBeyondStart(place.frame, isMirrored: isMirrored) else { return nil }
      let range = collectionView.range(of: place.frame, isMirrored: isMirrored)
      return Candidate(.item(place.position), at: range, in: stretch)
    }
    if let index = candidates.firstIndex(where: { $0.element == preferred.map(Element.item) }) {
      candidates.insert(candidates.remove(at: index), at: 0)
    } else if let kept, case .item(let position) = kept.part {
      // A correction may not have had the room to keep its distance.
      candidates.removeAll { $0.element == .item(position) }
      let candidate = Candidate(
        element: .item(position),
        distance: kept.distance,
        visibleLength: kept.visibleLength
      )
      candidates.insert(candidate, at: 0)
    }
  }

  /// Returns the headers that are visible.
  @MainActor
  private static func headers(
    of list: ResolvedList,
    in collectionView: UICollectionView
  ) -> [Candidate] {
    let kind = UICollectionView.elementKindSectionHeader
    let stretch = collectionView.stretch
    return collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
      .compactMap { path -> Candidate? in
        guard let section = path.first, list.sections.indices.contains(section),
          let frame = collectionView.layoutAttributesForSupplementaryElement(
            ofKind: kind,
            at: path
          )?.frame
        else { return nil }
        let id = list.snapshot.sections[section].id
        let candidate = Candidate(
          .header(id),
          at: collectionView.range(of: frame),
          in: stretch
        )
        return candidate.visibleLength > 0 ? candidate : nil
      }
  }

  /// Follows the items to other positions; if all are removed, the next item stands in for them.
  ///
  /// - Parameters:
  ///   - place: Returns the new position of an item; `nil` if it was removed.
  ///   - list: The list with the old positions.
  @MainActor
  mutating func follow(_ place: (Position) -> Position?, in list: ResolvedList) {
    guard let first = candidates.first, case .item(let last)? = candidates.last?.element else {
      return
    }
    let next = candidates.compactMap { candidate -> Candidate? in
      guard case .item(let position) = candidate.element else { return candidate }
      return place(position).map { candidate.replaced(by: .item($0)) }
    }
    guard next.isEmpty else { return candidates = next }
    isLastResort = false
    distanceFromStart = nil
    candidates = headers
    if let position = Self.survivor(after: last, in: list, place) {
      candidates.append(first.replaced(by: .item(position)))
    }
  }

  /// Returns the new position of the next item that is not removed.
  @MainActor
  private static func survivor(
    after position: Position,
    in list: ResolvedList,
    _ place: (Position) -> Position?
  ) -> Position? {
    let sections = list.snapshot.sections
    var next = Position(section: position.section, item: position.item + 1)
    while next.section < sections.count {
      while next.item < sections[next.section].count {
        if let found = place(next) { return found }
        next = Position(section: next.section, item: next.item + 1)
      }
      next = Position(section: next.section + 1, item: 0)
    }
    return nil
  }

  /// The item that is held, which stays in place until somebody scrolls; `nil` if it is not an item.
  @MainActor
  var keptPlace: KeptPlace? {
    guard !holdsEnd, !isLastResort, distanceFromStart == nil, let first = candidates.first,
      case .item(let position) = first.element
    else { return nil }
    return KeptPlace(
      .item(position),
      distance: first.distance,
      visibleLength: first.visibleLength,
      start: start,
      isAtEnd: false
    )
  }

  /// Returns the offset that keeps the element in place.
  ///
  /// - Parameters:
  ///   - list: The list that is shown.
  ///   - collectionView: The view that shows it.
  /// - Returns: `nil` if nothing is left of what was visible.
  @MainActor
  func offset(of list: ResolvedList, in collectionView: UICollectionView) -> CGPoint? {
    if holdsEnd { return collectionView.endOffset }
    if let distanceFromStart {
      let start = collectionView.startOffset
      return collectionView.restingOffset(
        for: CGPoint(x: start.x - distanceFromStart, y: collectionView.contentOffset.y)
      )
    }
    guard !isLastResort else { return nil }
    for candidate in candidates {
      guard let range = range(of: candidate.element, in: list, collectionView) else { continue }
      let wanted = collectionView.stretch.start(
        keeping: range,
        at: candidate.distance,
        visibleLength: candidate.visibleLength,
        from: start
      )
      return collectionView.restingOffset(for: collectionView.offset(startingAt: wanted))
    }
    return nil
  }

  /// Returns where an element is in the layout.
  @MainActor
  private func range(
    of element: Element,
    in list: ResolvedList,
    _ collectionView: UICollectionView
  ) -> ClosedRange<CGFloat>? {
    switch element {
    case .item(let position):
      return collectionView.layoutFrame(ofItemAt: IndexPath(position))
        .map(collectionView.range)
    case .header(let id):
      guard let section = list.index(of: id),
        list.supplementary(UICollectionView.elementKindSectionHeader, inSection: section) != nil
      else { return nil }
      return collectionView.rangeOfHeader(inSection: section)
    }
  }
}

extension ScrollAnchor.Candidate {
  fileprivate init(
    _ element: ScrollAnchor.Element,
    at range: ClosedRange<CGFloat>,
    in stretch: VisibleStretch
  ) {
    self.init(
      element: element,
      distance: range.lowerBound - stretch.start,
      visibleLength: stretch.visibleLength(of: range)
    )
  }

  /// Returns a candidate that stands in for this one.
  fileprivate func replaced(by element: ScrollAnchor.Element) -> ScrollAnchor.Candidate {
    ScrollAnchor.Candidate(
      element: element,
      distance: distance,
      visibleLength: visibleLength
    )
  }
}

extension CGPoint {
  func isWithin(_ distance: CGFloat) -> Bool {
    abs(x) <= distance && abs(y) <= distance
  }
}
