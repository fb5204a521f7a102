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

  public final var _mistake: ViewModelMistake? { ViewModelMistake(in: viewModel) }

  public final func _restore(_ state: State) {
    self.state = state
    stateLaidOut = nil
    measured.expire()
  }

  public final func _load(at position: ItemPosition?) {
    self.position = position
    trace?(.didLoad)
    didLoad()
    tasks?.begin(.controller)
  }

  public final func _mount(on view: UICollectionReusableView) -> Bool {
    guard let cell = view as? Cell else { return false }
    _unmount()
    guard life.mount() else { return false }
    self.cell = cell
    watchLayout(of: cell)
    trace?(.didMount)
    didMount(on: cell)
    tellReplacedEnvironment()
    tellReplaced()
    configureCell(for: .mount)
    sight.isPrefetched = false
    return true
  }

  public final func _willDisplay() {
    guard let cell, life.display() else { return }
    tasks?.begin(.mounted)
    trace?(.willDisplay)
    willDisplay(cell)
  }

  public final func _didEndDisplaying() {
    guard life.endDisplay(), let cell else { return }
    trace?(.didEndDisplaying)
    didEndDisplaying(cell)
  }

  public final func _unmount() {
    _didEndDisplaying()
    guard life.unmount() else { return }
    tasks?.end(.mounted)
    if let cell {
      trace?(.willUnmount)
      willUnmount(from: cell)
    }
    willGiveUpCell()
    cell.map(hideAccessibilityActions)
    layoutProbe?.removeFromSuperview()
    layoutProbe = nil
    cell = nil
    stateConfigured = nil
  }

  @discardableResult
  public final func _replaceViewModel(from column: Column, at index: Int) -> ViewModelMistake? {
    guard let models = column.models(as: Model.self), models.indices.contains(index) else {
      return nil
    }
    let old = viewModel
    let oldIdentifier = identifier
    viewModel = models[index]
    identifier = viewModel.id
    let isChanged = viewModel != old
    if isChanged {
      measured.expire()
      replaced = replaced ?? old
    }
    // An identifier that is never twice the same is another mistake, which is known already.
    if old.id != oldIdentifier, viewModel.id == identifier {
      return .changedIdentifier(from: Identifier(oldIdentifier), to: Identifier(identifier))
    }
    return isChanged && viewModel != viewModel ? .unequal : nil
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
      if let position, old != position {
        trace?(.didMove)
        didMove(from: old, to: position)
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
    trace?(.traitsDidChange)
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
    var container = container
    container.environment = environment
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
    _cancelPrefetch()
    guard life.remove() else { return }
    tasks?.endAll()
    tasks = nil
    willEnd()
    trace?(.didRemove)
    didRemove()
    owner = nil
  }

  /// Shows the view model and the state in the cell, if there is one.
  private func configureCell(for reason: ConfigureReason) {
    guard let cell else { return didConfigure(nil, for: reason) }
    let reason = stateConfigured == state ? reason : reason.union(reason == .mount ? [] : .state)
    stateConfigured = state
    tracedReason = reason
    trace?(.configure)
    configure(cell, for: reason)
    showAccessibilityActions(on: cell)
    didConfigure(cell, for: reason)
    layoutProbe?.setNeedsLayout()
  }

  /// Begins to feel the layout of a cell, if the controller wants to know.
  private func watchLayout(of cell: Cell) {
    guard Self.observesCellLayout else { return }
    layoutProbe = LayoutProbe(in: cell) { [weak self] in
      guard let self, let owner, let cell = self.cell else { return }
      owner._hold { self.cellDidLayout(cell) }
    }
  }

  /// Tells about a replaced view model.
  ///
  /// - Returns: Whether there was something to tell.
  @discardableResult
  private func tellReplaced() -> Bool {
    guard let old = replaced else { return false }
    replaced = nil
    trace?(.didUpdate)
    didUpdate(from: old)
    return true
  }
}
