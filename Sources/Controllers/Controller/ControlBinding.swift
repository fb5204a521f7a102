public import RosterPlatform

extension CellControlling {
  /// Calls a function for events of a control in the cell, until the cell is unmounted.
  ///
  /// ```swift
  /// override func didMount(on cell: TodoCell) {
  ///   bind(cell.toggle, .valueChanged) { controller, toggle in controller.setDone(toggle.isOn) }
  /// }
  /// ```
  ///
  /// Call it in `didMount(on:)` or in `configure(_:)`. If the same line is executed again for the
  /// same control, it replaces the previous binding, so nothing is called twice. Bindings are
  /// removed when the cell shows another item. Neither the controller nor the control is kept
  /// alive.
  ///
  /// Changes that the function makes to the list wait until it has returned. It is not called for a
  /// removed item whose cell is still animated. Without a cell nothing is bound, and an issue is
  /// reported.
  ///
  /// - Parameters:
  ///   - control: A control in the cell.
  ///   - events: The events; by default, the control's primary event.
  ///   - fileID: The file that identifies the binding.
  ///   - line: The line that identifies the binding.
  ///   - column: The column that identifies the binding.
  ///   - action: Receives the controller and the control.
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

  /// Calls a function for events of a control in the cell, until the cell is unmounted.
  ///
  /// ```swift
  /// bind(cell.playButton) { $0.play() }
  /// ```
  ///
  /// - Parameters:
  ///   - control: A control in the cell.
  ///   - events: The events; by default, the control's primary event.
  ///   - fileID: The file that identifies the binding.
  ///   - line: The line that identifies the binding.
  ///   - column: The column that identifies the binding.
  ///   - action: Receives the controller.
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

  /// Sends an event up through the content for events of a control in the cell, until the cell is
  /// unmounted.
  ///
  /// ```swift
  /// send(TodoEvent.delete(self.viewModel.id), from: cell.deleteButton)
  /// ```
  ///
  /// It combines `bind(_:_:_:)` with `send(_:)`. The event is made when it is sent, so it describes
  /// the present view model and state.
  ///
  /// - Parameters:
  ///   - event: Makes the event, a value of any type of the app.
  ///   - control: A control in the cell.
  ///   - events: The events; by default, the control's primary event.
  ///   - fileID: The file that identifies the binding.
  ///   - line: The line that identifies the binding.
  ///   - column: The column that identifies the binding.
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

/// The call that binds a control, which identifies the binding.
struct BindingSite: Equatable {
  let location: CodeLocation
  let column: Int
}

/// A binding of a controller to a control in its cell.
struct ControlBinding {
  /// The action of a binding, kept by the control and released with it.
  @MainActor
  final class Action {
    /// The function that was bound last.
    var perform: () -> Void

    private weak var controller: ListedController?

    init(of controller: ListedController, _ perform: @escaping () -> Void) {
      self.controller = controller
      self.perform = perform
    }

    /// Calls the function, unless the item was removed from the list; changes that it makes to the
    /// list wait for it.
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

  /// Removes the action from the control, if that still exists.
  @MainActor
  func undo() {
    control?.removeAction(identifiedBy: identifier, for: events)
  }
}

extension ListedController {
  /// Binds an action to a control, replacing the one that the same call has bound before.
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

  /// Removes all bindings from the controls in the cell.
  final func undoBindings() {
    for binding in bindings { binding.undo() }
    bindings = []
  }

  /// Reports an issue to the list of the controller, or to the log if there is none.
  final func report(_ issue: ListIssue) {
    if let owner { owner.report(issue) } else { IssueReporter.log.report(issue) }
  }
}
