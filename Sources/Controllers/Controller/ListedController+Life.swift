public import RosterCore
import RosterLayout
package import RosterPlatform

extension ListedController {
  /// Whether the view has come on screen and not gone off it, as the collection view says.
  package final var isDisplayed: Bool { life == .displayed }

  /// Ties the controller to its list and its surroundings; fails if it belongs to a list, or did.
  package final func attach(
    to owner: any ControllerOwner,
    in surroundings: Surroundings
  ) -> Bool {
    guard self.owner == nil, life == .made else { return false }
    self.owner = owner
    self.surroundings = surroundings
    return true
  }

  /// Begins the controller's life in its list.
  package final func load(at position: ItemPosition?) {
    self.position = position
    trace?(.didLoad)
    didLoad()
    tasks?.begin(.controller)
  }

  /// Ends the controller's life.
  package final func remove() {
    unmount()
    cancelExpectedDisplay()
    guard life.remove() else { return }
    tasks?.endAll()
    tasks = nil
    willEnd()
    trace?(.didRemove)
    didRemove()
    owner = nil
  }

  /// Records where the item stands, silently.
  package final func place(at position: ItemPosition) {
    guard position != self.position else { return }
    if positionBefore == nil {
      positionBefore = self.position
    }
    self.position = position
  }

  /// Replaces what the content around the item provides, silently.
  ///
  /// - Returns: Whether the environment differs.
  @discardableResult
  package final func surround(with surroundings: Surroundings) -> Bool {
    let replaced = self.surroundings
    let old = replaced.environment
    if outline != surroundings.outline?.position, owner != nil { isOutlineReplaced = true }
    self.surroundings = surroundings
    host?.surroundingsWereReplaced()
    surroundingsWereReplaced(from: replaced)
    guard owner != nil, old != surroundings.environment else { return false }
    measured.expire()
    if replacedEnvironment == nil {
      replacedEnvironment = old
    }
    return true
  }

  /// Calls the hooks for a new place, a replaced environment and a replaced view model, and configures the
  /// cell if what it shows has changed.
  package final func deliverUpdate() {
    if let old = positionBefore {
      positionBefore = nil
      if let position, old != position {
        trace?(.didMove)
        didMove(from: old, to: position)
      }
    }
    var reason = reasonsToConfigure
    if tellReplacedEnvironment() {
      reason.insert(.environment)
    }
    if tellReplacedViewModel() {
      reason.insert(.viewModel)
    }
    if isOutlineReplaced {
      reason.insert(.outline)
    }
    if !reason.isEmpty { configureCell(for: reason) }
    didDeliverUpdate()
  }

  /// Calls `environmentDidChange(from:)` if the environment has been replaced by one that differs.
  ///
  /// - Returns: Whether it was called.
  @discardableResult
  final func tellReplacedEnvironment() -> Bool {
    guard let old = replacedEnvironment else { return false }
    replacedEnvironment = nil
    guard old != environment else { return false }
    trace?(.environmentDidChange)
    environmentDidChange(from: old)
    return true
  }

  /// Calls `traitsDidChange(from:)` and configures the cell.
  package final func deliverTraits(from old: UITraitCollection?) {
    trace?(.traitsDidChange)
    traitsDidChange(from: old)
    configureCell(for: .traits)
  }

  /// Records whether the item is selected, and shows it in the cell.
  package final func setSelected(_ isSelected: Bool) {
    guard isSelected != self.isSelected, life != .removed else { return }
    self.isSelected = isSelected
    configureCell(for: .selection)
  }

  /// Records whether the item is edited, and shows it in the cell.
  package final func setEditing(_ isEditing: Bool) {
    guard isEditing != self.isEditing, life != .removed else { return }
    self.isEditing = isEditing
    configureCell(for: .editing)
  }

  /// Records whether something is dragged over the item that it takes, and shows it in the cell.
  package final func setDropTarget(_ isDropTarget: Bool) {
    guard isDropTarget != self.isDropTarget, life != .removed else { return }
    self.isDropTarget = isDropTarget
    configureCell(for: .dropTarget)
  }

  /// Records whether a finger rests on the item.
  package final func setHighlighted(_ isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
  }
}

extension ListedController {
  /// The values that the content around the item hands down.
  ///
  /// It is set from the moment the controller belongs to its list; in the initializer every key still
  /// has its default value.
  public final var environment: ListEnvironment { surroundings.environment }

  /// Sends an event up through the content, to the nearest handler of its type.
  ///
  /// Handlers are attached to content with `onEvent(_:perform:)`. The event is delivered before the
  /// call returns, from any callback; what the handler asks of the list waits where it has to.
  ///
  /// An event that nobody handles is reported as an issue, once for each type of event. The same
  /// happens to an event that is sent before the controller belongs to a list, or after its item has
  /// left the list.
  ///
  /// ```swift
  /// override func didSelect() {
  ///   send(TodoEvent.open(viewModel.id))
  /// }
  /// ```
  ///
  /// - Parameter event: A value of a type of the app's own.
  public final func send<Event>(_ event: Event) {
    guard let owner else {
      IssueReporter.log.report(.orphanedEvent(type(of: event), from: type(of: self)))
      return
    }
    guard surroundings.handler?.offer(event) != .handled else { return }
    owner.eventWasIgnored(event, from: self)
  }
}
