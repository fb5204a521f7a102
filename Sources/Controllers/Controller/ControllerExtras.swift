/// Properties that few controllers have, or that they have for a short time only.
///
/// A list that was scrolled through contains very many controllers, so each has space for one
/// reference instead of all of these.
@MainActor
final class ControllerExtras {
  /// The environment before a change that was not delivered yet.
  var replacedEnvironment: ListEnvironment?

  /// The tasks that end with a part of the controller's life.
  var tasks: ControllerTasks?

  /// The bindings to controls in the cell.
  var bindings: [ControlBinding] = []

  /// Observes the models that the controller has read; `nil` if it has read none.
  var models: (any ModelFollowing)?

  /// Observes the layout of the cell, if the controller has `observesCellLayout`.
  var layoutProbe: LayoutProbe?

  /// Shows the item on behalf of a subclass in another module of the package.
  weak var host: (any CellHost)?
}

extension ListedController {
  /// The environment before a change that was not delivered yet.
  final var replacedEnvironment: ListEnvironment? {
    get { extras?.replacedEnvironment }
    set {
      if newValue != nil || extras != nil { neededExtras.replacedEnvironment = newValue }
    }
  }

  /// The tasks that end with a part of the controller's life.
  final var tasks: ControllerTasks? {
    get { extras?.tasks }
    set { if newValue != nil || extras != nil { neededExtras.tasks = newValue } }
  }

  /// The bindings to controls in the cell.
  final var bindings: [ControlBinding] {
    get { extras?.bindings ?? [] }
    set { if !newValue.isEmpty || extras != nil { neededExtras.bindings = newValue } }
  }

  /// Observes the models that the controller has read; `nil` if it has read none.
  final var models: (any ModelFollowing)? {
    get { extras?.models }
    set { if newValue != nil || extras != nil { neededExtras.models = newValue } }
  }

  /// Observes the layout of the cell, if the controller has `observesCellLayout`.
  final var layoutProbe: LayoutProbe? {
    get { extras?.layoutProbe }
    set { if newValue != nil || extras != nil { neededExtras.layoutProbe = newValue } }
  }

  /// Shows the item on behalf of a subclass in another module of the package.
  package final var host: (any CellHost)? {
    get { extras?.host }
    set { if newValue != nil || extras != nil { neededExtras.host = newValue } }
  }

  private var neededExtras: ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }
}

/// A value before a change.
final class Former<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
