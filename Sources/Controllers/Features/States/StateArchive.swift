import Foundation

/// Keeps the states of items without a controller, for as long as their controller types require.
///
/// A state is either with its controller or here. The archive uses controller types, which
/// determine how long states are kept and which type they have.
@MainActor
final class StateArchive {
  /// The storage for states that outlive the list.
  let storage: (any StateStorage)?

  /// Reports an issue.
  let report: (ListIssue) -> Void

  /// The states that are kept for items that come back.
  private var kept: [ControllerKind: RetainedValues<StateKey, any ViewState>] = [:]

  /// The identities of items after the present update, by those before it.
  ///
  /// A list is changed in stages. Until the last one, an item may be requested with its old
  /// identity.
  private var moved: [StateKey: StateKey] = [:]

  /// What is known of the contents of the storage, by name.
  var records: [String: Record] = [:]

  /// What is known of a name in the storage.
  enum Record {
    /// Nothing is stored.
    case nothing

    /// This state is stored, or waits in `overdue`.
    case state(any ViewState)

    /// Data is stored that cannot be decoded; it stays until a newer state is written.
    case unreadable

    /// The storage has failed, so data may be stored; the state has changed since, if there is one.
    case unknown((any ViewState)?)

    /// Data is stored that was read too late: the state has changed before, and lasts as long as the list.
    case apart(any ViewState)

    /// The state that is stored.
    var state: (any ViewState)? {
      if case .state(let state) = self { state } else { nil }
    }

    var isUnknown: Bool {
      if case .unknown = self { true } else { false }
    }
  }

  /// Writes and removals that have failed, to be repeated; a removal is `nil`.
  var overdue: [(name: String, data: Data?)] = []

  /// Reads states again that have changed before they could be read, by name.
  var unresolved: [String: () -> Void] = [:]

  /// How often everything was removed from the storage when a state was last read, changed or saved.
  private var removalCount = 0

  /// The owners of states in the storage, as far as they were read or written, by the part of the
  /// key that does not depend on the section; the latest come last.
  var filed: [StateKey: [StateKey]] = [:]

  /// The names under which controllers have stored their persistent states.
  var filings: [ObjectIdentifier: Filing] = [:]

  /// A name in the storage, and the key of the state that it was used for.
  struct Filing {
    let name: String
    let key: StateKey
  }

  /// Controllers whose state differs from what is stored.
  var unsaved = ControllerSet()

  init(storage: (any StateStorage)?, report: @escaping (ListIssue) -> Void) {
    self.storage = storage
    self.report = report
    removalCount = storage?.removalCount ?? 0
  }

  /// Forgets what is known of the storage, and changes that were not saved, if everything was removed from it.
  ///
  /// - Returns: Whether that was so.
  @discardableResult
  func noticeRemovalOfAll() -> Bool {
    let count = storage?.removalCount ?? 0
    guard count != removalCount else { return false }
    removalCount = count
    records = [:]
    filed = [:]
    overdue = []
    unresolved = [:]
    _ = unsaved.takeAll()
    return true
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

  /// Gives the kept state to an item's new controller.
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
      if let state = read(name, coder, for: key) { controller.restore(state) }
      if case .unknown(nil)? = records[name] { controller.awaitsStoredState = true }
    }
  }

  /// Keeps the state of a controller whose item has left the list.
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
      // Another list may store a state until the item comes back.
      if let filing = filings.removeValue(forKey: ObjectIdentifier(controller)),
        case .nothing? = records[filing.name]
      {
        records[filing.name] = nil
      }
    }
  }

  /// Moves the state of an item to its identity after the present update.
  ///
  /// The item keeps its state, even the initial one: a state that was kept for the new identity is
  /// dropped.
  ///
  /// - Parameters:
  ///   - type: The type of the item's controller.
  ///   - viewModel: The view model of the item.
  ///   - old: The identity before.
  ///   - new: The identity after.
  ///   - hasController: Whether the item's controller has the state.
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
      if records[oldName]?.isUnknown == true { return }
      if !hasController, case .unreadable? = records[oldName] {
        return moveUnreadable(oldName, to: newName)
      }
      remove(newName, of: new)
      if let state {
        remove(oldName, of: old)
        write(state, coder, newName, for: new)
      }
    }
  }

  /// Returns the states of items that have left the list, for items that are inserted elsewhere.
  ///
  /// - Parameter isPresent: Whether an item is in the list.
  /// - Returns: `nil` if no state is remembered.
  func orphanedStates(isPresent: @escaping (StateKey) -> Bool) -> OrphanedStates? {
    let left = kept.values.flatMap(\.keysThatLeft)
    guard !left.isEmpty || !filed.isEmpty else { return nil }
    return OrphanedStates(left: left, filed: filed, isPresent: isPresent)
  }

  /// Returns whether a state is kept for an identity.
  func remembers<Controller: CellControlling>(
    _ type: Controller.Type,
    _ viewModel: Controller.Model,
    for key: StateKey
  ) -> Bool {
    state(of: type, viewModel) { key } != nil
  }

  /// Returns whether the archive keeps states of a controller type.
  private func keepsStates(of kind: ControllerKind) -> Bool {
    kept[kind]?.isEmpty == false
  }

  /// Returns the identity of an item after the present update.
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
