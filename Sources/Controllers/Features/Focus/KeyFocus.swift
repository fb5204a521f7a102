import RosterPlatform

/// Manages which item has the focus of a keyboard or a remote control, and what keys do with it.
///
/// The system moves the focus between cells, by index path. This object decides by item: which items can be
/// focused, and where the focus goes when it returns.
@MainActor
final class KeyFocus: RemovalFeature {
  /// Which items can be focused.
  private(set) var mode = ListAdapter.FocusMode.system

  /// Whether the focus returns to the item that had it last.
  var remembersItem = true

  /// Returns the positions of the selected items.
  var selected: () -> Set<Position> = { [] }

  private let stage: ListStage

  /// The controller of the item that has the focus.
  private weak var controller: (any CellControlling)?

  /// The position of the item that had the focus last, or of its neighbor if it was removed.
  private var last: Position?

  /// The collection view's own settings, which are restored.
  private var allowed: (always: Bool, duringEditing: Bool, selecting: Bool)?

  private let commands = KeyCommands()

  init(_ stage: ListStage) {
    self.stage = stage
  }

  func didAttach() {
    show()
  }

  func willDetach() {
    setFocused(nil)
    offerKeys()
    restoreAllowed()
  }

  func tearDown() {
    setFocused(nil)
    commands.offer([], by: nil)
  }

  /// Changes which items can be focused.
  func setMode(_ mode: ListAdapter.FocusMode) {
    guard mode != self.mode else { return }
    self.mode = mode
    show()
    stage.collectionView.setNeedsFocusUpdate()
    stage.collectionView.updateFocusIfNeeded()
  }

  func itemsMoved(_ place: (Position) -> Position?) {
    last = last.flatMap { place($0) ?? neighbor(of: $0, place) }
  }

  func willRemove(_ removal: Removal) {
    if removal.controller === controller { setFocused(nil) }
  }

  func didSettle() {
    offerKeys()
  }

  /// The item that has the focus.
  var focusedItem: ItemID? {
    controller.flatMap(stage.controllers.position(of:)).flatMap(stage.list.snapshot.itemID(at:))
  }

  /// Returns whether the item at an index path can be focused; `nil` if the list does not decide
  /// that.
  func canFocus(at indexPath: IndexPath) -> Bool? {
    switch mode {
    case .system: nil
    case .none: false
    case .items, .selecting:
      stage.hold {
        guard let controller = stage.neededController(shownAt: indexPath) else { return false }
        return controller.canFocus && controller.innerList == nil
          && !controller.standsForItems
      }
    }
  }

  /// The index path that is focused when the focus enters the list: that of the item that had it
  /// last.
  ///
  /// Otherwise, a collection view may look for the first item of the list, and make cells far off
  /// screen.
  var preferredPath: IndexPath? {
    guard mode != .system else { return nil }
    let isThere = last.map { stage.list.item(at: $0) != nil } ?? false
    if remembersItem || controller != nil, isThere, let last { return IndexPath(last) }
    return stage.collectionView.indexPathsInSight.first { canFocus(at: $0) == true }
  }

  /// Records which item has the focus, by its cell.
  func didUpdate(_ context: UICollectionViewFocusUpdateContext) {
    let cell = context.nextFocusedView as? UICollectionReusableView
    setFocused(cell.flatMap(stage.mounts.controller(on:)))
    offerKeys()
  }

  private func setFocused(_ new: (any CellControlling)?) {
    guard new !== controller else { return }
    let old = controller
    controller = new
    if let position = new.flatMap(stage.controllers.position(of:)) { last = position }
    stage.gate.batch {
      old?.setFocused(false)
      // A hook may have taken the focus away.
      if controller === new { new?.setFocused(true) }
    }
  }

  /// Returns the nearest item that stays when the focused one is removed: the next one, or else the
  /// previous one.
  private func neighbor(of position: Position, _ place: (Position) -> Position?) -> Position? {
    let sections = stage.list.snapshot.sections
    guard sections.indices.contains(position.section) else { return nil }
    let count = sections[position.section].count
    let following = (position.item + 1)..<max(position.item + 1, count)
    let items = Array(following) + Array((0..<min(position.item, count)).reversed())
    for item in items {
      if let found = place(Position(section: position.section, item: item)) { return found }
    }
    return nil
  }
}

/// The settings of the collection view.
extension KeyFocus {
  /// Sets whether cells of the collection view can be focused.
  private func show() {
    guard stage.views.areOwned else { return }
    let answers = mode != .system
    if stage.views.delegates.answersForFocus != answers {
      stage.views.changeDelegates { $0.answersForFocus = answers }
    }
    guard mode != .system else { return restoreAllowed() }
    let view = stage.collectionView
    if allowed == nil {
      allowed = (view.allowsFocus, view.allowsFocusDuringEditing, view.selectsWithFocus)
    }
    view.allowsFocus = mode != .none
    view.allowsFocusDuringEditing = mode != .none
    view.selectsWithFocus = mode == .selecting
  }

  private func restoreAllowed() {
    guard let allowed else { return }
    let view = stage.collectionView
    view.allowsFocus = allowed.always
    view.allowsFocusDuringEditing = allowed.duringEditing
    view.selectsWithFocus = allowed.selecting
    self.allowed = nil
  }
}

/// The actions of items that keys perform.
extension KeyFocus {
  /// Offers the keys of the focused item, or of the first selected one.
  func offerKeys() {
    guard !stage.gate.isClosedForGood else { return }
    let actions = leader.map { leader in stage.hold { leader.keyActions } } ?? []
    let keys = actions.map { action in
      OfferedKey(
        title: action.title,
        input: action.key.input,
        modifiers: action.modifiers,
        goesBeforeSystem: action.goesBeforeSystem
      ) { [weak self] in self?.perform(action) }
    }
    commands.offer(keys, by: leader?.viewController)
  }

  /// The item that keys act on first.
  private var leader: (any CellControlling)? {
    if let controller { return controller }
    return selected().min().flatMap { stage.controllers[$0] }
  }

  /// Performs a key's action on all items that it acts on.
  private func perform(_ action: KeyAction) {
    guard let leader else { return }
    var controllers = [leader]
    if leader.isSelected {
      controllers = selected().sorted().compactMap { stage.neededController(at: $0) }
    }
    stage.gate.batch {
      for controller in controllers {
        controller.keyActions.first { $0.isForKey(of: action) }?.perform()
      }
    }
  }
}
