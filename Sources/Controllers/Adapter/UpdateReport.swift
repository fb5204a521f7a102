public import RosterCore

/// What an update has changed, and how.
///
/// A report is cheap: it keeps both lists, and puts its answers together when they are asked for.
public struct UpdateReport: Sendable {
  /// How the update reached the collection view.
  public let style: Style

  /// What differs, by position.
  public let changes: Changeset

  /// The number of calls to `apply` whose content was never shown, because later content replaced it
  /// while it waited.
  public let coalesced: Int

  /// How long each phase of the update has taken.
  public let timings: Timings

  /// Whether the lists were compared while the main actor did something else.
  public let isComparedInBackground: Bool

  package let before: Snapshot
  package let after: Snapshot
  let traffic: ControllerTraffic

  init(
    style: Style,
    changes: Changeset,
    before: Snapshot,
    after: Snapshot,
    coalesced: Int,
    traffic: ControllerTraffic,
    timings: Timings,
    isComparedInBackground: Bool
  ) {
    self.style = style
    self.changes = changes
    self.before = before
    self.after = after
    self.coalesced = coalesced
    self.traffic = traffic
    self.timings = timings
    self.isComparedInBackground = isComparedInBackground
  }

  /// The report of an update whose list was gone before its turn came.
  static let abandoned = UpdateReport(
    style: .abandoned,
    changes: Changeset(from: .empty, to: .empty),
    before: .empty,
    after: .empty,
    coalesced: 0,
    traffic: ControllerTraffic(),
    timings: Timings(),
    isComparedInBackground: false
  )
}

extension UpdateReport: CustomStringConvertible {
  public var description: String {
    """
    \(style): \(changes.insertedItemCount) inserted, \(changes.deletedItemCount) deleted, \
    \(changes.movedItems.count) moved, \(changes.updatedItems.count) updated; \
    controllers: \(controllersMade) made, \(controllersReleased) released, \
    \(controllersMounted) mounted
    """
  }
}
