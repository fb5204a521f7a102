import RosterCore
import RosterPlatform

/// Has items get ready that are on screen or near it.
@MainActor
final class Preloading {
  /// How far from the screen items get ready.
  var distance = PreloadDistance.none

  private let stage: ListStage

  /// The controllers that were notified that they are in the range.
  private var inside: Set<ControllerReference> = []

  init(_ stage: ListStage) {
    self.stage = stage
  }

  /// The controllers of items that are on screen or near it; they are made if they have not been needed
  /// before.
  func range(
    around exposures: [(key: ControllerReference, exposure: Exposure)]
  ) -> [ControllerReference] {
    let visible = exposures.filter(\.exposure.isVisible).map(\.key)
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
    return visible + controllers.map(ControllerReference.init)
  }

  /// The controllers of the first items; they are made if they have not been needed before.
  func range(ofFirst count: Int) -> [ControllerReference] {
    guard count > 0 else { return [] }
    let positions = stage.list.snapshot.firstPositions(count)
    return stage.hold { positions.compactMap(stage.neededController(at:)) }
      .map(ControllerReference.init)
  }

  /// Notifies controllers that they are in the range.
  ///
  /// - Parameters:
  ///   - range: The controllers in the range.
  ///   - isCurrent: Whether this is still the latest range.
  /// - Returns: Whether it is.
  func enter(_ range: [ControllerReference], while isCurrent: () -> Bool) -> Bool {
    for key in range where inside.insert(key).inserted {
      stage.hold { key.controller.updatePreloadRange(isInside: true) }
      guard isCurrent() else { return false }
    }
    return true
  }

  /// Notifies controllers that they are not in the range any longer.
  ///
  /// - Parameters:
  ///   - range: The controllers in the range.
  ///   - isCurrent: Whether this is still the latest range.
  /// - Returns: Whether it is.
  func leave(allBut range: [ControllerReference], while isCurrent: () -> Bool) -> Bool {
    let leaving = inside.subtracting(range)
    guard !leaving.isEmpty else { return true }
    for key in inOrder(leaving) where inside.remove(key) != nil {
      stage.hold { key.controller.updatePreloadRange(isInside: false) }
      guard isCurrent() else { return false }
    }
    return true
  }

  /// Notifies a controller whose item leaves the list that it is not in the range any longer.
  func end(_ controller: any CellControlling) {
    guard !inside.isEmpty, inside.remove(ControllerReference(controller)) != nil else { return }
    controller.updatePreloadRange(isInside: false)
  }

  /// Gets items ready that the collection view expects to be shown soon.
  func prefetch(at indexPaths: [IndexPath]) {
    stage.hold {
      for position in indexPaths.map(Position.init)
      where stage.list.item(at: position)?.presenter.controllerType.prefetches == true {
        stage.neededController(at: position)?.expectDisplay()
      }
    }
  }

  /// Gives up on items that the collection view does not expect to be shown soon any longer.
  ///
  /// The paths may be those of an earlier moment: an item that does not wait to be shown is passed over.
  func cancelPrefetching(at indexPaths: [IndexPath]) {
    stage.hold {
      for position in indexPaths.map(Position.init) {
        stage.controllers[position]?.cancelExpectedDisplay()
      }
    }
  }

  /// Controllers in the order of their items; those of headers and footers come last.
  private func inOrder(_ controllers: Set<ControllerReference>) -> [ControllerReference] {
    controllers
      .map { (key: $0, position: $0.controller.position) }
      .sorted { left, right in
        guard let left = left.position else { return false }
        guard let right = right.position else { return true }
        return (left.section, left.item) < (right.section, right.item)
      }
      .map(\.key)
  }
}
