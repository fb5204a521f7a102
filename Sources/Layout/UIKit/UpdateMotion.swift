import Foundation
import RosterCore
import RosterPlatform

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
