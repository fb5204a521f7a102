import Foundation

extension StateArchive {
  /// Records that the state of a controller has changed.
  ///
  /// - Returns: Whether it waits to be saved.
  func stateDidChange(of controller: any CellControlling) -> Bool {
    guard filings[ObjectIdentifier(controller)] != nil else { return false }
    noticeRemovalOfAll()
    unsaved.insert(controller)
    return true
  }

  /// Reads a state again that could not be read, before it changes.
  func readAgain<Controller: CellControlling>(_ controller: Controller) {
    controller.awaitsStoredState = false
    guard let filing = filings[ObjectIdentifier(controller)],
      case .persistent(let coder) = Controller.stateRetention.extent,
      case .unknown(nil)? = records[filing.name],
      controller.state == Controller.initialState(for: controller.viewModel)
    else { return }
    if let state = read(filing.name, coder, for: filing.key) { controller.restore(state) }
    if case .unknown(nil)? = records[filing.name] { controller.awaitsStoredState = true }
  }

  /// Saves all states that differ from what is stored, and repeats what has failed.
  ///
  /// - Parameter key: Returns the key of a controller's state.
  func save(key: (any CellControlling) -> StateKey?) {
    noticeRemovalOfAll()
    repeatOverdue()
    for controller in unsaved.takeAll() {
      if let key = key(controller) { save(controller, for: key) }
    }
  }

  /// Repeats the writes and removals that have failed, up to the first that fails again.
  func repeatOverdue() {
    for read in unresolved.values { read() }
    for _ in overdue.indices {
      guard let (name, data) = overdue.first else { return }
      overdue.removeFirst()
      guard change(name, to: data) else { return }
    }
  }

  /// Saves the state of one controller, if it may differ from what is stored.
  func saveIfChanged(_ controller: some CellControlling, for key: () -> StateKey?) {
    noticeRemovalOfAll()
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
      if case .unreadable? = records[old.name] {
        moveUnreadable(old.name, to: name)
      } else {
        removeKnown(old.name, of: old.key)
      }
    }
    let state = controller.state
    // What could not be read is not replaced by a state that does not go back to it.
    if records[name]?.isUnknown == true {
      let isInitial = state == Controller.initialState(for: controller.viewModel)
      records[name] = .unknown(isInitial ? nil : state)
      unresolved[name] = { [unowned self] in _ = read(name, coder, for: key) }
      _ = read(name, coder, for: key)
      return
    }
    if case .apart? = records[name] {
      records[name] = .apart(state)
    } else if state == Controller.initialState(for: controller.viewModel) {
      removeKnown(name, of: key)
    } else if records[name]?.state as? Controller.State != state {
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

  /// Reads the state that is stored under a name; data that cannot be decoded stays.
  func read<State>(_ name: String, _ coder: StateCoder<State>, for key: StateKey) -> State? {
    noticeRemovalOfAll()
    switch records[name] {
    case .state(let state), .apart(let state): return state as? State
    case .nothing, .unreadable: return nil
    case .unknown, nil: break
    }
    var changed: State?
    if case .unknown(let state)? = records[name] { changed = state as? State }
    guard let storage else {
      report(.missingStateStorage(key.id.controller))
      return nil
    }
    do {
      let data = try storage.data(forKey: name)
      unresolved[name] = nil
      switch (data, changed) {
      case (let data?, nil):
        return decode(data, name, coder, for: key)
      case (_?, let changed?):
        records[name] = .apart(changed)
        report(.keptState(of: key.id))
      case (nil, let changed?):
        write(changed, coder, name, for: key)
      case (nil, nil):
        records[name] = .nothing
      }
    } catch {
      records[name] = .unknown(changed)
      report(.failingStateStorage(name, "\(error)"))
    }
    return changed
  }

  private func decode<State>(
    _ data: Data,
    _ name: String,
    _ coder: StateCoder<State>,
    for key: StateKey
  ) -> State? {
    do {
      let state = try coder.decode(data)
      records[name] = .state(state)
      file(key)
      return state
    } catch {
      records[name] = .unreadable
      report(.unreadableState(of: key.id, named: name, "\(error)"))
      return nil
    }
  }

  /// Stores a state under a name.
  func write<State>(_ state: State, _ coder: StateCoder<State>, _ name: String, for key: StateKey) {
    do {
      let data = try coder.encode(state)
      records[name] = .state(state)
      file(key)
      replace(name, by: data)
    } catch {
      report(.unstorableState(of: key.id, "\(error)"))
    }
  }

  /// Removes the state under a name, if it was read or written.
  private func removeKnown(_ name: String, of key: StateKey) {
    if records[name]?.state != nil { remove(name, of: key) }
  }

  /// Removes an item's state under a name.
  func remove(_ name: String, of key: StateKey) {
    if case .nothing? = records[name] { return }
    records[name] = .nothing
    filed[key.inAnySection]?.removeAll { $0 == key }
    replace(name, by: nil)
  }

  /// Moves data that cannot be decoded to another name.
  func moveUnreadable(_ old: String, to new: String) {
    guard let storage, let data = try? storage.data(forKey: old) else { return }
    records[old] = .nothing
    records[new] = .unreadable
    replace(new, by: data)
    replace(old, by: nil)
  }

  /// Records that the state of an item is stored.
  private func file(_ key: StateKey) {
    let others = filed[key.inAnySection, default: []].filter { $0 != key }
    filed[key.inAnySection] = others + [key]
  }

  /// Replaces or removes the data of a name, instead of what has failed before.
  private func replace(_ name: String, by data: Data?) {
    overdue.removeAll { $0.name == name }
    _ = change(name, to: data)
  }

  /// Writes or removes the data of a name, and has that repeated if it fails.
  private func change(_ name: String, to data: Data?) -> Bool {
    guard let storage else { return true }
    do {
      if let data {
        try storage.setData(data, forKey: name)
      } else {
        try storage.removeData(forKey: name)
      }
      return true
    } catch {
      overdue.append((name, data))
      report(.failingStateStorage(name, "\(error)"))
      return false
    }
  }
}
