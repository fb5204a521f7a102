/// Finds when one item counts as seen.
///
/// Times are those of any one clock that never goes back; the tracker does not ask for the time, it is
/// told.
package struct ImpressionTracker: Hashable, Sendable {
  private enum Progress: Hashable {
    /// Too little of the item is on screen.
    case waiting

    /// Enough of the item has been on screen since a time.
    case counting(since: Duration)

    /// The item has been seen, and does not count again yet.
    case seen
  }

  private struct Watch: Hashable {
    let impression: Impression
    var progress = Progress.waiting
  }

  private var watches: [Watch]

  /// Watches for impressions; one that is mentioned twice counts once.
  package init(_ impressions: [Impression]) {
    var known: Set<Impression> = []
    watches = impressions.filter { known.insert($0).inserted }.map { Watch(impression: $0) }
  }

  /// The impressions that are watched for.
  package var impressions: [Impression] { watches.map(\.impression) }

  /// The time at which the next impression is due, if nothing changes until then.
  package var nextDeadline: Duration? {
    watches.compactMap { watch in
      guard case .counting(let start) = watch.progress else { return nil }
      return start + watch.impression.dwell
    }.min()
  }

  /// Watches for other impressions; those that stay keep their progress.
  package mutating func replace(with impressions: [Impression]) {
    let old = watches
    self = ImpressionTracker(impressions)
    for index in watches.indices {
      guard let same = old.first(where: { $0.impression == watches[index].impression }) else {
        continue
      }
      watches[index].progress = same.progress
    }
  }

  /// Records how much of the item is on screen.
  ///
  /// - Parameters:
  ///   - coverage: The part of the item that is on screen, from 0 to 1.
  ///   - now: The time.
  /// - Returns: What became due, in the order in which the impressions were given.
  package mutating func update(coverage: Double, at now: Duration) -> [Impression] {
    var due = advance(to: now)
    for index in watches.indices {
      let impression = watches[index].impression
      let isEnough = coverage > 0 && coverage >= impression.fraction
      switch watches[index].progress {
      case .waiting where isEnough:
        watches[index].progress = .counting(since: now)
      case .counting where !isEnough:
        watches[index].progress = .waiting
      case .seen where !isEnough && impression.repeats == .eachTime:
        watches[index].progress = .waiting
      default:
        continue
      }
    }
    due += advance(to: now)
    return due
  }

  /// Records the time.
  ///
  /// - Returns: What became due, in the order in which the impressions were given.
  package mutating func advance(to now: Duration) -> [Impression] {
    var due: [Impression] = []
    for index in watches.indices {
      let impression = watches[index].impression
      guard case .counting(let start) = watches[index].progress, now >= start + impression.dwell
      else { continue }
      watches[index].progress = .seen
      due.append(impression)
    }
    return due
  }
}

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

  /// What distinguishes the impression from others of the same item.
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
  ///   - name: What distinguishes the impression from others of the same item.
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
