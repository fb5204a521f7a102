import RosterPlatform

extension ListAdapter {
  /// Describes what happened to an item in the last update, and its present state.
  ///
  /// Use it in the debugger: `po adapter.explain(id)`. It describes the item's controller, why the
  /// list last configured its cell, its size and where that comes from, how much of it is visible,
  /// and its focus. If you record the list, it also describes what happened to the item lately.
  public func explain(_ id: ItemID) -> String {
    if !isOwn(id), let inner = step(toward: id, isNeeded: false) {
      return inner.list.explain(inner.id)
    }
    guard let report = parts.loop.reports.last else {
      return "\(id): there has been no update. \(standing(of: id))"
    }
    let parts = [
      "\(id): \(report.fate(of: id)).", "The update was \(report.style).",
      report.controllerFate(of: id), standing(of: id), historyInWords(of: id),
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func standing(of id: ItemID) -> String {
    guard parts.stage.list.position(showing: id) != nil else { return "It is not in the list." }
    guard isOwn(id), let position = parts.stage.list.snapshot.position(of: id) else {
      return "It is inside of a cell that has not been shown yet."
    }
    let size = sizeInWords(at: position)
    guard let controller = parts.stage.controllers[position] else {
      return "It has no controller, because it has not been needed yet. \(size)"
    }
    guard controller.mountedView != nil else {
      return "Its controller is not mounted, because it is off screen. \(size)"
    }
    return [
      "Its controller is mounted.", reasonInWords(of: controller), size,
      sightInWords(of: controller), focusInWords(of: controller), overlaysInWords(of: controller),
    ]
    .compactMap { $0 }.joined(separator: " ")
  }

  private func historyInWords(of id: ItemID) -> String? {
    let most = 10
    let history = parts.stage.witness?.history(of: id).suffix(most) ?? []
    return history.isEmpty ? nil : "Recorded lately: \(history.joined(separator: ", "))."
  }

  private func reasonInWords(of controller: any CellControlling) -> String? {
    let reason = controller.tracedReason
    guard !reason.isEmpty else { return nil }
    return "Its cell was configured last for: \(reason)."
  }

  /// Returns the requested and the actual size of an item.
  private func sizeInWords(at position: Position) -> String {
    let size = parts.sizing.size(at: position, in: parts.stage.list)
    let source = parts.sizing.source(ofSizeAt: position)
    let attributes = collectionView.layoutAttributesForItem(at: IndexPath(position))
    let frame = attributes.map { " and is placed at \(words($0.frame))" } ?? ""
    return "It asks for \(words(size.width)) × \(words(size.height)), \(source)\(frame)."
  }

  private func sightInWords(of controller: any CellControlling) -> String {
    if controller.isVisible {
      return "\(Int((controller.visibleFraction * 100).rounded())) % of it is on screen."
    }
    if collectionView.window == nil { return "It is not visible: the list is in no window." }
    if parts.stage.views.isCovered { return "It is not visible: the list is said to be covered." }
    if collectionView.viewport == nil {
      return
        "It is not visible: the list is hidden, has no size, is covered, or is in the background."
    }
    return "It is not visible: its cell is off screen."
  }

  private func focusInWords(of controller: any CellControlling) -> String? {
    if controller.isFocused { return "It has the focus of the keyboard." }
    guard controller.mountedView?.holdsFirstResponder == true else { return nil }
    return "The user types into it, so its cell is kept."
  }

  private func overlaysInWords(of controller: any CellControlling) -> String? {
    let stage = parts.stage
    let overlays = stage.controllers.overlays.overlays(on: controller)
    guard !overlays.isEmpty else { return nil }
    return "On it: \(overlays.map(words(for:)).joined(separator: "; "))."
  }

  private func words(_ frame: CGRect) -> String {
    "\(words(frame.minX)), \(words(frame.minY)) with \(words(frame.width)) × \(words(frame.height))"
  }

  private func words(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }
}
