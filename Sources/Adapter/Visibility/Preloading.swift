import RosterControllers
import RosterCore
import RosterLayout
import RosterPlatform

/// Notifies items that enter and leave the preload range, and prefetches items.
@MainActor
final class Preloading {
  /// The distance from the screen up to which items are preloaded.
  var distance = PreloadDistance.none

  private let stage: ListStage

  /// The controllers that were notified that they are in the range, and possibly some that have left it since.
  private var inside: [ControllerReference] = []

  /// Whether there are controllers in `inside` that have left the range.
  private var hasEnded = false

  /// Whether controllers are marked that stay in the range.
  private var areMarked = false

  init(_ stage: ListStage) {
    self.stage = stage
  }

  /// Returns the controllers of items on screen or near it, each once, and makes those that do not exist.
  func range(
    around exposures: [(key: ControllerReference, exposure: Exposure)]
  ) -> [ControllerReference] {
    var visible: [ControllerReference] = []
    visible.reserveCapacity(exposures.count)
    for (key, exposure) in exposures where exposure.isVisible { visible.append(key) }
    let bounds = stage.collectionView.bounds
    let reach = (
      x: distance.points(forLength: bounds.width),
      y: distance.points(forLength: bounds.height)
    )
    guard reach.x > 0 || reach.y > 0 else { return visible }
    let rect = bounds.insetBy(dx: -reach.x, dy: -reach.y)
    let area = Viewport(Area(rect))
    let near = stage.collectionView.layoutAttributes(in: rect).filter {
      $0.attributes.representedElementCategory == .cell
        && area.exposure(of: Area($0.frame)).isVisible
    }
    let controllers = stage.hold {
      near.compactMap { stage.neededController(at: Position($0.attributes.indexPath)) }
    }
    let seen = Set(visible)
    return visible + controllers.map(ControllerReference.init).filter { !seen.contains($0) }
  }

  /// Returns the controllers of the first items, each once, and makes those that do not exist.
  func range(ofFirst count: Int) -> [ControllerReference] {
    guard count > 0 else { return [] }
    let positions = stage.list.snapshot.firstPositions(count)
    return stage.hold { positions.compactMap(stage.neededController(at:)) }
      .map(ControllerReference.init)
  }

  /// Notifies controllers that they are in the range; called while the gate holds.
  ///
  /// - Parameters:
  ///   - range: The controllers in the range, each once.
  ///   - isCurrent: Whether this is still the latest range.
  /// - Returns: Whether it is.
  func enter(_ range: [ControllerReference], while isCurrent: () -> Bool) -> Bool {
    forgetEnded()
    if areMarked {
      for key in inside { _ = key.controller.takePreloadMark() }
    }
    areMarked = true
    for key in range where key.controller.markForPreloadRange() {
      inside.append(key)
      key.controller.updatePreloadRange(isInside: true)
      guard isCurrent() else { return false }
    }
    return true
  }

  /// Notifies the controllers that are not in the range any longer; called while the gate holds, after `enter`.
  ///
  /// - Parameters:
  ///   - range: The controllers in the range, each once.
  ///   - isCurrent: Whether this is still the latest range.
  func leave(allBut range: [ControllerReference], while isCurrent: () -> Bool) {
    areMarked = false
    let before = inside
    var leaving: [Place] = []
    for index in before.indices where !before[index].controller.takePreloadMark() {
      leaving.append(Place(of: before[index].controller, index))
    }
    guard !leaving.isEmpty else { return }
    leaving.sort()
    for place in leaving {
      let controller = before[place.index].controller
      guard controller.isInPreloadRange else { continue }
      controller.updatePreloadRange(isInside: false)
      guard isCurrent() else {
        hasEnded = true
        return
      }
    }
    inside = range
  }

  /// Notifies a controller whose item is deleted that it is no longer in the range.
  func end(_ controller: any CellControlling) {
    guard controller.isInPreloadRange else { return }
    hasEnded = true
    controller.updatePreloadRange(isInside: false)
  }

  /// Releases the controllers that have left the range.
  func forgetEnded() {
    guard hasEnded else { return }
    hasEnded = false
    let before = inside
    inside.removeAll(keepingCapacity: true)
    for key in before where key.controller.isInPreloadRange { inside.append(key) }
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
