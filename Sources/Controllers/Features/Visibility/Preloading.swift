import RosterPlatform

/// Notifies items that enter and leave the preload range, and prefetches items.
@MainActor
final class Preloading {
  /// The distance from the screen up to which items are preloaded.
  var distance = ListAdapter.PreloadDistance.none

  private let stage: ListStage

  /// The controllers in the range whose items were not visible when it was last determined.
  private var near: [ControllerReference] = []

  /// The controllers whose items have ceased to be visible or near, and which may have left the range.
  private var hidden: [ControllerReference] = []

  /// Whether there are controllers among these that are not in the range any longer.
  private var hasEnded = false

  /// Whether the controllers in `near` are marked.
  private var areMarked = false

  init(_ stage: ListStage) {
    self.stage = stage
  }

  /// Returns the controllers of items near the screen that are not on it, each once, and makes those that do not exist.
  func controllers(
    around exposures: [ItemExposure<ControllerReference>]
  ) -> [ControllerReference] {
    let bounds = stage.collectionView.bounds
    let reach = (
      x: distance.points(forLength: bounds.width),
      y: distance.points(forLength: bounds.height)
    )
    guard reach.x > 0 || reach.y > 0 else { return [] }
    let rect = bounds.insetBy(dx: -reach.x, dy: -reach.y)
    let near = positions(in: rect)
    let controllers = stage.hold { near.compactMap(stage.neededController(at:)) }
    let visible = Set(exposures.lazy.filter(\.exposure.isVisible).map(\.key))
    return controllers.map(ControllerReference.init).filter { !visible.contains($0) }
  }

  /// Returns the positions of the items that are in a rectangle, in order, each once.
  ///
  /// The frames of items in a section that scrolls by itself say where they are in the layout, so how
  /// far the section has scrolled is added. Whether a layout finds such items by their frames or by
  /// where they are seen is not documented, so both are asked for.
  private func positions(in rect: CGRect) -> [Position] {
    let view = stage.collectionView
    let area = Viewport(Area(rect))
    let shifts = view.shiftsOfSections
    let rects = [rect] + shifts.values.map { rect.offsetBy(dx: -$0.x, dy: -$0.y) }
    var found: Set<Position> = []
    for (attributes, frame) in rects.flatMap(view.layoutAttributes(in:))
    where attributes.representedElementCategory == .cell {
      let position = Position(attributes.indexPath)
      let shift = shifts[position.section] ?? .zero
      if area.exposure(of: Area(frame.offsetBy(dx: shift.x, dy: shift.y))).isVisible {
        found.insert(position)
      }
    }
    return found.sorted()
  }

  /// Returns the controllers of the first items, each once, and makes those that do not exist.
  func controllers(ofFirst count: Int) -> [ControllerReference] {
    guard count > 0 else { return [] }
    let positions = stage.list.snapshot.firstPositions(count)
    return stage.hold { positions.compactMap(stage.neededController(at:)) }
      .map(ControllerReference.init)
  }

  /// Records that an item is not visible any longer, so that its controller may have left the range.
  func didHide(_ key: ControllerReference) {
    if key.controller.isInPreloadRange { hidden.append(key) }
  }

  /// Notifies controllers that they are in the range; called while the gate holds.
  ///
  /// - Parameters:
  ///   - arrived: The controllers whose items were not visible before.
  ///   - others: The controllers of items in the range that are not visible, each once.
  ///   - isCurrent: Whether this is still the latest range.
  /// - Returns: Whether it is.
  func enter(
    _ arrived: [ControllerReference],
    _ others: [ControllerReference],
    while isCurrent: () -> Bool
  ) -> Bool {
    forgetEnded()
    unmark()
    hidden += near
    near = others
    areMarked = !others.isEmpty
    for key in others { key.controller.isMarkedForPreloadRange = true }
    for key in arrived {
      guard enter(key, while: isCurrent) else { return false }
    }
    for key in others {
      guard enter(key, while: isCurrent) else { return false }
    }
    return true
  }

  private func enter(_ key: ControllerReference, while isCurrent: () -> Bool) -> Bool {
    guard !key.controller.isInPreloadRange else { return true }
    key.controller.updatePreloadRange(isInside: true)
    return isCurrent()
  }

  private func unmark() {
    guard areMarked else { return }
    areMarked = false
    for key in near { key.controller.isMarkedForPreloadRange = false }
  }

  /// Notifies the controllers that are not in the range any longer; called while the gate holds, after `enter` and after
  /// all controllers were notified of what is visible.
  ///
  /// - Parameter isCurrent: Whether that was still the latest range.
  func leave(while isCurrent: () -> Bool) {
    // They stay recorded meanwhile, for the passes that hooks may begin.
    let keys = hidden
    let count = keys.count
    var places: [Place] = []
    places.reserveCapacity(count)
    for index in keys.indices {
      let controller = keys[index].controller
      if controller.isInPreloadRange, !controller.isVisible, !controller.isMarkedForPreloadRange {
        places.append(Place(of: controller, index))
      }
    }
    places.sort()
    for place in places {
      keys[place.index].controller.updatePreloadRange(isInside: false)
      guard isCurrent() else { return }
    }
    // All of them have left, or are visible or near again; hooks may have hidden others.
    hidden.removeFirst(count)
    unmark()
  }

  /// Notifies a controller whose item is removed that it is no longer in the range.
  func end(_ controller: any CellControlling) {
    guard controller.isInPreloadRange else { return }
    hasEnded = true
    controller.updatePreloadRange(isInside: false)
  }

  /// Releases the controllers that have left the range.
  func forgetEnded() {
    guard hasEnded else { return }
    hasEnded = false
    near.removeAll { !$0.controller.isInPreloadRange }
    hidden.removeAll { !$0.controller.isInPreloadRange }
  }

  /// Prefetches items that the collection view expects to be shown soon.
  func prefetch(at indexPaths: [IndexPath]) {
    stage.hold {
      for position in indexPaths.map(Position.init)
      where stage.list.item(at: position)?.presenter.controllerType.prefetches == true {
        stage.neededController(at: position)?.expectDisplay()
      }
    }
  }

  /// Cancels the prefetch of items that the collection view no longer expects to be shown soon.
  ///
  /// The index paths may be outdated: items without a prefetch are ignored.
  func cancelPrefetching(at indexPaths: [IndexPath]) {
    stage.hold {
      for position in indexPaths.map(Position.init) {
        stage.controllers[position]?.cancelExpectedDisplay()
      }
    }
  }

  /// The place of a controller in the list; one of a header or a footer has none, and comes last.
  private struct Place: Comparable {
    /// The index of the controller among those in the range: comparing and moving it counts no references.
    let index: Int

    private let section: Int
    private let item: Int

    @MainActor
    init(of controller: any CellControlling, _ index: Int) {
      self.index = index
      let position = controller.listPosition
      (section, item) = (position?.section ?? .max, position?.item ?? .max)
    }

    static func < (left: Place, right: Place) -> Bool {
      (left.section, left.item) < (right.section, right.item)
    }

    static func == (left: Place, right: Place) -> Bool {
      (left.section, left.item) == (right.section, right.item)
    }
  }
}
