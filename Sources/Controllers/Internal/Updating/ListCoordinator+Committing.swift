import RosterCore
import RosterLayout
import RosterPlatform

extension ListCoordinator {
  /// Makes the collection view show another list.
  func commit(_ update: Update, _ request: UpdateRequest, in style: UpdateReport.Style) {
    let policy = request.policy ?? policy
    defer { passOnViews(of: update) }
    switch style {
    case .unchanged, .environment, .abandoned:
      list = update.new
      replaceViewModels(replacing: update.replacedSupplementaries)
      if update.changesEnvironment {
        let isAnimated = request.isAnimated && UIView.areAnimationsEnabled
        anchored(policy.anchor) {
          isAnimated
            ? animate(policy.animation) { [self] in invalidateLayout(for: nil) }
            : UIView.performWithoutAnimation { invalidateLayout(for: nil) }
        }
      }
    case .reloaded(let reason):
      anchored(policy.anchor) {
        reload(update, because: reason)
      }
    case .animated:
      anchored(policy.anchor) {
        animate(policy.animation) { [self] in perform(update) }
      }
    case .unanimated:
      anchored(policy.anchor) {
        UIView.performWithoutAnimation { perform(update) }
      }
    }
  }

  private func animate(_ animation: UpdatePolicy.Animation, _ body: @escaping () -> Void) {
    switch animation {
    case .system:
      body()
    case .custom(let duration, let curve):
      animate(withDuration: duration, options: curve.options, body)
    }
  }

  private func reload(_ update: Update, because reason: UpdateReport.ReloadReason) {
    if reason == .refused(.rejectedPlan) {
      followIdentities(from: update.old, to: update.new)
    } else {
      for stage in update.plan.stages {
        show(update.new.composed(stage.sections, from: update.old), after: stage.operations)
      }
    }
    list = update.new
    replaceViewModels(replacing: update.replacedSupplementaries)
    hasContent = true
    guard ownsCollectionView else { return }
    focus.interrupted = focusedController.map(ControllerReference.init)
    collectionView.reloadData()
    if collectionView.window != nil, !collectionView.bounds.isEmpty {
      collectionView.layoutIfNeeded()
      restoreAnchor()
    }
  }

  private func perform(_ update: Update) {
    let stages = update.plan.stages
    for (index, stage) in stages.enumerated() {
      let isLast = index == stages.count - 1
      let next = isLast ? update.new : update.new.composed(stage.sections, from: update.old)
      performBatch { [self] in
        show(next, after: stage.operations)
        if isLast {
          replaceViewModels(replacing: update.replacedSupplementaries)
          if update.changesEnvironment {
            collectionView.collectionViewLayout.invalidateLayout()
          }
        }
        announce(
          isLast ? update.contentChange(stage.operations) : ListChange(operations: stage.operations)
        )
        collectionView.perform(stage.operations)
      }
    }
    if stages.isEmpty {
      list = update.new
      replaceViewModels(replacing: update.replacedSupplementaries)
      if changesLayout(update) {
        invalidateLayout(for: update.changesEnvironment ? nil : update.contentChange())
      }
    }
  }

  /// Makes another list the current one, and takes controllers, and what is held on the screen, along
  /// with their items.
  func show(_ next: ResolvedList, after operations: Operations) {
    let map = PositionMap(operations)
    let departed = controllers.apply(map)
    traffic.note(departed: departed.map { departure(of: $0.element, from: $0.position) })
    selection.follow { map[$0] }
    scroller.anchor?.follow(map)
    pendingResize?.anchor?.follow(map)
    scroller.follow { map[$0] }
    list = next
  }

  /// Takes controllers along with the identities of their items, where there is no plan to trust.
  private func followIdentities(from old: ResolvedList, to new: ResolvedList) {
    let place = { (position: Position) in
      old.snapshot.itemID(at: position).flatMap(new.snapshot.position(of:))
    }
    let departed = controllers.apply(place)
    scroller.follow(place)
    selection.follow(place)
    traffic.note(departed: departed.map { departure(of: $0.element, from: $0.position) })
  }

  /// Gives each controller the view model and the surroundings of the list that is shown, and lets go
  /// of supplementary controllers whose item is gone or another.
  ///
  /// - Parameter replaced: Those whose item is another and may be presented by the same type.
  func replaceViewModels(replacing replaced: Set<SupplementaryPlace> = []) {
    for (position, controller) in controllers.all {
      guard let item = list.item(at: position) else { continue }
      if controller.surround(with: item.presenter.surroundings) {
        traffic.note(surrounded: .item(position))
      }
      if let mistake = controller.replaceViewModel(from: item.run.column, at: item.offset),
        let id = list.snapshot.itemID(at: position)
      {
        report(.viewModel(mistake, of: id, location: item.run.location))
      }
      if let place = list.snapshot.itemPosition(at: position) {
        controller.place(at: place)
      }
    }
    for (place, controller) in controllers.allSupplementary {
      if let item = list.item(at: .supplementary(place)),
        item.run.controller == ControllerKind(type(of: controller)),
        !replaced.contains(place)
      {
        if controller.surround(with: item.presenter.surroundings) {
          traffic.note(surrounded: .supplementary(place))
        }
        controller.replaceViewModel(from: item.run.column, at: item.offset)
      } else if let controller = controllers.remove(at: place) {
        traffic.note(departed: [departure(ofSupplementary: controller, from: place)])
      }
    }
  }

  /// Whether an update without structural changes needs another layout.
  private func changesLayout(_ update: Update) -> Bool {
    !update.changes.changedSupplementaries.isEmpty
      || update.changesEnvironment
      || update.old.layouts != update.new.layouts
      || update.changes.updatedItems.contains {
        size(at: $0.from, in: update.old) != size(at: $0.to, in: update.new)
      }
  }
}
