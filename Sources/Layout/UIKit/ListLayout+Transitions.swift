package import Foundation
import RosterCore
import RosterPlatform

extension ListLayout {
  /// Records what is on the screen before changes are placed that an animation may show.
  func noteMotion(_ changes: [ListChange]) {
    guard !changes.isEmpty else { return }
    motion = nil
    guard let view = collectionView, let change = changes.last,
      !change.operations.isEmpty, changes.count == 1
    else { return }
    motion = UpdateMotion(elements(in: view.bounds), change.operations)
  }

  /// How an item looks at the beginning of an animation at whose end it is on the screen.
  func initialAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let motion, path.count == 2, let place = item(path.item, in: path.section) else {
      return nil
    }
    let position = Position(path)
    if motion.isInserted(position) {
      place.center.x -= motion.scroll.x
      place.center.y -= motion.scroll.y
      let first = apply(source?.transition(ofInsertedItemAt: position) ?? .fade, to: place)
      self.motion?.appearing[position] = first
      return first
    }
    let before = motion.attributes(ofSurvivor: position) ?? origin(of: position, motion)
    place.frame = before?.frame ?? place.frame
    return place
  }

  /// How an item looks at the end of an animation at whose beginning it was on the screen.
  func finalAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let motion, path.count == 2 else { return nil }
    let position = Position(path)
    guard let before = motion.attributes(ofOld: position)?.duplicate else { return nil }
    guard let new = motion.destination(of: position) else {
      return apply(source?.transition(ofRemovedItemAt: position) ?? .fade, to: before)
    }
    before.frame = item(new.item, in: new.section)?.frame ?? before.frame
    return before
  }

  /// Where an item comes from that was in the list and not on the screen: it is pushed along with its
  /// nearest neighbour that was.
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

  private func apply(
    _ transition: ItemTransition,
    to attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = transition.offset.width.isFinite ? transition.offset.width : 0
    let height = transition.offset.height.isFinite ? transition.offset.height : 0
    attributes.center.x += width
    attributes.center.y += height
    attributes.alpha = transition.alpha.isFinite ? min(max(transition.alpha, 0), 1) : 1
    if transition.scale != 1, transition.scale.isFinite {
      attributes.transform = CGAffineTransform(scaleX: transition.scale, y: transition.scale)
    }
    return attributes
  }

  private var source: (any ListLayoutSource)? {
    collectionView?.dataSource as? any ListLayoutSource
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy, for attributes that a collection view holds must not be changed.
  fileprivate var duplicate: UICollectionViewLayoutAttributes? {
    copy() as? UICollectionViewLayoutAttributes
  }
}

/// How the elements of a list move while a batch of updates is shown.
///
/// It knows what was on the screen before, so it costs what is visible, however long the list is.
@MainActor
struct UpdateMotion {
  /// The attributes of the items that were on the screen, by their old places.
  private let before: [Position: UICollectionViewLayoutAttributes]

  /// Where items of before are after the batch.
  private let map: PositionMap

  /// The items that were not in the list, by their new places.
  private let inserted: PositionList

  /// The sections that were not in the list, by their new places.
  private let insertedSections: Set<Int>

  /// The items that were on the screen and stay in the list, by their new places.
  private let survivors: [Position: Position]

  /// How far the batch scrolls the content.
  ///
  /// What appears is seen where it stands from the first moment on, so it starts as far back as the content
  /// has still to go.
  var scroll = CGPoint.zero

  /// The first attributes of the inserted items that have been asked for, by their new places; the collection
  /// view has them as well.
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

  /// Begins the appearance of an inserted item in the size that its view has asked for.
  ///
  /// - Parameters:
  ///   - position: Where the item is after the batch.
  ///   - size: The size that its cell has now.
  ///   - shift: How much further the content will be scrolled for it.
  func fit(_ position: Position, to size: CGSize, shift: CGPoint) {
    guard let first = appearing[position] else { return }
    first.center.x += (size.width - first.size.width) / 2 - shift.x
    first.center.y += (size.height - first.size.height) / 2 - shift.y
    first.size = size
  }

  /// Where an item of before is after the batch; nothing if it is deleted.
  func destination(of old: Position) -> Position? { map[old] }

  /// How an item looked before the batch, if it was on the screen.
  func attributes(ofOld old: Position) -> UICollectionViewLayoutAttributes? { before[old] }

  /// How an item that is on the screen after the batch looked before it, if it was there.
  func attributes(ofSurvivor new: Position) -> UICollectionViewLayoutAttributes? {
    survivors[new].flatMap { before[$0] }
  }

  /// The survivor that is nearest to an item in the order of the list.
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
  /// Records how far the batch that is being shown scrolls the content.
  package func willScroll(from proposed: CGPoint, to target: CGPoint) {
    motion?.scroll = CGPoint(x: target.x - proposed.x, y: target.y - proposed.y)
  }
}

extension Position {
  init(_ path: IndexPath) {
    self.init(section: path.section, item: path.item)
  }
}

extension IndexPath {
  init(_ position: Position) {
    self.init(item: position.item, section: position.section)
  }
}

extension ListLayout {
  /// What an invalidation that is about to come is about.
  struct Announcement {
    var changes: [ListChange]

    /// Whether the invalidation has come.
    var isDue = false
  }

  /// Announces what the next invalidation of the whole layout is about.
  ///
  /// A collection view invalidates everything in each batch of updates, and does not know better. It has
  /// to be called within the batch. A batch that is not carried out leaves the layout to find everything
  /// out anew.
  package func announce(_ change: ListChange) {
    announcement = Announcement(changes: (announcement?.changes ?? []) + [change])
  }

  /// Records what a context makes stale.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? PlacedContext, context.isPlaced { return }
    if context.isAboutMovement {
      staleness = .everything
      return
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
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

  /// Whether everything is invalidated for no other reason than that the insets are others, which
  /// collection views do, and which happens in each step of a bar that collapses.
  private func isAboutInsets(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard
      let view = collectionView, view === placedView, !context.invalidateDataSourceCounts,
      !isInvalidatedByName
    else { return false }
    defer { knownInsets = view.adjustedContentInset }
    return view.adjustedContentInset != knownInsets
  }

  private func add(_ changes: [ListChange]) {
    if case .changes(let earlier) = staleness {
      staleness = .changes(earlier + changes)
    }
  }

  /// Takes what has to be computed again; from then on, nothing has.
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
