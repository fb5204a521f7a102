public import RosterCore
public import RosterLayout
public import RosterPlatform

extension CellController {
  public final var _view: UICollectionReusableView? { cell }

  public final func _attach(
    to owner: any _ControllerOwner,
    in surroundings: _Surroundings
  ) -> Bool {
    guard self.owner == nil, life == .made else { return false }
    self.owner = owner
    self.surroundings = surroundings
    return true
  }

  public final func _restore(_ state: State) {
    self.state = state
    stateLaidOut = nil
  }

  public final func _load(at position: ItemPosition?) {
    self.position = position
    didLoad()
  }

  public final func _mount(on view: UICollectionReusableView) -> Bool {
    guard let cell = view as? Cell else { return false }
    _unmount()
    guard life.mount() else { return false }
    self.cell = cell
    didMount(on: cell)
    tellReplacedEnvironment()
    tellReplaced()
    configureCell(for: .mount)
    return true
  }

  public final func _willDisplay() {
    guard let cell, life.display() else { return }
    willDisplay(cell)
  }

  public final func _didEndDisplaying() {
    guard life.endDisplay(), let cell else { return }
    didEndDisplaying(cell)
  }

  public final func _unmount() {
    _didEndDisplaying()
    guard life.unmount() else { return }
    if let cell {
      willUnmount(from: cell)
    }
    cell = nil
    stateConfigured = nil
  }

  public final func _replaceViewModel(from column: Column, at index: Int) {
    guard let models = column.models(as: Model.self), models.indices.contains(index) else { return }
    let old = viewModel
    viewModel = models[index]
    if replaced == nil, viewModel != old {
      replaced = old
    }
  }

  public final func _place(at position: ItemPosition) {
    guard position != self.position else { return }
    if positionBefore == nil {
      positionBefore = self.position
    }
    self.position = position
  }

  public final func _deliverUpdate() {
    if let old = positionBefore {
      positionBefore = nil
      if old != position {
        didMove(from: old)
      }
    }
    var reason: ConfigureReason = tellReplacedEnvironment() ? .environment : []
    if tellReplaced() {
      reason.insert(.viewModel)
    }
    guard !reason.isEmpty else { return }
    configureCell(for: reason)
  }

  public final func _traitsDidChange(from old: UITraitCollection?) {
    traitsDidChange(from: old)
    configureCell(for: .traits)
  }

  public final func _didLayOut() {
    guard stateLaidOut != nil else { return }
    stateLaidOut = state
  }

  public final func _refresh(in container: Container) -> Bool {
    guard let old = stateLaidOut, life != .removed else { return false }
    stateLaidOut = nil
    if stateConfigured != state {
      configureCell(for: .state)
    }
    let size = Self.size(of: viewModel, state: state, in: container)
    return Self.size(of: viewModel, state: old, in: container) != size
  }

  public final func _setSelected(_ isSelected: Bool) {
    guard isSelected != self.isSelected, life != .removed else { return }
    self.isSelected = isSelected
    configureCell(for: .selection)
  }

  public final func _setHighlighted(_ isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
  }

  public final func _remove() {
    _unmount()
    guard life.remove() else { return }
    didRemove()
    owner = nil
  }

  /// Shows the view model and the state in the cell, if there is one.
  private func configureCell(for reason: ConfigureReason) {
    guard let cell else { return }
    let reason = stateConfigured == state ? reason : reason.union(reason == .mount ? [] : .state)
    stateConfigured = state
    configure(cell, for: reason)
  }

  /// Tells about a replaced view model.
  ///
  /// - Returns: Whether there was something to tell.
  @discardableResult
  private func tellReplaced() -> Bool {
    guard let old = replaced else { return false }
    replaced = nil
    didUpdate(from: old)
    return true
  }
}
