import RosterCore

/// Remembers the states of items that have no controller, for as long as their controller types ask.
///
/// A state is either with its controller or here. The archive is asked in terms of controller types,
/// which alone say how long their states last and of which type they are.
@MainActor
final class StateArchive {
  /// Where states go that outlive the list.
  let storage: (any StateStorage)?

  /// Where mistakes go.
  let report: (ListIssue) -> Void

  /// The states that are kept for items that come back.
  private var kept: [ControllerKind: RetainedValues<StateKey, any ViewState>] = [:]

  /// The identities that items have after the update that is under way, by those they had before.
  ///
  /// A list is changed in stages. Until the last one an item may be asked for under its old identity.
  private var moved: [StateKey: StateKey] = [:]

  /// What the storage holds, as far as it has been read or written.
  var stored: [String: any ViewState] = [:]

  /// Whose states the storage holds, as far as they have been read or written, by what does not depend
  /// on the section; those that were filed last come last.
  var filed: [StateKey: [StateKey]] = [:]

  /// Where controllers with a persistent state have filed it.
  var filings: [ObjectIdentifier: Filing] = [:]

  /// A name in the storage, and whose state it was stored for.
  struct Filing {
    let name: String
    let key: StateKey
  }

  /// Controllers whose state differs from what is stored.
  var unsaved = ControllerSet()

  init(storage: (any StateStorage)?, report: @escaping (ListIssue) -> Void) {
    self.storage = storage
    self.report = report
  }

  /// The state that an item without a controller has.
  ///
  /// - Returns: `nil` if nothing is remembered.
  func state<Controller: CellControlling>(
    of type: Controller.Type,
    _ viewModel: Controller.Model,
    for key: () -> StateKey?
  ) -> Controller.State? {
    switch type.stateRetention.extent {
    case .untilRemoved:
      return nil
    case .last:
      let kind = ControllerKind(type)
      guard keepsStates(of: kind), let key = key().map(current) else { return nil }
      return kept[kind]?[key] as? Controller.State
    case .persistent(let coder):
      guard let key = key().map(current) else { return nil }
      return read(name(of: type, viewModel, for: key), coder, for: key)
    }
  }

  /// Hands the remembered state over to an item's new controller.
  func restore<Controller: CellControlling>(
    _ controller: Controller,
    of kind: ControllerKind,
    for key: () -> StateKey?
  ) {
    switch Controller.stateRetention.extent {
    case .untilRemoved:
      return
    case .last:
      guard keepsStates(of: kind), let key = key().map(current) else { return }
      guard let state = kept[kind]?.take(key) as? Controller.State else { return }
      controller.restore(state)
    case .persistent(let coder):
      guard let key = key().map(current) else { return }
      let name = name(of: Controller.self, controller.viewModel, for: key)
      filings[ObjectIdentifier(controller)] = Filing(name: name, key: key)
      guard let state = read(name, coder, for: key) else { return }
      controller.restore(state)
    }
  }

  /// Takes the state back from a controller whose item has left the list.
  func retain<Controller: CellControlling>(_ controller: Controller, for key: () -> StateKey?) {
    switch Controller.stateRetention.extent {
    case .untilRemoved:
      return
    case .last(let count):
      guard controller.state != Controller.initialState(for: controller.viewModel),
        let key = key()
      else { return }
      kept[key.id.controller, default: RetainedValues(limit: count)].limit = count
      kept[key.id.controller]?.leave(controller.state, for: key)
    case .persistent:
      saveIfChanged(controller, for: key)
      filings[ObjectIdentifier(controller)] = nil
    }
  }

  /// Files the state of an item under the identity that it has after the update that is under way.
  ///
  /// The item brings its state along, the initial one included: what was remembered of an item that
  /// had the new identity before is forgotten.
  ///
  /// - Parameters:
  ///   - type: The type of the item's controller.
  ///   - viewModel: What the item shows.
  ///   - old: The identity before.
  ///   - new: The identity after.
  ///   - hasController: Whether the state is with the item's controller.
  func move<Controller: CellControlling>(
    _ type: Controller.Type,
    _ viewModel: Controller.Model,
    from old: StateKey,
    to new: StateKey,
    hasController: Bool
  ) {
    moved[old] = new
    switch type.stateRetention.extent {
    case .untilRemoved:
      return
    case .last:
      kept[old.id.controller]?.rename(old, to: new)
    case .persistent(let coder):
      let oldName = name(of: type, viewModel, for: old)
      let newName = name(of: type, viewModel, for: new)
      guard oldName != newName else { return }
      let state = hasController ? nil : read(oldName, coder, for: old)
      remove(newName, of: new)
      if let state {
        remove(oldName, of: old)
        write(state, coder, newName, for: new)
      }
    }
  }

  /// Finds the states of items that have left the list, for items that come in elsewhere.
  ///
  /// - Parameter isPresent: Whether an item is in the list.
  /// - Returns: `nil` if no state is remembered.
  func orphanedStates(isPresent: @escaping (StateKey) -> Bool) -> OrphanedStates? {
    let left = kept.values.flatMap(\.keysThatLeft)
    guard !left.isEmpty || !filed.isEmpty else { return nil }
    return OrphanedStates(left: left, filed: filed, isPresent: isPresent)
  }

  /// Whether a state is remembered under an identity.
  func remembers<Controller: CellControlling>(
    _ type: Controller.Type,
    _ viewModel: Controller.Model,
    for key: StateKey
  ) -> Bool {
    state(of: type, viewModel) { key } != nil
  }

  /// Whether a state is kept of any item of a controller type.
  private func keepsStates(of kind: ControllerKind) -> Bool {
    kept[kind]?.isEmpty == false
  }

  /// The identity that an item has when the update that is under way is done.
  private func current(_ key: StateKey) -> StateKey {
    moved[key] ?? key
  }

  /// Records that the update is done, and all items have their new identities.
  func didMove() {
    moved = [:]
  }

  /// Records which items are in the list.
  func follow(isPresent: (StateKey) -> Bool) {
    for kind in kept.keys {
      kept[kind]?.follow(isPresent: isPresent)
    }
  }
}
