import RosterCore
import RosterPlatform

/// Which item a keyboard or a remote control leads to, and what keys do with it.
///
/// The focus is a matter of the system, which knows cells and places. This knows the items: which of them can have
/// the focus, and where it goes when it comes back.
@MainActor
final class KeyFocus: ControllerFeature, RemovalFeature {
  /// Which items can have the focus.
  private(set) var mode = FocusMode.system

  /// Whether the focus goes back to the item that had it last.
  var remembersItem = true

  /// Where the selected items are.
  var selected: () -> Set<Position> = { [] }

  private let stage: ListStage

  /// The controller of the item that has the focus.
  private weak var controller: (any CellControlling)?

  /// Where the item is that had the focus last, or where its neighbor is if it is gone.
  private var last: Position?

  /// What the collection view allowed before the list did.
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

  /// Changes which items can have the focus.
  func setMode(_ mode: FocusMode) {
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

  /// Whether the item at a path can have the focus; `nil` if that is not the list's matter.
  func canFocus(at indexPath: IndexPath) -> Bool? {
    switch mode {
    case .system: nil
    case .none: false
    case .items, .selecting:
      stage.hold {
        guard let controller = stage.neededController(shownAt: indexPath) else { return false }
        return controller.canFocus && controller.innerList == nil && !controller.standsForItems
      }
    }
  }

  /// Where the focus goes when it comes to the list: to the item that had it last.
  ///
  /// By itself, a collection view may look for the first item of all, and make cells far off the screen.
  var preferredPath: IndexPath? {
    guard mode != .system else { return nil }
    let isThere = last.map { stage.list.item(at: $0) != nil } ?? false
    if remembersItem || controller != nil, isThere, let last { return IndexPath(last) }
    return stage.collectionView.indexPathsInSight.first { canFocus(at: $0) == true }
  }

  /// Takes over which item has the focus, by its cell.
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
      new?.setFocused(true)
    }
  }

  /// The nearest item that stays when one goes that had the focus: the next one, or else the one before.
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

/// What the collection view is told.
extension KeyFocus {
  /// Has the collection view let cells have the focus, or not.
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

/// What a person does with items by keys.
extension KeyFocus {
  /// Offers the keys of the item that has the focus, or of the first selected one.
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

  /// The item that keys are for first.
  private var leader: (any CellControlling)? {
    if let controller { return controller }
    return selected().min().flatMap { stage.controllers[$0] }
  }

  /// Performs what the items that a key is for do when it is pressed.
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
