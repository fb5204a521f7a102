import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// The identities of the selected items, in the order of the list.
  var selectedIDs: [ItemID] {
    selected.sorted().compactMap { list.stateKey(at: $0)?.id }
  }

  /// Changes the mode, after what may not stay selected in it has been deselected.
  func setSelectionMode(_ mode: SelectionMode) {
    let kept = selected.sorted().prefix(mode == .multiple ? .max : mode == .single ? 1 : 0)
    select(exactly: Set(kept))
    selectionMode = mode
    guard ownsCollectionView else { return }
    collectionView.allowsMultipleSelection = mode == .multiple
  }

  func select(_ id: ItemID) -> Bool {
    guard let position = position(of: id, toBe: "select") else { return false }
    guard collectionView.allowsSelection, selectionMode != .momentary else { return false }
    select(exactly: selectionMode == .multiple ? selected.union([position]) : [position])
    return true
  }

  func deselect(_ id: ItemID) -> Bool {
    guard let position = position(of: id, toBe: "deselect") else { return false }
    guard selected.contains(position) else { return false }
    select(exactly: selected.subtracting([position]))
    return true
  }

  func select(exactly ids: Set<ItemID>) {
    let positions = ids.compactMap { position(of: $0, toBe: "select") }.sorted()
    switch selectionMode {
    case .momentary: select(exactly: Set<Position>())
    case .single: select(exactly: Set(positions.prefix(1)))
    case .multiple: select(exactly: Set(positions))
    }
  }

  /// Makes other items the selected ones, in the collection view as well.
  private func select(exactly positions: Set<Position>) {
    guard positions != selected else { return }
    batch {
      mark(positions)
      if machine.phase == .idle { showSelection() }
      tellSelection()
    }
  }

  /// Notes which items are selected, and tells the controllers of those for which that is new.
  func mark(_ positions: Set<Position>) {
    let changed = selected.symmetricDifference(positions).sorted()
    selected = positions
    for position in changed {
      controllers[position]?._setSelected(positions.contains(position))
    }
  }

  /// Makes the collection view show the selection, which it loses when it is reloaded.
  func showSelection() {
    if selectionMode != .momentary { alignSelection() }
  }

  /// Makes the collection view show the selection in any mode, once nothing is touched or carried.
  func alignSelection() {
    guard ownsCollectionView, carried == nil else { return }
    let shown = Set((collectionView.indexPathsForSelectedItems ?? []).map(Position.init))
    for position in shown.subtracting(selected).sorted() {
      collectionView.deselectItem(at: IndexPath(position), animated: false)
    }
    for position in selected.subtracting(shown).sorted() {
      collectionView.selectItem(at: IndexPath(position), animated: false, scrollPosition: [])
    }
  }

  /// Where an item is that the app wants to do something with; reports one that is not there.
  func position(of id: ItemID, toBe action: String) -> Position? {
    if let position = list.snapshot.position(of: id) { return position }
    report(.missingItem(id, asked: action))
    return nil
  }
}

extension ListCoordinator {
  func observeSelection(_ observer: @escaping (Set<ItemID>) -> Void) -> ListObservation {
    if selectionObservers.isEmpty { observedSelection = Set(selectedIDs) }
    let key = nextObserver
    nextObserver += 1
    selectionObservers[key] = observer
    return ListObservation { [weak self] in self?.selectionObservers[key] = nil }
  }

  /// Tells the observers of the selection, if other items are selected than when they were last told.
  func tellSelection() {
    guard !selectionObservers.isEmpty else { return }
    let ids = Set(selectedIDs)
    guard ids != observedSelection else { return }
    observedSelection = ids
    for (_, observer) in selectionObservers.sorted(by: { $0.key < $1.key }) {
      observer(ids)
    }
  }
}
