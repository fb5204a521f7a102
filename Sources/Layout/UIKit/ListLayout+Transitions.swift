import Foundation
import RosterPlatform

extension ListLayout {
  /// Records what is on screen before changes are placed, if they are animated.
  func noteMotion(_ changes: [ListChange]) {
    guard !changes.isEmpty else { return }
    motion = nil
    guard let view = collectionView, let change = changes.last,
      !change.operations.isEmpty, changes.count == 1, UIView.areAnimationsEnabled
    else { return }
    motion = UpdateMotion(elements(in: view.bounds), change.operations)
  }

  /// Returns how an item looks at the beginning of an animation with which it appears.
  func initialAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let motion, path.count == 2, let place = item(path.item, in: path.section) else {
      return nil
    }
    let position = Position(path)
    if motion.isInserted(position) {
      place.center.x -= motion.scroll.x
      place.center.y -= motion.scroll.y
      let first = (source?.transition(ofInsertedItemAt: position) ?? .fade).applied(to: place)
      self.motion?.appearing[position] = first
      return first
    }
    let before = motion.attributes(ofSurvivor: position) ?? origin(of: position, motion)
    place.frame = before?.frame ?? place.frame
    return place
  }

  /// Returns how an item looks at the end of an animation with which it disappears.
  func finalAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let motion, path.count == 2 else { return nil }
    let position = Position(path)
    guard let before = motion.attributes(ofOld: position)?.duplicate else { return nil }
    guard let new = motion.destination(of: position) else {
      return (source?.transition(ofRemovedItemAt: position) ?? .fade).applied(to: before)
    }
    before.frame = item(new.item, in: new.section)?.frame ?? before.frame
    return before
  }

  /// Returns where an item comes from that was in the list but not on screen: it moves with its
  /// nearest neighbor that was.
  private func origin(
    of position: Position,
    _ motion: UpdateMotion
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let neighbour = motion.nearestSurvivor(of: position),
      let before = motion.attributes(ofSurvivor: neighbour),
      let after = item(neighbour.item, in: neighbour.section),
      let place = item(position.item, in: position.section)
    else { return nil }
    if axis == .vertical {
      place.frame.origin.y += before.frame.minY - after.frame.minY
    } else {
      place.frame.origin.x += before.frame.minX - after.frame.minX
    }
    return place
  }

  private var source: (any ListLayoutSource)? {
    collectionView?.dataSource as? any ListLayoutSource
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy, because attributes that a collection view holds must not be changed.
  var duplicate: UICollectionViewLayoutAttributes? {
    copy() as? UICollectionViewLayoutAttributes
  }
}

/// How the elements of a list move during a batch of updates.
///
/// It contains what was on screen before, so its cost depends on what is visible and not on the
/// length of the list.
@MainActor
struct UpdateMotion {
  /// The attributes of the items that were on screen, by old position.
  private let before: [Position: UICollectionViewLayoutAttributes]

  /// Maps positions before the batch to those after it.
  private let map: PositionMap

  /// The new positions of inserted items.
  private let inserted: PositionList

  /// The new indices of inserted sections.
  private let insertedSections: Set<Int>

  /// The old positions of items that were on screen and stay in the list, by new position.
  private let survivors: [Position: Position]

  /// How far the batch scrolls the content.
  ///
  /// What appears is at its place in the window from the beginning, so its first frame is offset by
  /// this distance.
  var scroll = CGPoint.zero

  /// The first attributes of the inserted items that were requested, by new position; the
  /// collection view has them, too.
  var appearing: [Position: UICollectionViewLayoutAttributes] = [:]

  init(_ before: [UICollectionViewLayoutAttributes], _ operations: Operations) {
    map = PositionMap(operations)
    inserted = operations.insertedItems
    insertedSections = Set(operations.insertedSections)
    var places: [Position: UICollectionViewLayoutAttributes] = [:]
    var survivors: [Position: Position] = [:]
    for attributes in before where attributes.representedElementCategory == .cell {
      let position = Position(attributes.indexPath)
      places[position] = attributes
      if let new = map[position] { survivors[new] = position }
    }
    self.before = places
    self.survivors = survivors
  }

  func isInserted(_ position: Position) -> Bool {
    inserted.holds(position) || insertedSections.contains(position.section)
  }

  /// Changes the first attributes of an inserted item to the size of its measured view.
  ///
  /// - Parameters:
  ///   - position: The position of the item after the batch.
  ///   - size: The new size of its cell.
  ///   - shift: How much further the content will scroll because of it.
  func fit(_ position: Position, to size: CGSize, shift: CGPoint) {
    guard let first = appearing[position] else { return }
    first.center.x += (size.width - first.size.width) / 2 - shift.x
    first.center.y += (size.height - first.size.height) / 2 - shift.y
    first.size = size
  }

  /// Returns the position of an item after the batch; `nil` if it is removed.
  func destination(of old: Position) -> Position? { map[old] }

  /// Returns how an item looked before the batch, if it was on screen.
  func attributes(ofOld old: Position) -> UICollectionViewLayoutAttributes? { before[old] }

  /// Returns how a visible item looked before the batch, if it was on screen.
  func attributes(ofSurvivor new: Position) -> UICollectionViewLayoutAttributes? {
    survivors[new].flatMap { before[$0] }
  }

  /// Returns the survivor that is nearest to an item in the order of the list.
  func nearestSurvivor(of new: Position) -> Position? {
    survivors.keys.min { left, right in
      (distance(left, new), left) < (distance(right, new), right)
    }
  }

  private func distance(_ left: Position, _ right: Position) -> Int {
    abs(left.section - right.section) * 1_000_000 + abs(left.item - right.item)
  }
}

extension ListLayout {
  /// Records how far the present batch scrolls the content.
  func willScroll(from proposed: CGPoint, to target: CGPoint) {
    motion?.scroll = CGPoint(x: target.x - proposed.x, y: target.y - proposed.y)
  }
}

extension ListLayout {
  /// The subject of an expected invalidation.
  struct Announcement {
    var changes: [ListChange]

    /// Whether the invalidation has happened.
    var isDue = false
  }

  /// Announces the subject of the next invalidation of the whole layout.
  ///
  /// A collection view invalidates everything in each batch of updates. Call this method inside the
  /// batch. If the batch is not performed, the layout computes everything again.
  func announce(_ change: ListChange) {
    announcement = Announcement(changes: (announcement?.changes ?? []) + [change])
  }

  /// Records what a context invalidates.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? PlacedContext, context.isPlaced { return }
    if context.isAboutMovement {
      staleness = .everything
      return
    }
    if context.isAboutEverything {
      if announcement == nil {
        guard !isAboutInsets(context) else { return }
        staleness = .everything
      } else {
        announcement?.isDue = true
      }
      return
    }
    let boundaries = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].flatMap { context.invalidatedSupplementaryIndexPaths?[$0] ?? [] }
    let change = ListChange(
      resizedItems: PositionList(
        (context.invalidatedItemIndexPaths ?? []).lazy.filter { $0.count == 2 }.map(Position.init)
      ),
      resizedBoundaries: Set(boundaries.compactMap(\.first)).sorted()
    )
    if change != ListChange() { add([change]) }
  }

  /// Returns whether everything is invalidated only because of changed insets, as collection views
  /// do in each step of a bar that collapses.
  private func isAboutInsets(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard
      let view = collectionView, isPlaced(in: view), !context.invalidateDataSourceCounts
    else { return false }
    defer { knownInsets = view.adjustedContentInset }
    return view.adjustedContentInset != knownInsets
  }

  /// Records that the insets of the collection view have changed, so that what is invalidated from now
  /// on is not about them.
  func insetsDidChange() {
    guard let view = collectionView, isPlaced(in: view) else { return }
    knownInsets = view.adjustedContentInset
  }

  private func add(_ changes: [ListChange]) {
    if case .changes(let earlier) = staleness {
      staleness = .changes(earlier + changes)
    }
  }

  /// Returns what has to be computed again, and resets it.
  func takeStaleness() -> Staleness {
    if let announcement {
      self.announcement = nil
      if announcement.isDue {
        add(announcement.changes)
      } else {
        staleness = .everything
      }
    }
    defer { staleness = .changes([]) }
    return staleness
  }
}
