import RosterPlatform

/// Manages editing mode: the user selects several items, moves them, and uses the accessories of their
/// cells.
@MainActor
final class Editing: ControllerFeature, UpdateFeature {
  private(set) var isEditing = false

  /// Whether a two-finger pan across items starts editing mode.
  var beginsWithTwoFingers = false

  let observers = Observers<Bool>()

  /// Returns the objects of this class of the list's carousels, which are edited with the list.
  var carousels: () -> [Editing] = { [] }

  private let stage: ListStage
  private let loop: UpdateLoop
  private let selection: Selection
  private let swiping: Swiping
  private let carrying: Carrying

  init(
    _ stage: ListStage,
    loop: UpdateLoop,
    selection: Selection,
    swiping: Swiping,
    carrying: Carrying
  ) {
    self.stage = stage
    self.loop = loop
    self.selection = selection
    self.swiping = swiping
    self.carrying = carrying
  }

  func didAttach() {
    if isEditing { show() }
  }

  func didMake(
    _ controller: any CellControlling,
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) {
    guard isEditing, place.position != nil else { return }
    controller.setEditing(controller.canEdit)
  }

  func hasWork(forSame update: Update) -> Bool { isEditing }

  /// Updates which items can be edited, which may depend on their view models.
  func didCommit(_ update: Update) {
    if isEditing { tellControllers() }
  }

  /// Starts or ends editing mode.
  ///
  /// - Parameters:
  ///   - isEditing: Whether the list is in editing mode from now on.
  ///   - animated: Whether the change is animated.
  func setEditing(_ isEditing: Bool, animated: Bool) {
    guard isEditing != self.isEditing else { return }
    swiping.close(animated: animated)
    carrying.putBack()
    self.isEditing = isEditing
    let change = { [self] in
      stage.gate.batch {
        show()
        selection.selectingSeveralDidChange(true)
        for carousel in carousels() { carousel.setEditing(isEditing, animated: animated) }
        selection.editingDidChange(isEditing)
        selection.selectingSeveralDidChange(false)
        tellControllers()
        loop.setNeedsMeasuring(animated: animated)
      }
      if animated { stage.collectionView.layoutIfNeeded() }
    }
    if animated {
      UIView.animate(withDuration: 0.3, animations: change)
    } else {
      UIView.performWithoutAnimation(change)
    }
    observers.tell(isEditing)
  }

  /// Starts editing mode after a two-finger pan, if that is enabled.
  func twoFingersDidTouch() {
    if beginsWithTwoFingers { setEditing(true, animated: true) }
  }

  private func show() {
    guard stage.views.areOwned, isEditing != stage.collectionView.isEditing else { return }
    stage.collectionView.isEditing = isEditing
  }

  private func tellControllers() {
    for (place, controller) in stage.controllers.all where place.position != nil {
      controller.setEditing(isEditing && stage.hold { controller.canEdit })
    }
  }
}
