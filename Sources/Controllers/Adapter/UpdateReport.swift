public import RosterCore

/// What an update has changed, and how.
public struct UpdateReport: Sendable {
  /// How an update reached the collection view.
  public enum Style: Hashable, Sendable {
    /// Nothing was different.
    case unchanged

    /// Step by step, with animation.
    case animated

    /// Step by step, without animation.
    case unanimated

    /// By reloading the collection view.
    case reloaded(Reason)

    /// Not at all: the list was gone before the update's turn came.
    case abandoned
  }

  /// Why a collection view was reloaded rather than changed step by step.
  public enum Reason: Hashable, Sendable {
    /// It had not shown anything before.
    case firstContent

    /// It is not in a window; it shows the content when it gets one.
    case noWindow

    /// It has no size; it shows the content when it gets one.
    case noSize

    /// A header or footer has changed its kind of view, or is gone from a section that stays.
    case replacedSupplementary

    /// Changing it step by step would have failed; the issue has been reported.
    case refused(Issue.Code)
  }

  /// How the update reached the collection view.
  public let style: Style

  /// What differs, by position.
  public let changes: Changeset

  /// The number of calls to `apply` whose content was never shown, because later content replaced it
  /// while it waited.
  public let coalesced: Int

  /// The number of controllers that were made for the update.
  public let controllersMade: Int

  /// The number of controllers whose items have left the list.
  public let controllersReleased: Int

  /// The number of controllers that are mounted after the update.
  public let controllersMounted: Int

  let before: Snapshot
  let after: Snapshot

  init(
    changes: Changeset,
    before: Snapshot,
    after: Snapshot,
    style: Style,
    coalesced: Int,
    controllersMade: Int,
    controllersReleased: Int,
    controllersMounted: Int
  ) {
    self.changes = changes
    self.before = before
    self.after = after
    self.style = style
    self.coalesced = coalesced
    self.controllersMade = controllersMade
    self.controllersReleased = controllersReleased
    self.controllersMounted = controllersMounted
  }

  /// The report of an update whose list was gone before its turn came.
  static let abandoned = UpdateReport(
    changes: Changeset(from: .empty, to: .empty),
    before: .empty,
    after: .empty,
    style: .abandoned,
    coalesced: 0,
    controllersMade: 0,
    controllersReleased: 0,
    controllersMounted: 0
  )
}

extension UpdateReport: CustomStringConvertible {
  public var description: String {
    """
    \(style.words): \(changes.insertedItemCount) inserted, \(changes.deletedItemCount) deleted, \
    \(changes.movedItems.count) moved, \(changes.updatedItems.count) updated; \
    controllers: \(controllersMade) made, \(controllersReleased) released, \
    \(controllersMounted) mounted
    """
  }
}

extension UpdateReport.Style {
  /// The style in a few words.
  var words: String {
    switch self {
    case .unchanged: "unchanged"
    case .animated: "animated"
    case .unanimated: "not animated"
    case .reloaded(.firstContent): "first content"
    case .reloaded(.noWindow): "waiting for a window"
    case .reloaded(.noSize): "waiting for a size"
    case .reloaded(.replacedSupplementary): "reloaded for another kind of header or footer"
    case .reloaded(.refused): "reloaded after an issue"
    case .abandoned: "abandoned"
    }
  }
}
