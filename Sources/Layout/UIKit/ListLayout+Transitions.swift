import Foundation
import RosterCore
import RosterPlatform

extension ListLayout {
  /// Notes what is on the screen before changes are placed that an animation may show.
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
      return apply(source?.transition(ofInsertedItemAt: position) ?? .fade, to: place)
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
