public import Foundation
import RosterPlatform

/// How updates are animated, and which part of the list stays in place.
///
/// ```swift
/// adapter.policy.anchor = .bottom
/// adapter.apply(messages, policy: .anchor(.firstVisible))
/// ```
public struct UpdatePolicy: Sendable {
  /// The animation of changes.
  public enum Animation: Hashable, Sendable {
    /// The collection view's default.
    case system

    /// A duration in seconds and a curve.
    case custom(duration: TimeInterval, curve: Curve)

    /// A spring: its duration in seconds, and a damping ratio, with which it oscillates below 1.
    case spring(duration: TimeInterval, dampingRatio: CGFloat)
  }

  /// The curves of animations.
  public enum Curve: Hashable, Sendable {
    /// Slow at the start and the end.
    case easeInOut

    /// Slow at the start.
    case easeIn

    /// Slow at the end.
    case easeOut

    /// Constant speed.
    case linear
  }

  /// What stays in place on the screen while the list changes around it.
  public enum Anchor: Hashable, Sendable {
    /// The content offset, as in any scroll view.
    case offset

    /// The first visible item, or the next one if it is removed.
    case firstVisible

    /// The end of the list while it is visible; the first visible item otherwise.
    case bottom

    /// An item, if it is visible; the first visible item otherwise.
    case item(ItemID)
  }

  /// When a list scrolls to what an update inserts.
  public enum InsertionScroll: Sendable {
    /// Never.
    case never

    /// When items are inserted at the start or the end of the list, and the list is scrolled to
    /// there.
    case atEdge

    /// Whenever an item is inserted.
    case always

    /// When one of the inserted items meets a condition, for example that the user has created
    /// it.
    case matching(@MainActor @Sendable (ItemID) -> Bool)
  }

  /// The animation of changes, if they are animated.
  public var animation = Animation.system

  /// The number of inserted, removed and moved items above which an update is not animated.
  ///
  /// The user cannot follow a thousand items that are inserted, removed and moved at once.
  public var maximumAnimatedChanges = 1_000

  /// The number of items above which lists are compared in the background; by default never.
  ///
  /// Flattening content and changing the list still happen on the main actor. In between, the list
  /// shows the old content, and reacts to touches and changes of state. If other content arrives
  /// meanwhile, the comparison is dropped and the latest content is compared instead. After three
  /// dropped comparisons in a row, the latest content is compared immediately, so that it is shown
  /// however fast contents arrive.
  ///
  /// Comparing 100,000 items of which few have changed takes a few milliseconds, so this is useful
  /// only for very long lists. The `==` and `id` of view models are then called on other threads.
  /// The first content, and content after an empty list, is always shown immediately.
  public var backgroundThreshold: Int?

  /// What stays in place on the screen.
  public var anchor = Anchor.offset

  /// When the list scrolls to items that an update inserts; by default, never.
  public var scrollsToInserted = InsertionScroll.never

  /// Creates the default policy.
  public init() {}

  /// Returns a policy with an anchor.
  public static func anchor(_ anchor: Anchor) -> UpdatePolicy {
    var policy = UpdatePolicy()
    policy.anchor = anchor
    return policy
  }

  /// Returns a policy that scrolls to inserted items.
  ///
  /// ```swift
  /// adapter.policy.scrollsToInserted = .atEdge
  /// adapter.apply(conversation, policy: .scrollsToInserted(.always))     // The user has sent something.
  /// ```
  ///
  /// Of several inserted items, the list scrolls to the last one, or to the first one if it is now the first of the
  /// list. While the user drags the list, the scroll waits; it is cancelled if the list was scrolled away. The first
  /// content is shown from its beginning. A scroll that the app has started continues.
  public static func scrollsToInserted(_ when: InsertionScroll) -> UpdatePolicy {
    var policy = UpdatePolicy()
    policy.scrollsToInserted = when
    return policy
  }

  /// Returns a policy with an animation.
  public static func animation(
    duration: TimeInterval,
    curve: Curve = .easeInOut
  ) -> UpdatePolicy {
    var policy = UpdatePolicy()
    policy.animation = .custom(duration: duration, curve: curve)
    return policy
  }

  /// Returns a policy whose changes are animated like a spring.
  ///
  /// ```swift
  /// adapter.policy.animation = .spring(duration: 0.5, dampingRatio: 0.8)     // for all updates
  /// adapter.apply(cards, policy: .spring(duration: 0.5, dampingRatio: 0.6))  // for one of them
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - dampingRatio: 1 for a spring that does not oscillate, and less for one that does.
  /// - Returns: The policy.
  public static func spring(duration: TimeInterval, dampingRatio: CGFloat = 1) -> UpdatePolicy {
    var policy = UpdatePolicy()
    policy.animation = .spring(duration: duration, dampingRatio: dampingRatio)
    return policy
  }
}

extension UpdatePolicy.Curve {
  /// The curve in UIKit's terms.
  package var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
