import Foundation
import RosterPlatform

extension ListStage {
  /// Brings the overlays of what is on screen up to date with the shown list; those of other items are brought
  /// up to date when the items are shown.
  ///
  /// - Returns: Whether any overlay has come, gone or changed its place.
  func refreshOverlays() -> Bool {
    guard list.uses.contains(.overlays) || !controllers.overlays.isEmpty else { return false }
    var holders = mounts.controllers
    holders += controllers.overlays.all.compactMap {
      $0.controller?.mountedView == nil ? nil : $0.holder
    }
    var isChanged = false
    for holder in holders {
      guard let position = controllers.position(of: holder), let item = list.item(at: position)
      else { continue }
      isChanged = refreshOverlays(on: holder, item, isTold: true) || isChanged
    }
    for (index, section) in list.sections.enumerated() where section.uses.contains(.overlays) {
      isChanged = refreshOverlays(inSection: index, isTold: true) || isChanged
    }
    for section in Array(controllers.overlays.sections) where list.index(of: section) == nil {
      drop(controllers.overlays.set([], in: section, 0) { _ in nil }.gone, isTold: true)
      isChanged = true
    }
    return isChanged
  }

  /// Returns the badges of the item at a position of the layout.
  func overlays(laidOutAt place: Position) -> [ListOverlay] {
    let position = position(laidOutAt: place)
    guard
      let item = list.item(at: position), !item.presenter.surroundings.badges.isEmpty,
      let holder = holder(of: item, at: position)
    else { return [] }
    _ = refreshOverlays(on: holder, item, isTold: false)
    return controllers.overlays.overlays(on: holder).map { overlay in
      ListOverlay(
        overlay.content.kind,
        number: overlay.number,
        section: place.section,
        span: .items(place.item..<place.item + 1),
        anchor: overlay.content.anchor
      )
    }
  }

  /// Returns the overlays of a section.
  func overlays(inSection index: Int) -> [ListOverlay] {
    guard let section = list.section(index), section.uses.contains(.overlays) else { return [] }
    _ = refreshOverlays(inSection: index, isTold: false)
    return controllers.overlays.overlays(in: list.snapshot.sections[index].id)
      .compactMap { listOverlay($0, index) }
  }

  /// Returns an overlay as the layout places it; `nil` if it does not exist.
  func listOverlay(_ number: Int) -> ListOverlay? {
    guard let overlay = controllers.overlays[number] else { return nil }
    if let section = overlay.section {
      return list.index(of: section).flatMap { listOverlay(overlay, $0) }
    }
    guard
      let holder = overlay.holder,
      let position = controllers.position(of: holder).flatMap(positionInLayout)
    else { return nil }
    return ListOverlay(
      overlay.content.kind,
      number: number,
      section: position.section,
      span: .items(position.item..<position.item + 1),
      anchor: overlay.content.anchor
    )
  }

  /// Returns the overlay that a collection view asks for: one with a number for the layouts of this package, or
  /// one of a kind for a layout of the app's own.
  func overlay(ofKind elementKind: String, at path: IndexPath) -> Overlay? {
    guard path.count == 2, list.uses.contains(.overlays) else { return nil }
    if OverlayViews.isOverlay(elementKind) { return controllers.overlays[path.item] }
    let sections = list.snapshot.sections
    guard
      sections.indices.contains(path.section),
      list.supplementary(elementKind, inSection: path.section) == nil
    else { return nil }
    _ = (overlays(laidOutAt: Position(path)), overlays(inSection: path.section))
    let badges = controllers[Position(path)].map(controllers.overlays.overlays(on:)) ?? []
    if let badge = badges.first(where: { $0.content.kind == elementKind }) { return badge }
    return controllers.overlays.overlays(in: sections[path.section].id)
      .filter { $0.content.kind == elementKind }.dropFirst(path.item).first
  }

  /// Returns the overlay of a controller; `nil` if it is not that of one.
  func overlay(of controller: ListedController) -> Overlay? {
    controllers.overlays.number(of: controller).flatMap { controllers.overlays[$0] }
  }

  /// The item of an overlay's controller, in the role of the view model of the overlay.
  func id(of overlay: Overlay) -> ItemID? {
    let section =
      overlay.section
      ?? overlay.holder.flatMap(controllers.position).map { list.snapshot.sections[$0.section].id }
    return section.map {
      let run = overlay.content.item.run
      return ItemID(id: run.column.identifier(at: 0), controller: run.controller, section: $0)
    }
  }

  /// Notifies the overlays of controllers that have left the list.
  func dropOverlays(on holders: Departure.Controllers) {
    guard !controllers.overlays.isEmpty else { return }
    for holder in holders.elements {
      drop(controllers.overlays.removeAll(on: holder), isTold: true)
    }
  }

  /// Releases the controllers of overlays: after the present update, or now if there is none.
  private func drop(_ overlays: [Overlay], isTold: Bool) {
    for overlay in overlays {
      guard let controller = overlay.controller else { continue }
      let removal = Removal(controller: controller, origin: nil, key: nil)
      if isTold || controller.isMounted {
        traffic.note(removed: [removal])
      } else {
        hold { end(removal) }
      }
    }
  }

  /// Returns the controller of an item, made if the item has a badge.
  private func holder(of item: ResolvedList.Item, at position: Position) -> (any CellControlling)? {
    if let controller = controllers[position] { return controller }
    return hold {
      let hasBadge = item.presenter.surroundings.badges.contains { $0.badge(item) != nil }
      return hasBadge ? controller(of: item, at: .item(position)) : nil
    }
  }

  private func refreshOverlays(
    on holder: any CellControlling,
    _ item: ResolvedList.Item,
    isTold: Bool
  ) -> Bool {
    let badges = item.presenter.surroundings.badges
    let table = controllers.overlays
    if badges.isEmpty && table.overlays(on: holder).isEmpty { return false }
    if table.isCurrent(holder, controllers.listNumber) { return false }
    let contents = hold { badges.compactMap { $0.badge(item) } }
    let result = table.set(contents, on: holder, controllers.listNumber)
    drop(result.gone, isTold: isTold)
    replaceViewModels(of: table.overlays(on: holder), isTold: isTold)
    return result.isChanged
  }

  private func refreshOverlays(inSection index: Int, isTold: Bool) -> Bool {
    let section = list.sections[index]
    let content = list.snapshot.sections[index]
    let table = controllers.overlays
    guard !table.isCurrent(content.id, controllers.listNumber) else { return false }
    let result = table.set(section.overlays, in: content.id, controllers.listNumber) {
      content.span(of: $0)
    }
    drop(result.gone, isTold: isTold)
    replaceViewModels(of: table.overlays(in: content.id), isTold: isTold)
    return result.isChanged
  }

  private func replaceViewModels(of overlays: [Overlay], isTold: Bool) {
    for overlay in overlays {
      guard let controller = overlay.controller else { continue }
      replaceViewModel(of: controller, overlay.content.item, at: .overlay(overlay.number))
      if isTold { traffic.note(visited: [controller]) }
    }
  }

  private func listOverlay(_ overlay: Overlay, _ section: Int) -> ListOverlay? {
    overlay.span.map {
      ListOverlay(
        overlay.content.kind,
        number: overlay.number,
        section: section,
        span: $0,
        anchor: overlay.content.anchor
      )
    }
  }
}

extension SnapshotSection {
  /// Returns the items of a place, as indices; `nil` if one of them does not exist.
  @MainActor
  fileprivate func span(of place: OverlayPlace) -> ListOverlay.Span? {
    switch place.target {
    case .section:
      return count == 0 ? nil : .items(0..<count)
    case .before(let id):
      return firstItem(id).map { .before($0) }
    case .after(let id):
      return firstItem(id).map { .after($0) }
    case .items(let first, let last):
      guard let start = firstItem(first), let end = firstItem(last) else { return nil }
      return .items(min(start, end)..<max(start, end) + 1)
    }
  }

  @MainActor
  private func firstItem(_ id: ListIdentifier) -> Int? {
    for (run, start) in zip(runs, starts) {
      if let index = run.column.firstIndex(of: id) { return start + index }
    }
    return nil
  }
}
