import RosterPlatform

/// The selected items, and what observers were notified of.
@MainActor
final class Selection: ControllerFeature, UpdateFeature {
  let stage: ListStage

  /// The selection mode outside editing mode.
  private(set) var chosenMode = ListAdapter.SelectionMode.momentary

  /// The positions of the selected items.
  private(set) var positions: Set<Position> = []

  /// In editing mode, the positions that were selected before it.
  private var positionsBefore: Set<Position>?

  /// The selected items that were removed in editing mode, by a search for example; they are selected if they come back.
  private var hidden: Set<ItemID> = []

  /// Which items that have left the list are selected when they come back.
  var retention = ListAdapter.SelectionRetention.whileEditing

  /// Whether a two-finger pan is in progress, so that observers are notified at its end.
  private var isSelectingSeveral = false

  /// The item that is being touched.
  var touched: TouchedItem?

  /// Returns the selected items of lists in cells, with the positions of the items of those cells.
  var inner: () -> [(position: Position, ids: [ItemID])] = { [] }

  /// Called when the selection of the list has changed.
  var didChange: (() -> Void)?

  /// Makes the menu of several items, or of none.
  var menuForSeveral: (([ItemID], CGPoint) -> UIContextMenuConfiguration?)?

  private let observers = Observers<Set<ItemID>>()

  /// The selection of which observers were last notified.
  private var told: Set<ItemID> = []

  init(_ stage: ListStage) {
    self.stage = stage
  }

  func didAttach() {
    showMode()
  }

  func didDetach() {
    touched = nil
  }

  /// Moves the selection with its items; removed items are no longer selected.
  func itemsMoved(_ place: (Position) -> Position?) {
    if retainsHidden {
      for position in positions where place(position) == nil {
        if let id = stage.list.snapshot.itemID(at: position) { hidden.insert(id) }
      }
    }
    positions = Set(positions.compactMap(place))
    positionsBefore = positionsBefore.map { Set($0.compactMap(place)) }
  }

  func hasWork(forSame update: Update) -> Bool { mode != .momentary }

  func didCommit(_ update: Update) {
    if let before = positionsBefore {
      // What content selects counts when editing ends.
      positionsBefore = described(by: update.new, since: before, mode: chosenMode) ?? before
    }
    let described =
      positionsBefore == nil ? described(by: update.new, since: positions, mode: mode) : nil
    if let described { mark(described) }
    selectReturned()
    show()
    if !update.isUnchanged || described != nil { notifyObservers() }
  }

  private var retainsHidden: Bool {
    switch retention {
    case .never: false
    case .whileEditing: positionsBefore != nil
    }
  }

  /// Selects items that have come back.
  private func selectReturned() {
    guard !hidden.isEmpty else { return }
    let found = hidden.compactMap { id in
      stage.list.snapshot.position(of: id).map { (id: id, position: $0) }
    }
    guard !found.isEmpty else { return }
    hidden.subtract(found.map(\.id))
    let wanted = positions.union(found.map(\.position))
    mark(Set(wanted.sorted().prefix(limit(of: mode))))
  }

  func didMake(
    _ controller: any CellControlling,
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) {
    guard let position = place.position else { return }
    if positions.contains(position) { controller.setSelected(true) }
  }

  /// The identities of the selected items, in the order of the list.
  var ids: [ItemID] {
    positions.sorted().compactMap { stage.list.stateKey(at: $0)?.id }
  }

  /// The identities of the selected items, those of lists in cells included, in the order of the list.
  var allIDs: [ItemID] {
    let inner = inner()
    guard !inner.isEmpty else { return ids }
    let own = positions.compactMap { position in
      stage.list.stateKey(at: position).map { (position: position, ids: [$0.id]) }
    }
    return (own + inner).sorted { $0.position < $1.position }.flatMap(\.ids)
  }

  /// Deselects all items, because an item of another list of the same content was selected.
  func giveWay(isByTouch: Bool) {
    let deselected = positions.sorted().compactMap { stage.controllers[$0] }
    select(exactly: [] as Set<Position>)
    guard isByTouch else { return }
    stage.gate.batch {
      for controller in deselected where !controller.isRemoved {
        controller.trace(.didDeselect)
        controller.didDeselect()
      }
    }
  }

  /// The present selection mode.
  var mode: ListAdapter.SelectionMode { positionsBefore == nil ? chosenMode : .multiple }

  /// Changes the mode, and deselects items that cannot stay selected in it.
  func setMode(_ mode: ListAdapter.SelectionMode) {
    func allowed(_ positions: Set<Position>) -> Set<Position> {
      Set(positions.sorted().prefix(limit(of: mode)))
    }
    if let before = positionsBefore {
      positionsBefore = allowed(before)
    } else {
      select(exactly: allowed(positions))
    }
    chosenMode = mode
    showMode()
  }

  /// Sets how many items the collection view lets the user select, including in editing mode.
  private func showMode() {
    guard stage.views.areOwned else { return }
    let collectionView = stage.collectionView
    collectionView.allowsMultipleSelection = chosenMode == .multiple
    collectionView.allowsMultipleSelectionDuringEditing = mode == .multiple
    if mode == .multiple { collectionView.allowsSelectionDuringEditing = true }
  }

  /// Uses the mode that the app has set on the collection view itself.
  func adoptMode(of collectionView: UICollectionView) {
    if collectionView.allowsMultipleSelection { chosenMode = .multiple }
  }

  /// Starts with a separate selection in editing mode, and restores the previous one at its end.
  func editingDidChange(_ isEditing: Bool) {
    guard isEditing != (positionsBefore != nil) else { return }
    let next = positionsBefore ?? []
    hidden = []
    positionsBefore = isEditing ? positions : nil
    showMode()
    mark(next)
    align()
    notifyObservers()
  }

  /// Notifies observers at the end of a two-finger pan.
  func selectingSeveralDidChange(_ isUnderWay: Bool) {
    isSelectingSeveral = isUnderWay
    notifyObservers()
  }

  /// Selects an item.
  ///
  /// - Returns: Whether the mode allows it, and the item is in the list.
  func select(_ id: ItemID) -> Bool {
    guard let position = stage.position(of: id, toBe: "select") else { return false }
    guard stage.collectionView.allowsSelection, mode != .momentary else { return false }
    select(exactly: afterSelecting(position))
    return true
  }

  /// Deselects an item.
  ///
  /// - Returns: Whether the item was selected.
  func deselect(_ id: ItemID) -> Bool {
    guard let position = stage.position(of: id, toBe: "deselect") else { return false }
    guard positions.contains(position) else { return false }
    select(exactly: positions.subtracting([position]))
    return true
  }

  /// Replaces the selection, as far as the mode allows.
  func select(exactly ids: Set<ItemID>) {
    let positions = ids.compactMap { stage.position(of: $0, toBe: "select") }.sorted()
    select(exactly: Set(positions.prefix(limit(of: mode))))
  }

  /// Replaces the selection, also in the collection view.
  private func select(exactly positions: Set<Position>) {
    guard positions != self.positions else { return }
    stage.gate.batch {
      mark(positions)
      if stage.gate.isIdle { show() }
      notifyObservers()
    }
  }

  /// Returns the positions of the items that the content selects; `nil` if it sets no selection.
  private func described(
    by list: ResolvedList,
    since present: Set<Position>,
    mode: ListAdapter.SelectionMode
  ) -> Set<Position>? {
    guard list.uses.contains(.selection), mode != .momentary else { return nil }
    var result: Set<Position>?
    for (index, section) in list.sections.enumerated() {
      var start = 0
      for (run, presenter) in zip(list.snapshot.sections[index].runs, section.presenters) {
        defer { start += run.column.count }
        guard let selected = presenter.surroundings.selected else { continue }
        var positions = result ?? present
        for offset in 0..<run.column.count {
          let position = Position(section: index, item: start + offset)
          if selected.contains(run.column.identifier(at: offset)) {
            positions.insert(position)
          } else {
            positions.remove(position)
          }
        }
        result = positions
      }
    }
    return result.map { Set($0.sorted().prefix(limit(of: mode))) }
  }

  /// Records which items are selected, and notifies the controllers of those for which that is new.
  func mark(_ new: Set<Position>) {
    let changed = positions.symmetricDifference(new).sorted()
    positions = new
    for position in changed {
      stage.controllers[position]?.setSelected(new.contains(position))
    }
  }

  /// Returns the positions of the selected items after one more was selected.
  func afterSelecting(_ position: Position) -> Set<Position> {
    mode == .single ? [position] : positions.union([position])
  }

  /// Shows the selection in the collection view, which loses it when it is reloaded.
  func show() {
    if mode != .momentary { align() }
  }

  /// Updates the collection view's selection when nothing is touched or moved.
  func align() {
    guard stage.views.areOwned, stage.carriedPlace == nil else { return }
    let collectionView = stage.collectionView
    let shown = Set((collectionView.indexPathsForSelectedItems ?? []).map(Position.init))
    for position in shown.subtracting(positions).sorted() {
      collectionView.deselectItem(at: IndexPath(position), animated: false)
    }
    for position in positions.subtracting(shown).sorted() {
      collectionView.selectItem(at: IndexPath(position), animated: false, scrollPosition: [])
    }
  }

  /// Calls a function whenever the selection has changed.
  func observe(_ observer: @escaping (Set<ItemID>) -> Void) -> ListObservation {
    if observers.isEmpty { told = Set(allIDs) }
    return observers.add(observer)
  }

  /// Notifies the observers of the selection if it has changed since the last call.
  func notifyObservers() {
    didChange?()
    guard !observers.isEmpty, !isSelectingSeveral else { return }
    let new = Set(allIDs)
    guard new != told else { return }
    told = new
    observers.tell(new)
  }

  /// The number of items that can stay selected.
  private func limit(of mode: ListAdapter.SelectionMode) -> Int {
    switch mode {
    case .momentary: 0
    case .single: 1
    case .multiple: .max
    }
  }
}

extension ListAdapter {
  /// Which selected items that have left the list are selected again when they come back.
  public enum SelectionRetention: Hashable, Sendable {
    /// None: an item that is removed is deselected.
    case never

    /// Those that have left in editing mode, until it ends: the user can search for items to select.
    case whileEditing
  }
}
