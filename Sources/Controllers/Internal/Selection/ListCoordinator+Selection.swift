import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// The identities of the selected items, in the order of the list.
  var selectedIDs: [ItemID] {
    selection.positions.sorted().compactMap { list.stateKey(at: $0)?.id }
  }

  /// Changes the mode, after what may not stay selected in it has been deselected.
  func setSelectionMode(_ mode: SelectionMode) {
    select(exactly: Set(selection.positions.sorted().prefix(mode.limit)))
    selection.mode = mode
    guard ownsCollectionView else { return }
    collectionView.allowsMultipleSelection = mode == .multiple
  }

  func select(_ id: ItemID) -> Bool {
    guard let position = position(of: id, toBe: "select") else { return false }
    guard collectionView.allowsSelection, selection.mode != .momentary else { return false }
    select(exactly: selection.afterSelecting(position))
    return true
  }

  func deselect(_ id: ItemID) -> Bool {
    guard let position = position(of: id, toBe: "deselect") else { return false }
    guard selection.positions.contains(position) else { return false }
    select(exactly: selection.positions.subtracting([position]))
    return true
  }

  func select(exactly ids: Set<ItemID>) {
    let positions = ids.compactMap { position(of: $0, toBe: "select") }.sorted()
    select(exactly: Set(positions.prefix(selection.mode.limit)))
  }

  /// Makes other items the selected ones, in the collection view as well.
  private func select(exactly positions: Set<Position>) {
    guard positions != selection.positions else { return }
    batch {
      mark(positions)
      if machine.phase == .idle { showSelection() }
      tellSelection()
    }
  }

  /// Notes which items are selected, and tells the controllers of those for which that is new.
  func mark(_ positions: Set<Position>) {
    for position in selection.replace(with: positions) {
      controllers[position]?.setSelected(positions.contains(position))
    }
  }

  /// Makes the collection view show the selection, which it loses when it is reloaded.
  func showSelection() {
    if selection.mode != .momentary { alignSelection() }
  }

  /// Makes the collection view show the selection in any mode, once nothing is touched or carried.
  func alignSelection() {
    guard ownsCollectionView, moves.carried == nil else { return }
    let shown = Set((collectionView.indexPathsForSelectedItems ?? []).map(Position.init))
    for position in shown.subtracting(selection.positions).sorted() {
      collectionView.deselectItem(at: IndexPath(position), animated: false)
    }
    for position in selection.positions.subtracting(shown).sorted() {
      collectionView.selectItem(at: IndexPath(position), animated: false, scrollPosition: [])
    }
  }

  /// Where an item is that the app wants to do something with; reports one that is not there.
  func position(of id: ItemID, toBe action: String) -> Position? {
    if let position = list.snapshot.position(of: id) { return position }
    report(.missingItem(id, asked: action))
    return nil
  }

  /// Tells the observers of the selection, if other items are selected than when they were last told.
  func tellSelection() {
    selection.tellObservers(selectedIDs)
  }
}
