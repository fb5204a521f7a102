public import RosterCore

extension ListAdapter {
  /// Says in words what happened to an item in the last update, and how it stands.
  ///
  /// It is meant for the debugger: `po adapter.explain(id)`.
  public func explain(_ id: ItemID) -> String {
    let fate = coordinator.lastReport?.fate(of: id) ?? "there has been no update"
    let style = coordinator.lastReport.map { " The update was \($0.style.words)." } ?? ""
    return "\(id): \(fate).\(style) \(standing(of: id))"
  }

  private func standing(of id: ItemID) -> String {
    guard coordinator.list.snapshot.position(of: id) != nil else { return "It is not in the list." }
    guard let controller = controller(for: id) else {
      return "It has no controller, because it has not been needed yet."
    }
    return controller._view == nil
      ? "Its controller is not mounted, because it is off screen."
      : "Its controller is mounted."
  }
}

extension UpdateReport {
  /// What happened to an item, in words.
  fileprivate func fate(of id: ItemID) -> String {
    let old = before.position(of: id)
    let new = after.position(of: id)
    let isUpdated = changes.updatedItems.contains { $0.to == new || $0.from == old }
    let content = isUpdated ? "its view model changed, so it was told and configured in place" : ""
    let place: String
    switch (old, new) {
    case (nil, nil):
      place = "it was neither in the list before nor after the last update"
    case (nil, let new?):
      if let move = changes.movedItems.first(where: { $0.to == new }) {
        place = "it moved here from section \(before.sections[move.from.section].id)"
      } else {
        place = "it was inserted"
      }
    case (let old?, nil):
      if let move = changes.movedItems.first(where: { $0.from == old }) {
        place = "it moved to section \(after.sections[move.to.section].id)"
      } else {
        place = "it was deleted"
      }
    case (let old?, let new?):
      let hasMoved = changes.movedItems.contains { $0.from == old && $0.to == new }
      place = hasMoved ? "it moved from \(old) to \(new)" : "it kept its place among its neighbours"
    }
    return [place, content].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
