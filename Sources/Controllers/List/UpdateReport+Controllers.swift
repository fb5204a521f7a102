extension UpdateReport {
  /// The reason why an update has made or released a controller.
  public struct ControllerRecord<Reason: Hashable & Sendable>: Hashable, Sendable {
    /// The identity of the controller's item.
    ///
    /// The identity of a header or footer is derived from its section's.
    public let id: ItemID

    /// The kind of a header, a footer or another supplementary item; `nil` for an item.
    public let kind: String?

    /// The reason.
    public let reason: Reason
  }

  /// Why a controller was made.
  public enum MakeReason: Hashable, Sendable {
    /// Its item was inserted and is shown.
    case inserted

    /// Its item was in the list before and is shown for the first time.
    case firstShown

    /// The controller type of the identifier has changed, and the old controller was released.
    case controllerChanged(from: ControllerKind)
  }

  /// Why a controller was released.
  public enum ReleaseReason: Hashable, Sendable {
    /// Its item was removed from a section that stays.
    case removed

    /// Its item was removed together with its section.
    case sectionRemoved

    /// The controller type of the identifier has changed.
    case controllerChanged(to: ControllerKind)
  }

  /// The number of controllers that were made for the update, including headers and footers.
  public var madeControllerCount: Int { traffic.madeCount }

  /// The number of controllers whose items were removed, including headers and footers.
  public var releasedControllerCount: Int { traffic.releasedCount }

  /// The number of controllers that are mounted after the update, including headers and footers.
  public var mountedControllerCount: Int { traffic.mountedCount }

  /// The controllers that were made for the update, with reasons; those of items come first.
  ///
  /// - Complexity: O(number of items).
  public var madeControllers: [ControllerRecord<MakeReason>] {
    let inserted = Set(insertedPositions)
    let former = controllerKinds(of: removedItems)
    let items = zip(traffic.made, after.itemIDs(at: traffic.made)).map { position, id in
      var reason = inserted.contains(position) ? MakeReason.inserted : .firstShown
      if let kind = former[Subject(id)], reason == .inserted {
        reason = .controllerChanged(from: kind)
      }
      return ControllerRecord(id: id, kind: nil, reason: reason)
    }
    let supplementaries = traffic.madeSupplementaries.compactMap {
      place -> ControllerRecord<MakeReason>? in
      guard let id = after.supplementaryID(place.kind, in: place.section) else { return nil }
      return ControllerRecord(id: id, kind: place.kind, reason: makeReason(of: id, place.kind))
    }
    return items + supplementaries
  }

  /// The controllers that were released, with reasons.
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

/// The identity of an item without its controller type.
private struct Subject: Hashable {
  let section: SectionID
  let elements: [ListIdentifier]
  let id: ListIdentifier

  init(_ item: ItemID) {
    section = item.section
    elements = item.elements
    id = item.id
  }
}
