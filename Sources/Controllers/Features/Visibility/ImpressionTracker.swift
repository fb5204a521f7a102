/// Finds out when an item counts as seen.
///
/// Times come from any clock that never goes back, and are passed to the tracker.
struct ImpressionTracker: Hashable, Sendable {
  private enum Progress: Hashable {
    /// Too little of the item is visible.
    case waiting

    /// Enough of the item has been visible since a time.
    case counting(since: Duration)

    /// The item has been seen, and does not count again yet.
    case seen
  }

  private struct Watch: Hashable {
    let impression: Impression
    var progress = Progress.waiting
  }

  private var watches: [Watch]

  /// Tracks impressions; duplicates count once.
  init(_ impressions: [Impression]) {
    var known: Set<Impression> = []
    watches = impressions.filter { known.insert($0).inserted }.map { Watch(impression: $0) }
  }

  /// The tracked impressions.
  var impressions: [Impression] { watches.map(\.impression) }

  /// The time at which the next impression is due, if nothing changes until then.
  var nextDeadline: Duration? {
    watches.compactMap { watch in
      guard case .counting(let start) = watch.progress else { return nil }
      return start + watch.impression.dwell
    }.min()
  }

  /// Tracks other impressions; those that stay keep their progress.
  mutating func replace(with impressions: [Impression]) {
    let old = watches
    self = ImpressionTracker(impressions)
    for index in watches.indices {
      guard let same = old.first(where: { $0.impression == watches[index].impression }) else {
        continue
      }
      watches[index].progress = same.progress
    }
  }

  /// Records how much of the item is visible.
  ///
  /// - Parameters:
  ///   - coverage: The visible part of the item, from 0 to 1.
  ///   - now: The time.
  /// - Returns: The impressions that are due, in the order in which they were given.
  mutating func update(coverage: Double, at now: Duration) -> [Impression] {
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
  /// - Returns: The impressions that are due, in the order in which they were given.
  mutating func advance(to now: Duration) -> [Impression] {
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

/// Defines when an item counts as seen: how much of it has to be visible, for how long, and how
/// often.
///
/// ```swift
/// override var impressions: [Impression] {
///   [Impression(fraction: 0.5, dwell: .seconds(1))]
/// }
/// ```
public struct Impression: Hashable, Sendable {
  /// How often an item counts as seen.
  public enum Repeats: Hashable, Sendable {
    /// Once while the item is in the list, however often it becomes visible.
    case once

    /// Each time the item becomes visible to that extent again.
    case eachTime
  }

  /// A name that distinguishes the impression from others of the same item.
  public let name: String

  /// The part of the item's area that has to be visible, from 0 to 1.
  ///
  /// With 0, any visible part suffices. An item that is larger than the screen counts as completely
  /// visible when it fills it.
  public let fraction: Double

  /// How long that part has to be visible without interruption.
  ///
  /// If it is zero or less, the item counts as seen as soon as that part is visible.
  public let dwell: Duration

  /// How often the item counts as seen.
  public let repeats: Repeats

  /// Creates an impression.
  ///
  /// - Parameters:
  ///   - name: A name that distinguishes the impression from others of the same item.
  ///   - fraction: The part of the item's area that has to be visible, limited to 0 to 1; NaN
  ///     counts as 0.
  ///   - dwell: How long that part has to be visible without interruption.
  ///   - repeats: How often the item counts as seen.
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
