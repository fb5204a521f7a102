public import RosterCore

/// What an update has changed, and how.
///
/// A report is cheap: it keeps both lists, and computes its answers on demand.
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
    let inner = carousels.map { "\($0); " }.joined()
    return """
      \(style): \(changes.insertedItemCount) inserted, \(changes.deletedItemCount) deleted, \
      \(changes.movedItems.count) moved, \(changes.updatedItems.count) updated; \
      \(inner)controllers: \(controllersMade) made, \(controllersReleased) released, \
      \(controllersMounted) mounted
      """
  }
}

extension UpdateReport {
  /// How an update reached the collection view.
  public enum Style: Hashable, Sendable {
    /// Nothing was different.
    case unchanged

    /// Nothing but values of the environment was different: controllers were told and their cells
    /// configured, and the list was laid out anew, because sizes may depend on them.
    case environment

    /// Step by step, with animation.
    case animated

    /// Step by step, without animation.
    case unanimated(UnanimatedReason)

    /// By reloading the collection view.
    case reloaded(ReloadReason)

    /// Not at all: the list was gone before the update's turn came.
    case abandoned
  }

  /// Why changes were not animated.
  public enum UnanimatedReason: Hashable, Sendable {
    /// The app did not ask for it.
    case notAsked

    /// UIKit's animations are switched off, as in `UIView.performWithoutAnimation`.
    case animationsDisabled

    /// More items came, went and moved than the policy animates.
    case tooManyChanges(Int, limit: Int)
  }

  /// Why a collection view was reloaded rather than changed step by step.
  public enum ReloadReason: Hashable, Sendable {
    /// It had not shown anything before.
    case firstContent

    /// It is not in a window; it shows the content when it gets one.
    case noWindow

    /// It has no size; it shows the content when it gets one.
    case noSize

    /// A header or footer has changed its kind of view, or is gone from a section that stays.
    case replacedSupplementary

    /// Lazy items were replaced by others, or more of them came and went than it is told of one by one.
    case replacedLazyItems

    /// Changing it step by step would have failed; the issue has been reported.
    case refused(ListIssue.Code)
  }
}

extension UpdateReport.Style: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unchanged: "unchanged"
    case .environment: "environment changed"
    case .animated: "animated"
    case .unanimated(let reason): "not animated\(reason.addition)"
    case .reloaded(.firstContent): "first content"
    case .reloaded(.noWindow): "waiting for a window"
    case .reloaded(.noSize): "waiting for a size"
    case .reloaded(.replacedSupplementary): "reloaded for another kind of header or footer"
    case .reloaded(.replacedLazyItems): "reloaded for other lazy items"
    case .reloaded(.refused): "reloaded after an issue"
    case .abandoned: "abandoned"
    }
  }
}

extension UpdateReport.UnanimatedReason {
  /// What follows "not animated", unless that is what the app asked for.
  fileprivate var addition: String {
    switch self {
    case .notAsked: ""
    case .animationsDisabled: " because animations are disabled"
    case .tooManyChanges(let count, let limit): " because \(count) changes are more than \(limit)"
    }
  }
}

extension UpdateReport {
  /// How long each phase of an update has taken.
  public struct Timings: Hashable, Sendable {
    /// From the call of `apply` to the turn of its content, while the list was busy.
    public internal(set) var waiting = Duration.zero

    /// Turning content into a list of items: the bodies of the content and the closures in it.
    public internal(set) var flattening = Duration.zero

    /// Finding what differs, and planning the operations for the collection view.
    ///
    /// Of lists that are compared in the background it is the time until the main actor had the
    /// result.
    public internal(set) var comparing = Duration.zero

    /// Changing the collection view; making controllers, sizing items and mounting cells included.
    public internal(set) var committing = Duration.zero

    /// Updating controllers, and configuring cells.
    public internal(set) var settling = Duration.zero

    /// All phases together.
    public var total: Duration { waiting + flattening + comparing + committing + settling }
  }
}
