public import RosterCore

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
