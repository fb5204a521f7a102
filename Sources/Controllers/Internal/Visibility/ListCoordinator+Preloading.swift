import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// The controllers of items that are on screen or near it; they are made if they have not been needed
  /// before.
  func preloadRange(
    around viewport: Viewport?,
    _ exposures: [(key: ControllerReference, exposure: Exposure)]
  ) -> [ControllerReference] {
    guard viewport != nil else { return [] }
    let visible = exposures.filter(\.exposure.isVisible).map(\.key)
    let size = collectionView.bounds.size
    let distance = (
      x: visibility.preloadDistance.points(forLength: size.width),
      y: visibility.preloadDistance.points(forLength: size.height)
    )
    guard distance.x > 0 || distance.y > 0 else { return visible }
    let rect = collectionView.bounds.insetBy(dx: -distance.x, dy: -distance.y)
    let area = Viewport(Area(rect))
    let near = collectionView.layoutAttributes(in: rect).filter {
      $0.attributes.representedElementCategory == .cell
        && area.exposure(of: Area($0.frame)).isVisible
    }
    return visible
      + hold { near.compactMap { madeController(at: Position($0.attributes.indexPath)) } }
  }

  /// Tells controllers that they are in the range.
  ///
  /// - Returns: Whether the pass still counts.
  func enterPreloadRange(_ range: [ControllerReference], _ pass: Int) -> Bool {
    for key in range where visibility.enterPreloadRange(key) {
      hold { key.controller.updatePreloadRange(isInside: true) }
      guard visibility.isCurrent(pass) else { return false }
    }
    return true
  }

  /// Tells controllers that they are not in the range any longer.
  ///
  /// - Returns: Whether the pass still counts.
  func leavePreloadRange(except range: [ControllerReference], _ pass: Int) -> Bool {
    let leaving = visibility.preloaded(except: range)
    guard !leaving.isEmpty else { return true }
    for key in ordered(leaving) where visibility.leavePreloadRange(key) {
      hold { key.controller.updatePreloadRange(isInside: false) }
      guard visibility.isCurrent(pass) else { return false }
    }
    return true
  }

  /// Tells a controller whose item leaves the list that it is not in the range any longer.
  func endPreload(of controller: any CellControlling) {
    guard visibility.leavePreloadRange(ControllerReference(controller)) else { return }
    controller.updatePreloadRange(isInside: false)
  }

  /// Gets items ready that the collection view expects to be shown soon.
  func prefetch(at indexPaths: [IndexPath]) {
    hold {
      for position in indexPaths.map(Position.init)
      where list.item(at: position)?.presenter.controllerType.prefetches == true {
        madeController(at: position)?.controller.expectDisplay()
      }
    }
  }

  /// Gives up on items that the collection view does not expect to be shown soon any longer.
  ///
  /// The paths may be those of an earlier moment: an item that does not wait to be shown is passed over.
  func cancelPrefetching(at indexPaths: [IndexPath]) {
    hold {
      for position in indexPaths.map(Position.init) {
        controllers[position]?.cancelExpectedDisplay()
      }
    }
  }

  private func madeController(at position: Position) -> ControllerReference? {
    guard let item = list.item(at: position) else { return nil }
    return controller(of: item, at: position).map(ControllerReference.init)
  }

  /// Controllers in the order of their items; those of headers and footers come last.
  private func ordered(_ controllers: Set<ControllerReference>) -> [ControllerReference] {
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
