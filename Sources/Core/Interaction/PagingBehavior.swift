/// Where a list stops when a person lifts the finger.
///
/// Distances are counted from the beginning of the list, in the direction in which it grows: in content that
/// runs from right to left, a list that scrolls sideways begins at the right.
public enum PagingBehavior: Hashable, Sendable, CaseIterable {
  /// Anywhere.
  case none

  /// With an item at the beginning of what is visible; a flick goes as far as its speed takes it.
  case item

  /// With an item in the middle of what is visible; a flick goes as far as its speed takes it.
  case centeredItem

  /// One page further, or one back, however fast the flick is.
  ///
  /// The next page begins with the first item that is not wholly visible. Items that fill the list between its
  /// insets are pages of their own; their neighbours are seen in the insets.
  case page
}

/// Finds the place at which a list rests after a drag.
package struct PagingGoal {
  /// An item along the axis of the list: from where to where it is, and the distance that the list is scrolled
  /// by when the item begins where items rest.
  package struct Item {
    package let start: Double
    let end: Double
    let lead: Double

    /// Describes an item.
    ///
    /// - Parameters:
    ///   - start: Where the item begins.
    ///   - end: Where the item ends.
    ///   - lead: How far from the beginning of what is visible the item rests.
    package init(from start: Double, to end: Double, lead: Double) {
      self.start = start
      self.end = end
      self.lead = lead
    }

    var distance: Double { start - lead }
  }

  /// The items around the place in question, ascending.
  let items: [Item]

  /// How much of the list is visible.
  let length: Double

  /// How far the list can be scrolled.
  let most: Double

  /// Describes a list.
  package init(_ items: [Item], length: Double, most: Double) {
    self.items = items
    self.length = length
    self.most = max(0, most)
  }

  /// The distance at which the list is to rest.
  ///
  /// - Parameters:
  ///   - paging: Where lists rest.
  ///   - proposed: Where the list would rest otherwise.
  ///   - present: Where the list is when the finger leaves it.
  ///   - start: Where the list was when the finger came.
  ///   - velocity: How fast the list moves, in points a millisecond; negative towards its beginning.
  /// - Returns: A distance between 0 and the most there is.
  package func distance(
    by paging: PagingBehavior,
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
      // An item that is longer than the screen may be read to its end.
      let isInside = items.contains { $0.distance < proposed && $0.end > proposed + length }
      return isInside ? bounded(proposed) : drag.rest(at: places(items.map(\.distance)))
    case .centeredItem:
      return drag.rest(at: places(items.map { ($0.start + $0.end - length) / 2 }))
    case .page:
      let pages = [pageBefore(start), start, pageAfter(start)].map(bounded)
      return Drag(proposed: drag.isFlick ? present : proposed, present: present, velocity: velocity)
        .rest(at: pages)
    }
  }

  /// Where items let the list rest, and its two ends.
  private func places(_ distances: [Double]) -> [Double] {
    ([0, most] + distances).map(bounded)
  }

  /// Where the page begins that comes after the one that begins somewhere.
  private func pageAfter(_ start: Double) -> Double {
    let next = items.first { $0.end > start + length + Self.tolerance }?.distance ?? most
    return next > start + Self.tolerance ? next : start + length
  }

  /// Where the page begins that the one that begins somewhere comes after.
  private func pageBefore(_ start: Double) -> Double {
    guard let last = items.last(where: { $0.start < start - Self.tolerance }) else { return 0 }
    let first = items.first { $0.distance >= last.end - length - Self.tolerance }?.distance ?? start
    return first < start - Self.tolerance ? first : max(last.distance, start - length)
  }

  /// Less than that is not seen, in points.
  private static var tolerance: Double { 0.5 }

  private func bounded(_ distance: Double) -> Double { min(max(0, distance), most) }
}

/// How a finger leaves a list.
private struct Drag {
  let proposed: Double
  let present: Double
  let velocity: Double

  /// The speed below which a finger counts as resting, in points a millisecond.
  private static var slowest: Double { 0.1 }

  var isFlick: Bool { abs(velocity) >= Self.slowest }

  /// The nearest of some places to where the list would rest, but none that a flick would have to turn round for.
  func rest(at places: [Double]) -> Double {
    let ahead = places.filter { velocity > 0 ? $0 > present : $0 < present }
    let candidates = isFlick && !ahead.isEmpty ? ahead : places
    return candidates.min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
  }
}
