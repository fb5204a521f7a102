import RosterCore
public import RosterPlatform

extension CellControlling {
  /// Calls a function whenever something happens to a control in the cell, until the controller gives up
  /// the cell.
  ///
  /// ```swift
  /// override func didMount(on cell: TodoCell) {
  ///   bind(cell.toggle, .valueChanged) { controller, toggle in controller.setDone(toggle.isOn) }
  /// }
  /// ```
  ///
  /// Call it in `didMount(on:)` or in `configure(_:)`. A line that is reached again for the same control
  /// replaces what it has bound before, so nothing is called twice, and a cell that shows another item has
  /// nothing left of this one. Neither the controller nor the control is kept alive.
  ///
  /// What the function asks of the list waits for it to return. It is not called for an item that has
  /// left the list and is seen to go. Without a cell nothing is bound, which is reported.
  ///
  /// - Parameters:
  ///   - control: A control in the cell.
  ///   - events: What happens to it; by default, what it is mainly for.
  ///   - fileID: The file that the binding is known by.
  ///   - line: The line that the binding is known by.
  ///   - column: The column that the binding is known by.
  ///   - action: Gets the controller and the control.
  public func bind<Control: UIControl>(
    _ control: Control,
    _ events: UIControl.Event = .primaryActionTriggered,
    fileID: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column,
    _ action: @escaping @MainActor (Self, Control) -> Void
  ) {
    let site = BindingSite(location: CodeLocation(fileID: fileID, line: line), column: column)
    connect(control, events, at: site) { [weak self, weak control] in
      guard let self, let control else { return }
      action(self, control)
    }
  }

  /// Calls a function whenever something happens to a control in the cell, until the controller gives up
  /// the cell.
  ///
  /// ```swift
  /// bind(cell.playButton) { $0.play() }
  /// ```
  ///
  /// - Parameters:
  ///   - control: A control in the cell.
  ///   - events: What happens to it; by default, what it is mainly for.
  ///   - fileID: The file that the binding is known by.
  ///   - line: The line that the binding is known by.
  ///   - column: The column that the binding is known by.
  ///   - action: Gets the controller.
  public func bind(
    _ control: UIControl,
    _ events: UIControl.Event = .primaryActionTriggered,
    fileID: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column,
    _ action: @escaping @MainActor (Self) -> Void
  ) {
    bind(control, events, fileID: fileID, line: line, column: column) { controller, _ in
      action(controller)
    }
  }

  /// Sends an event up through the content whenever something happens to a control in the cell, until the
  /// controller gives up the cell.
  ///
  /// ```swift
  /// send(TodoEvent.delete(self.viewModel.id), from: cell.deleteButton)
  /// ```
  ///
  /// It is `bind(_:_:_:)` with `send(_:)`. The event is made when it is sent, so it describes the view model
  /// and the state of that moment.
  ///
  /// - Parameters:
  ///   - event: Makes a value of a type of the app's own.
  ///   - control: A control in the cell.
  ///   - events: What happens to it; by default, what it is mainly for.
  ///   - fileID: The file that the binding is known by.
  ///   - line: The line that the binding is known by.
  ///   - column: The column that the binding is known by.
  public func send<Event>(
    _ event: @autoclosure @escaping @MainActor () -> Event,
    from control: UIControl,
    on events: UIControl.Event = .primaryActionTriggered,
    fileID: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column
  ) {
    bind(control, events, fileID: fileID, line: line, column: column) { $0.send(event()) }
  }
}

/// The call that binds a control.
struct BindingSite: Equatable {
  let location: CodeLocation
  let column: Int
}

/// What a controller has bound to a control in its cell.
struct ControlBinding {
  /// What is called; the control keeps it, and it goes away with the control.
  @MainActor
  final class Action {
    /// What the call has bound that was made last.
    var perform: () -> Void

    private weak var controller: ListedController?

    init(of controller: ListedController, _ perform: @escaping () -> Void) {
      self.controller = controller
      self.perform = perform
    }

    /// Calls what is bound, unless the item has left the list; what that asks of the list waits for it.
    func callAsFunction() {
      guard let controller, !controller.isLeaving else { return }
      controller.owner?.hold(perform)
    }
  }

  let site: BindingSite
  let events: UIControl.Event
  private let identifier: UIAction.Identifier
  private(set) weak var control: UIControl?
  private(set) weak var action: Action?

  /// Adds an action to a control.
  @MainActor
  init(_ control: UIControl, _ events: UIControl.Event, at site: BindingSite, _ action: Action) {
    let handler = UIAction { _ in action() }
    control.addAction(handler, for: events)
    self.site = site
    self.events = events
    self.control = control
    self.action = action
    identifier = handler.identifier
  }

  /// Takes the action from the control, if that still exists.
  @MainActor
  func undo() {
    control?.removeAction(identifiedBy: identifier, for: events)
  }
}

extension ListedController {
  /// Binds an action to a control, in place of that which the same call has bound to it before.
  final func connect(
    _ control: UIControl,
    _ events: UIControl.Event,
    at site: BindingSite,
    _ perform: @escaping @MainActor () -> Void
  ) {
    guard life.isMounted else {
      return report(.bindingWithoutCell(type(of: self), location: site.location))
    }
    let known = bindings.first { $0.site == site && $0.events == events && $0.control === control }
    if let action = known?.action {
      action.perform = perform
      return
    }
    let action = ControlBinding.Action(of: self, perform)
    bindings.append(ControlBinding(control, events, at: site, action))
  }

  /// Takes from the controls in the cell what was bound to them.
  final func undoBindings() {
    for binding in bindings { binding.undo() }
    bindings = []
  }

  /// Reports an issue to the list of the controller, or to the log if there is none.
  final func report(_ issue: ListIssue) {
    if let owner { owner.report(issue) } else { IssueReporter.log.report(issue) }
  }
}
