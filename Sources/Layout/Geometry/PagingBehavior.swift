extension SectionLayout {
  /// Where scrolling stops after the user has lifted the finger.
  ///
  /// Distances are measured from the beginning of the list, in its direction: with right-to-left
  /// layout, a horizontal list begins at the right.
  public enum PagingBehavior: Hashable, Sendable, CaseIterable {
    /// Anywhere.
    case none

    /// With an item at the beginning of the visible area; a fast flick passes several items.
    case item

    /// With an item in the center of the visible area; a fast flick passes several items.
    case centeredItem

    /// One page forwards or backwards, regardless of the speed of the flick.
    ///
    /// The next page begins with the first item that is not completely visible. If items fill the
    /// list between its insets, each is a page, and its neighbors are visible in the insets.
    case page
  }
}

/// Finds where a list stops after a drag.
struct PagingGoal {
  /// An item along the axis of the list: its start, its end, and the scroll distance at which it is
  /// aligned.
  struct Item {
    let start: Double
    let end: Double
    let lead: Double

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - start: Where the item begins.
    ///   - end: Where the item ends.
    ///   - lead: The distance from the beginning of the visible area at which the item is aligned.
    init(from start: Double, to end: Double, lead: Double) {
      self.start = start
      self.end = end
      self.lead = lead
    }

    var distance: Double { start - lead }
  }

  /// The items near the target, ascending.
  let items: [Item]

  /// The length of the visible area.
  let length: Double

  /// The greatest scroll distance.
  let most: Double

  /// Creates a goal for a list.
  init(_ items: [Item], length: Double, most: Double) {
    self.items = items
    self.length = length
    self.most = max(0, most)
  }

  /// Returns the distance at which the list stops.
  ///
  /// - Parameters:
  ///   - paging: The paging behavior.
  ///   - proposed: Where the list would stop otherwise.
  ///   - present: Where the list is when the finger is lifted.
  ///   - start: Where the list was when the finger came down.
  ///   - velocity: The velocity, in points per millisecond; negative towards the beginning.
  /// - Returns: A distance between 0 and the greatest.
  func distance(
    by paging: SectionLayout.PagingBehavior,
    proposed: Double,
    present: Double,
    start: Double,
    velocity: Double
  ) -> Double {
    let drag = Drag(proposed: proposed, present: present, velocity: velocity)
    switch paging {
    case .none:
      return bounded(proposed)
    case .item:
      // An item that is longer than the screen can be scrolled to its end.
      let isInside = items.contains { $0.distance < proposed && $0.end >= proposed + length }
      return isInside ? bounded(proposed) : drag.rest(at: places(items.map(\.distance)))
    case .centeredItem:
      return drag.rest(at: places(items.map { ($0.start + $0.end - length) / 2 }))
    case .page:
      let pages = [pageBefore(start), start, pageAfter(start)].map(bounded)
      return Drag(proposed: drag.isFlick ? present : proposed, present: present, velocity: velocity)
        .rest(at: pages)
    }
  }

  /// Returns the distance at which the only item is aligned.
  func alignedDistance(by paging: SectionLayout.PagingBehavior) -> Double? {
    guard let item = items.first else { return nil }
    switch paging {
    case .none: return nil
    case .item, .page: return bounded(item.distance)
    case .centeredItem: return bounded((item.start + item.end - length) / 2)
    }
  }

  /// Returns the distances at which the list can stop: those of items, and its two ends.
  private func places(_ distances: [Double]) -> [Double] {
    ([0, most] + distances).map(bounded)
  }

  /// Returns the start of the page after the one with a given start.
  private func pageAfter(_ start: Double) -> Double {
    let next = items.first { $0.end > start + length + Self.tolerance }?.distance ?? most
    return next > start + Self.tolerance ? next : start + length
  }

  /// Returns the start of the page before the one with a given start.
  private func pageBefore(_ start: Double) -> Double {
    guard let last = items.last(where: { $0.start < start - Self.tolerance }) else { return 0 }
    let first = items.first { $0.distance >= last.end - length - Self.tolerance }?.distance ?? start
    return first < start - Self.tolerance ? first : max(last.distance, start - length)
  }

  /// Smaller distances are invisible, in points.
  private static var tolerance: Double { 0.5 }

  private func bounded(_ distance: Double) -> Double { min(max(0, distance), most) }
}

/// The end of a drag.
private struct Drag {
  let proposed: Double
  let present: Double
  let velocity: Double

  /// The velocity below which a finger counts as resting, in points per millisecond.
  private static var slowest: Double { 0.1 }

  var isFlick: Bool { abs(velocity) >= Self.slowest }

  /// Returns the nearest place to where the list would stop, without reversing the direction of a
  /// flick.
  func rest(at places: [Double]) -> Double {
    let ahead = places.filter { velocity > 0 ? $0 > present : $0 < present }
    let candidates = isFlick && !ahead.isEmpty ? ahead : places
    return candidates.min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
  }
}
