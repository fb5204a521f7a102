/// When an item counts as seen: how much of it has been on screen, for how long, and how often.
///
/// ```swift
/// override var impressions: [Impression] {
///   [Impression(fraction: 0.5, dwell: .seconds(1))]
/// }
/// ```
public struct Impression: Hashable, Sendable {
  /// How often an item is seen.
  public enum Repeats: Hashable, Sendable {
    /// Once for as long as the item is in the list, however often it comes back.
    case once

    /// Each time that the item has been seen less than that and comes back.
    case eachTime
  }

  /// What tells the impression from others of the same item.
  public let name: String

  /// The part of the item's area that has to be on screen, from 0 to 1.
  ///
  /// With 0, any visible part will do. An item that is larger than the screen counts as whole when it
  /// fills it.
  public let fraction: Double

  /// The time for which that part has to be on screen without interruption.
  ///
  /// If it is zero or less, the item is seen as soon as that part is on screen.
  public let dwell: Duration

  /// How often the item is seen.
  public let repeats: Repeats

  /// Describes when an item counts as seen.
  ///
  /// - Parameters:
  ///   - name: What tells the impression from others of the same item.
  ///   - fraction: The part of the item's area that has to be on screen. What is not between 0 and 1
  ///     is taken as the nearer of the two, and what is no number as 0.
  ///   - dwell: The time for which that part has to be on screen without interruption.
  ///   - repeats: How often the item is seen.
  public init(
    _ name: String = "impression",
    fraction: Double = 0.5,
    dwell: Duration = .seconds(1),
    repeats: Repeats = .once
  ) {
    self.name = name
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
    self.dwell = max(dwell, .zero)
    self.repeats = repeats
  }
}

extension Impression: CustomStringConvertible {
  public var description: String { "\(name) (\(fraction) for \(dwell))" }
}
