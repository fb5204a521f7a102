public import RosterCore

extension UpdateReport {
  /// Why an update has made or released a controller.
  public struct ControllerRecord<Reason: Hashable & Sendable>: Hashable, Sendable {
    /// The identity of the controller's item.
    ///
    /// The identity of a header or footer is derived from its section's.
    public let id: ItemID

    /// The kind of a header, a footer or another supplementary item; `nil` for an item.
    public let kind: String?

    /// Why it has happened.
    public let reason: Reason
  }

  /// Why a controller was made.
  public enum MakeReason: Hashable, Sendable {
    /// Its item is new in the list, and is shown.
    case inserted

    /// Its item was in the list before, and is shown for the first time.
    case firstShown

    /// The same identifier was presented by another type of controller, which was let go of.
    case controllerChanged(from: ControllerKind)
  }

  /// Why a controller was released.
  public enum ReleaseReason: Hashable, Sendable {
    /// Its item has left a section that stays.
    case removed

    /// Its item has left the list together with its section.
    case sectionRemoved

    /// The same identifier is presented by another type of controller.
    case controllerChanged(to: ControllerKind)
  }

  /// The number of controllers that were made for the update, headers and footers included.
  public var controllersMade: Int { traffic.madeCount }

  /// The number of controllers whose items have left the list, headers and footers included.
  public var controllersReleased: Int { traffic.released.count }

  /// The number of controllers that are mounted after the update, headers and footers included.
  public var controllersMounted: Int { traffic.mountedCount }

  /// The controllers that were made for the update, each with the reason; those of items first.
  ///
  /// - Complexity: O(number of items).
  public var madeControllers: [ControllerRecord<MakeReason>] {
    let inserted = Set(insertedPositions)
    let former = controllerKinds(of: removedItems)
    let positions = traffic.made.compactMap(\.position)
    let items = zip(positions, after.itemIDs(at: positions)).map { position, id in
      var reason = inserted.contains(position) ? MakeReason.inserted : .firstShown
      if let kind = former[Subject(id)], reason == .inserted {
        reason = .controllerChanged(from: kind)
      }
      return ControllerRecord(id: id, kind: nil, reason: reason)
    }
    let supplementaries = traffic.made.compactMap { place -> ControllerRecord<MakeReason>? in
      guard
        case .supplementary(let place) = place,
        let id = after.supplementaryID(place.kind, in: place.section)
      else { return nil }
      return ControllerRecord(id: id, kind: place.kind, reason: makeReason(of: id, place.kind))
    }
    return items + supplementaries
  }

  /// The controllers that were released, each with the reason.
  ///
  /// - Complexity: O(number of items).
  public var releasedControllers: [ControllerRecord<ReleaseReason>] {
    let successors = controllerKinds(of: insertedItems)
    return traffic.removedItems.map { removed in
      switch removed {
      case .item(let id):
        let successor = successors[Subject(id)]
        return ControllerRecord(id: id, kind: nil, reason: releaseReason(of: id, successor))
      case .supplementary(let id, let kind):
        let successor = after.supplementaryID(kind, in: id.section)?.controller
        return ControllerRecord(id: id, kind: kind, reason: releaseReason(of: id, successor))
      }
    }
  }

  private func releaseReason(of id: ItemID, _ successor: ControllerKind?) -> ReleaseReason {
    if let successor, successor != id.controller {
      return .controllerChanged(to: successor)
    }
    return after.index(of: id.section) == nil ? .sectionRemoved : .removed
  }

  private func makeReason(of id: ItemID, _ kind: String) -> MakeReason {
    guard let old = before.supplementaryID(kind, in: id.section) else { return .inserted }
    return old.controller == id.controller
      ? .firstShown : .controllerChanged(from: old.controller)
  }

  private func controllerKinds(of items: [ItemID]) -> [Subject: ControllerKind] {
    Dictionary(items.map { (Subject($0), $0.controller) }, uniquingKeysWith: { first, _ in first })
  }
}

/// What an item is about, whoever presents it.
private struct Subject: Hashable {
  let section: SectionID
  let elements: [Identifier]
  let id: Identifier

  init(_ item: ItemID) {
    section = item.section
    elements = item.elements
    id = item.id
  }
}
