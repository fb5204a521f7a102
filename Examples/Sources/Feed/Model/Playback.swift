public import Foundation

/// Plays one film at a time.
///
/// It has no clock of its own: an app lets time pass from a display link, a test by hand.
@MainActor
public final class Playback {
  private weak var current: (any Playable)?

  /// Makes a player that plays nothing.
  public init() {}

  /// Plays a film, after it has paused the one before.
  func start(_ film: any Playable) {
    if let current, current !== film {
      current.pause()
    }
    current = film
  }

  /// Plays a film no longer, if it is the one that is played.
  func stop(_ film: any Playable) {
    if current === film {
      current = nil
    }
  }

  /// Lets time pass, in seconds, for the film that is played.
  public func advance(by seconds: TimeInterval) {
    current?.advance(by: seconds)
  }
}

/// Something that has a beginning and an end.
@MainActor
protocol Playable: AnyObject {
  /// Goes on by a time, in seconds.
  func advance(by seconds: TimeInterval)

  /// Stays where it is, because something else is played.
  func pause()
}
