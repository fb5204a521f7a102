import Foundation

extension StateArchive {
  /// Records that the state of a controller has changed.
  ///
  /// - Returns: Whether it waits to be saved.
  func stateDidChange(of controller: any CellControlling) -> Bool {
    guard filings[ObjectIdentifier(controller)] != nil else { return false }
    unsaved.insert(controller)
    return true
  }

  /// Saves all states that differ from what is stored.
  ///
  /// - Parameter key: Returns the key of a controller's state.
  func save(key: (any CellControlling) -> StateKey?) {
    for controller in unsaved.takeAll() {
      if let key = key(controller) { save(controller, for: key) }
    }
  }

  /// Saves the state of one controller, if it may differ from what is stored.
  func saveIfChanged(_ controller: some CellControlling, for key: () -> StateKey?) {
    guard unsaved.remove(controller), let key = key() else { return }
    save(controller, for: key)
  }

  /// Writes a controller's state, if it is not what is stored.
  ///
  /// A state that equals the initial one is not stored, so a storage holds no more than what users
  /// have changed.
  func save<Controller: CellControlling>(_ controller: Controller, for key: StateKey) {
    guard case .persistent(let coder) = Controller.stateRetention.extent else { return }
    let name = name(of: Controller.self, controller.viewModel, for: key)
    let filing = Filing(name: name, key: key)
    let old = filings.updateValue(filing, forKey: ObjectIdentifier(controller))
    if let old, old.name != name {
      removeKnown(old.name, of: old.key)
    }
    let state = controller.state
    if state == Controller.initialState(for: controller.viewModel) {
      removeKnown(name, of: key)
    } else if stored[name] as? Controller.State != state {
      write(state, coder, name, for: key)
    }
  }

  /// The name under which the state of an item is stored.
  func name<Controller: CellControlling>(
    of type: Controller.Type,
    _ viewModel: Controller.Model,
    for key: StateKey
  ) -> String {
    guard let name = type.persistentKey(for: viewModel) else { return key.name }
    return StateKey.numbered(name, key.id.occurrence)
  }

  /// Reads the state that is stored under a name; invalid data is removed.
  func read<State>(_ name: String, _ coder: StateCoder<State>, for key: StateKey) -> State? {
    if let state = stored[name] as? State { return state }
    guard let data = data(name, for: key) else { return nil }
    do {
      let state = try coder.decode(data)
      stored[name] = state
      file(key)
      return state
    } catch {
      report(.unreadableState(of: key.id, named: name, "\(error)"))
      attempt(name) { try $0.removeData(forKey: name) }
      return nil
    }
  }

  /// Stores a state under a name.
  func write<State>(_ state: State, _ coder: StateCoder<State>, _ name: String, for key: StateKey) {
    stored[name] = state
    file(key)
    do {
      let data = try coder.encode(state)
      attempt(name) { try $0.setData(data, forKey: name) }
    } catch {
      report(.unstorableState(of: key.id, "\(error)"))
    }
  }

  /// Removes the state under a name, if it was read or written.
  private func removeKnown(_ name: String, of key: StateKey) {
    if stored[name] != nil { remove(name, of: key) }
  }

  /// Removes an item's state under a name.
  func remove(_ name: String, of key: StateKey) {
    stored[name] = nil
    filed[key.inAnySection]?.removeAll { $0 == key }
    attempt(name) { try $0.removeData(forKey: name) }
  }

  /// Records that the state of an item is stored.
  private func file(_ key: StateKey) {
    let others = filed[key.inAnySection, default: []].filter { $0 != key }
    filed[key.inAnySection] = others + [key]
  }

  private func data(_ name: String, for key: StateKey) -> Data? {
    guard storage != nil else {
      report(.missingStateStorage(key.id.controller))
      return nil
    }
    return attempt(name) { try $0.data(forKey: name) } ?? nil
  }

  /// Accesses the storage, and reports a failure.
  @discardableResult
  private func attempt<Result>(
    _ name: String,
    _ action: (any StateStorage) throws -> Result
  ) -> Result? {
    guard let storage else { return nil }
    do {
      return try action(storage)
    } catch {
      report(.failingStateStorage(name, "\(error)"))
      return nil
    }
  }
}
