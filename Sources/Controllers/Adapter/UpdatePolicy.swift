public import Foundation
public import RosterCore
package import RosterPlatform

/// How updates are shown: animated in which way, and with which part of the list held in place.
///
/// ```swift
/// adapter.policy.anchor = .bottom
/// adapter.apply(messages, policy: .anchor(.firstVisible))
/// ```
public struct UpdatePolicy: Sendable {
  /// How changes are animated, when they are.
  public enum Animation: Hashable, Sendable {
    /// As the collection view does by itself.
    case system

    /// In a number of seconds, along a curve.
    case custom(duration: TimeInterval, curve: Curve)
  }

  /// How an animation speeds up and slows down.
  public enum Curve: Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut

    /// Slow at the start.
    case easeIn

    /// Slow at the end.
    case easeOut

    /// At one speed.
    case linear
  }

  /// What stays where it is on the screen while the list changes around it.
  public enum Anchor: Hashable, Sendable {
    /// The distance from the top of the content, as in any scroll view.
    case offset

    /// The first item that is visible, or the next one if it leaves the list.
    case firstVisible

    /// The end of the list while it is visible; the first visible item otherwise.
    case bottom

    /// An item, if it is visible; the first visible item otherwise.
    case item(ItemID)
  }

  /// How changes are animated, when they are.
  public var animation = Animation.system

  /// The number of inserted, deleted and moved items above which an update is not animated.
  ///
  /// Nobody can follow a thousand items that come, go and move at once.
  public var maximumAnimatedChanges = 1_000

  /// The number of items above which lists are compared in the background; by default, they never are.
  ///
  /// What needs the app's types stays on the main actor: content is flattened, and the list changed, on the main
  /// actor. In between, the list shows what it showed, and reacts to touches and changes of state. Content
  /// that arrives meanwhile makes the comparison worthless; it is dropped, and the latest content
  /// compared instead. After three such in a row the latest is compared at once, so that it is shown
  /// however fast contents arrive.
  ///
  /// Comparing takes some milliseconds for 100,000 items of which few have changed, so only very long
  /// lists are worth it. `==` and the identifiers of view models are called on other threads then. The
  /// first content, and content after an empty list, is always shown at once.
  public var backgroundThreshold: Int?

  /// What stays where it is on the screen.
  public var anchor = Anchor.offset

  /// Makes a policy that leaves everything to the collection view.
  public init() {}

  /// A policy that holds a part of the list in place.
  public static func anchor(_ anchor: Anchor) -> UpdatePolicy {
    var policy = UpdatePolicy()
    policy.anchor = anchor
    return policy
  }

  /// A policy with an animation of its own.
  public static func animation(
    duration: TimeInterval,
    curve: Curve = .easeInOut
  ) -> UpdatePolicy {
    var policy = UpdatePolicy()
    policy.animation = .custom(duration: duration, curve: curve)
    return policy
  }
}

extension UpdatePolicy.Curve {
  /// The same curve in UIKit's words.
  package var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
