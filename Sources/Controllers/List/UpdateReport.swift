/// Says which items an update inserted, removed, moved and changed, how the list showed it, and how long that took.
///
/// Await it after `apply`, or observe all updates:
///
/// ```swift
/// let report = await adapter.apply(TodoList(store: store)).report
/// adapter.observeUpdates { report in log("\(report.movedItemCount) moved") }
/// ```
///
/// A report is cheap: it keeps both lists, and computes everything else on demand.
@MainActor
public struct UpdateReport: Sendable {
  /// How the collection view was updated.
  public let style: Style

  /// The changes, by position.
  let changes: Changeset

  /// The number of calls to `apply` whose content was never shown, because later content replaced it
  /// while it waited.
  public let coalescedCount: Int

  /// How long each phase of the update has taken.
  public let timings: Timings

  /// Whether the lists were compared in the background.
  public let isComparedInBackground: Bool

  /// The line of the app that has applied or followed the content; `nil` if it is not known.
  public let location: CodeLocation?

  package let before: Snapshot
  package let after: Snapshot
  let traffic: ControllerTraffic

  init(
    style: Style,
    changes: Changeset,
    before: Snapshot,
    after: Snapshot,
    coalescedCount: Int,
    traffic: ControllerTraffic,
    timings: Timings,
    isComparedInBackground: Bool,
    location: CodeLocation?
  ) {
    self.style = style
    self.changes = changes
    self.before = before
    self.after = after
    self.coalescedCount = coalescedCount
    self.traffic = traffic
    self.timings = timings
    self.isComparedInBackground = isComparedInBackground
    self.location = location
  }

  /// The report of an update whose list was released before its turn.
  static let abandoned = UpdateReport(
    style: .abandoned,
    changes: Changeset(from: .empty, to: .empty),
    before: .empty,
    after: .empty,
    coalescedCount: 0,
    traffic: ControllerTraffic(),
    timings: Timings(),
    isComparedInBackground: false,
    location: nil
  )
}

extension UpdateReport: CustomStringConvertible {
  public var description: String {
    let inner = carousels.map { "\($0); " }.joined()
    return """
      \(style): \(insertedItemCount) inserted, \(removedItemCount) removed, \
      \(movedItemCount) moved, \(updatedItemCount) updated; \
      \(inner)controllers: \(madeControllerCount) made, \(releasedControllerCount) released, \
      \(mountedControllerCount) mounted
      """
  }
}

extension UpdateReport {
  /// How a collection view was updated.
  public enum Style: Hashable, Sendable {
    /// Nothing has changed.
    case unchanged

    /// Only values of the environment have changed, or which items are sticky or as wide as their section: controllers
    /// were notified, their cells were configured, and the list was laid out again, because sizes may depend on that.
    case environment

    /// By batch updates with animation.
    case animated

    /// By batch updates without animation.
    case unanimated(UnanimatedReason)

    /// By reloading the collection view.
    case reloaded(ReloadReason)

    /// Not at all: the list was released before its turn.
    case abandoned
  }

  /// Why changes were not animated.
  public enum UnanimatedReason: Hashable, Sendable {
    /// The app has not requested animation.
    case notAsked

    /// UIKit's animations are disabled, as in `UIView.performWithoutAnimation`.
    case animationsDisabled

    /// There are more insertions, deletions and moves than the policy animates.
    case tooManyChanges(Int, limit: Int)
  }

  /// Why a collection view was reloaded instead of updated in batches.
  public enum ReloadReason: Hashable, Sendable {
    /// It has not shown anything before.
    case firstContent

    /// It is not in a window; it shows the content when it is added to one.
    case noWindow

    /// It has no size; it shows the content when it gets one.
    case noSize

    /// A header or footer has changed its kind of view, or was removed from a section that stays.
    case replacedSupplementary

    /// Lazy items were replaced by others, or too many of them were inserted and removed.
    case replacedLazyItems

    /// Batch updates would have failed; the issue was reported.
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
  /// The text after "not animated", unless the app has not requested animation.
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
    /// From the call of `apply` until the content's turn, while the list was busy.
    public internal(set) var waiting = Duration.zero

    /// Turning content into a list of items, which runs the bodies and closures of the content.
    public internal(set) var flattening = Duration.zero

    /// Finding the differences, and planning the operations for the collection view.
    ///
    /// For lists that are compared in the background, it is the time until the main actor had the
    /// result.
    public internal(set) var comparing = Duration.zero

    /// Changing the collection view, including making controllers, sizing items and mounting cells.
    public internal(set) var committing = Duration.zero

    /// Notifying controllers, and configuring cells.
    public internal(set) var settling = Duration.zero

    /// All phases together.
    public var total: Duration { waiting + flattening + comparing + committing + settling }
  }
}
