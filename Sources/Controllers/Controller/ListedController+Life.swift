import RosterPlatform

extension ListedController {
  /// Whether the collection view displays the view.
  final var isDisplayed: Bool { life == .displayed }

  /// Whether the collection view displays the view, and the item is in the list.
  final var isShown: Bool { life == .displayed && !isLeaving }

  /// Whether the controller has a view that the collection view does not display.
  final var isPrepared: Bool { life == .mounted && !isLeaving }

  /// Whether the controller's life in its list has ended.
  final var isRemoved: Bool { life == .removed }

  /// Whether the controller has a view.
  final var isMounted: Bool { life.isMounted }

  /// Whether the controller has no view, is not focused, is not near the screen and not expected there.
  final var isUnnoticed: Bool {
    !life.isMounted && !sight.isInPreloadRange && !sight.isPrefetched && !isFocused
  }

  /// Tells the observer of the list, if there is one, that a hook is about to be called.
  final func trace(_ hook: ControllerHook) {
    guard let trace = ownerReference?.trace, let controller = self as? any CellControlling else {
      return
    }
    trace(hook, controller)
  }

  /// Connects the controller with its list and its surroundings; fails if it belongs to a list, or did.
  package final func attach(
    to owner: OwnerReference,
    in surroundings: Surroundings
  ) -> Bool {
    guard ownerReference == nil, life == .made else { return false }
    ownerReference = owner
    givenSurroundings = surroundings
    return true
  }

  /// Begins the controller's life in its list.
  package final func load(at position: ItemPosition?) {
    toldPosition = ToldPosition(position)
    mayHaveMoved = false
    trace(.didLoad)
    didLoad()
    tasks?.begin(.controller)
  }

  /// Calls `didInsert()`, unless the item is off screen and its controller was made for a transition or a size.
  final func tellInserted() {
    guard life.isMounted else { return }
    trace(.didInsert)
    didInsert()
  }

  /// Ends the controller's life.
  package final func remove() {
    if life.isMounted { unmount() }
    cancelExpectedDisplay()
    end()
  }

  /// Ends the life of a controller without a view, whose display is not expected.
  final func end() {
    tellDisappearance()
    guard life.remove() else { return }
    if let extras {
      extras.tasks?.endAll()
      extras.tasks = nil
    }
    willEnd()
    trace(.didRemove)
    didRemove()
    ownerReference = nil
  }

  /// Updates a controller without a cell from the latest content, which is done only when the controller is needed.
  final func catchUp() {
    guard seat != nil, !life.isMounted else { return }
    owner?.bringUpToDate(self)
  }

  /// Replaces what the content around the item provides, without calling hooks.
  ///
  /// - Returns: Whether the environment differs.
  @discardableResult
  package final func surround(with surroundings: Surroundings) -> Bool {
    let replaced = givenSurroundings
    let old = replaced.environment
    if replaced.outline?.position != surroundings.outline?.position, owner != nil {
      isOutlineReplaced = true
    }
    givenSurroundings = surroundings
    host?.surroundingsWereReplaced()
    surroundingsWereReplaced(from: replaced)
    guard owner != nil, old != surroundings.environment else { return false }
    measured.expire()
    if replacedEnvironment == nil { replacedEnvironment = old }
    return true
  }

  /// Calls the hooks for a changed position, a changed environment and a changed view model, and
  /// configures the cell if necessary.
  package final func deliverUpdate() {
    if life.isMounted { tellMove() }
    var reason = reasonsToConfigure
    if tellReplacedEnvironment() { reason.insert(.environment) }
    if tellReplacedViewModel() { reason.insert(.viewModel) }
    if isOutlineReplaced { reason.insert(.outline) }
    if !reason.isEmpty {
      // A layout pass of the update may have measured the cell with what it showed before.
      measured.expire()
      configureCell(for: reason)
    }
    didDeliverUpdate()
  }

  /// Calls `didMove(from:to:)` if the position has changed since the last call.
  final func tellMove() {
    guard mayHaveMoved else { return }
    mayHaveMoved = false
    guard
      let seat, seat.formerPosition == nil, let old = toldPosition.value, let new = position,
      old != new
    else { return }
    toldPosition = ToldPosition(new)
    trace(.didMove)
    didMove(from: old, to: new)
  }

  /// Calls `environmentDidChange(from:)` if the environment has changed.
  ///
  /// - Returns: Whether it was called.
  @discardableResult
  final func tellReplacedEnvironment() -> Bool {
    guard let old = replacedEnvironment else { return false }
    replacedEnvironment = nil
    guard old != environment else { return false }
    trace(.environmentDidChange)
    environmentDidChange(from: old)
    return true
  }

  /// Calls `traitsDidChange(from:)`, and configures the cell now or in the next refresh.
  final func deliverTraits(from old: UITraitCollection?, configures: Bool = true) {
    guard life != .removed else { return }
    trace(.traitsDidChange)
    traitsDidChange(from: old)
    if configures {
      configureCell(for: .traits)
    } else {
      reasonsToConfigure.insert(.traits)
    }
  }

  /// Whether the cell is to be configured for traits that it did not have yet.
  final var awaitsTraits: Bool { reasonsToConfigure.contains(.traits) }

  /// Records whether the item is selected, and shows it in the cell.
  final func setSelected(_ isSelected: Bool) {
    guard isSelected != self.isSelected, life != .removed else { return }
    self.isSelected = isSelected
    configureCell(for: .selection)
  }

  /// Records whether the item is in editing mode, and shows it in the cell.
  final func setEditing(_ isEditing: Bool) {
    guard isEditing != self.isEditing, life != .removed else { return }
    self.isEditing = isEditing
    // The accessories of editing mode take room from the content.
    measured.expire()
    configureCell(for: .editing)
  }

  /// Records whether the item has the focus of a keyboard, and shows it in the cell.
  final func setFocused(_ isFocused: Bool) {
    guard isFocused != self.isFocused, life != .removed else { return }
    self.isFocused = isFocused
    trace(isFocused ? .didFocus : .didUnfocus)
    isFocused ? didFocus() : didUnfocus()
    if self.isFocused == isFocused { configureCell(for: .focus) }
  }

  /// Records whether a drag that the item accepts is over it, and shows it in the cell.
  final func setDropTarget(_ isDropTarget: Bool) {
    guard isDropTarget != self.isDropTarget, life != .removed else { return }
    self.isDropTarget = isDropTarget
    configureCell(for: .dropTarget)
  }

  /// Records whether the item is highlighted.
  package final func setHighlighted(_ isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
  }
}

extension ListedController {
  /// The position of the item; nil for a header or footer.
  ///
  /// - Complexity: O(1).
  public final var position: ItemPosition? {
    seat.flatMap { $0.formerPosition ?? owner?.itemPosition(at: $0.position) } ?? toldPosition.value
  }

  /// The position of the item in the list, or where it was when it was removed; `nil` for a header or footer.
  final var listPosition: Position? { seat?.position ?? toldPosition.position }

  /// What the content around the item provides.
  final var surroundings: Surroundings {
    catchUp()
    return givenSurroundings
  }

  /// The environment values of the content around the item.
  ///
  /// They are set when the controller is added to its list; in the initializer every key has its default value.
  public final var environment: ListEnvironment { surroundings.environment }

  /// Sends an event up through the content, to the innermost handler for its type.
  ///
  /// Add handlers to content with `onEvent(_:perform:)`. The event is delivered before the call
  /// returns, from any callback; changes that the handler makes to the list wait if necessary.
  ///
  /// An event without a handler is reported as an issue, once for each type of event. The same is true for an event
  /// that is sent before the controller belongs to a list, or after its item was removed.
  ///
  /// ```swift
  /// override func didSelect() {
  ///   send(TodoEvent.open(viewModel.id))
  /// }
  /// ```
  ///
  /// - Parameter event: A value of any type of the app.
  public final func send<Event>(_ event: Event) {
    guard let owner else {
      IssueReporter.log.report(.orphanedEvent(type(of: event), from: type(of: self)))
      return
    }
    guard surroundings.handler?.offer(event) != .handled else { return }
    owner.eventWasIgnored(event, from: self)
  }
}

/// The position of an item when its controller was last notified, in half the memory.
struct ToldPosition {
  private var item: Int32 = -1
  private var itemCount: Int32 = 0
  private var section: Int32 = 0
  private var sectionCount: Int32 = 0

  /// Creates the value for no position.
  init() {}

  init(_ position: ItemPosition?) {
    guard let position else { return }
    item = Int32(clamping: position.item)
    itemCount = Int32(clamping: position.itemCount)
    section = Int32(clamping: position.section)
    sectionCount = Int32(clamping: position.sectionCount)
  }

  var position: Position? {
    item >= 0 ? Position(section: Int(section), item: Int(item)) : nil
  }

  var value: ItemPosition? {
    guard item >= 0 else { return nil }
    return ItemPosition(
      item: Int(item),
      of: Int(itemCount),
      section: Int(section),
      of: Int(sectionCount)
    )
  }
}
