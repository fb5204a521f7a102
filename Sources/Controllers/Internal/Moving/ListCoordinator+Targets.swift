import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// The place in the list of what is shown at a path, which differs while an item is carried.
  func position(shownAt indexPath: IndexPath) -> Position {
    position(shownAt: Position(indexPath))
  }

  /// The place in the list of what is shown at a place, which differs while an item is carried.
  func position(shownAt position: Position) -> Position {
    moves.carried?.place.origin(ofShown: position) ?? position
  }

  /// Where the carried item goes: where the layout proposes if its controller agrees, or where it is.
  func target(proposed: IndexPath, current: IndexPath) -> IndexPath {
    guard let carried = moves.carried else { return current }
    let wanted = proposed == current ? emptySection(at: carried.point) ?? proposed : proposed
    let target = Position(wanted)
    guard wanted != current, target != carried.refused else { return current }
    guard
      target == carried.place.origin || allows(carried.controller, carried.place.origin, target)
    else {
      moves.carried?.refused = target
      return current
    }
    moves.carried?.refused = nil
    moves.carried?.place.shown = target
    return wanted
  }

  private func allows(
    _ controller: any CellControlling,
    _ origin: Position,
    _ target: Position
  ) -> Bool {
    guard let move = ItemMove(from: origin, to: target, in: list.snapshot) else { return false }
    return hold { controller.canMove(to: move) }
  }

  /// The first place of a section without items whose header or footer is at a point.
  ///
  /// Layouts propose the places of items, so nobody could carry an item there otherwise.
  private func emptySection(at point: CGPoint) -> IndexPath? {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for section in 0..<collectionView.numberOfSections
    where collectionView.numberOfItems(inSection: section) == 0 {
      let path = IndexPath(item: 0, section: section)
      for kind in kinds where list.supplementary(kind, inSection: section) != nil {
        let frame = collectionView.layoutAttributesForSupplementaryElement(
          ofKind: kind,
          at: path
        )?.frame
        if frame?.contains(point) == true { return path }
      }
    }
    return nil
  }
}
