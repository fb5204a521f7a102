import Foundation
import RosterPlatform

/// The measured lengths of one item's view, by the space that it was offered: heights, or widths in
/// a horizontal list.
///
/// An item is measured once for its content, its breadth across the list and the traits on which
/// sizes depend. When its content changes, the lengths are used as estimates until it is measured
/// again.
struct MeasuredLengths {
  /// The result of measuring a view.
  enum Answer: Equatable {
    /// The item has this length already.
    case unchanged

    /// The item gets this length.
    case changed

    /// The view requests another length again and again; the item keeps its length.
    case unsettled
  }

  private struct Entry {
    let axis: ListAxis
    let breadth: CGFloat
    let traits: SizingTraits
    var length: CGFloat

    /// Whether the content has not changed since it was measured.
    var isCurrent = true

    /// The turn in which the content was last measured.
    var turn: Int

    /// How often the content was measured in that turn.
    var passes = 1

    func isAbout(_ container: ItemContainer) -> Bool {
      axis == container.axis && breadth == container.breadth
        && traits == container.traits.sizing
    }
  }

  /// The measured lengths, the latest first.
  private var entries: [Entry] = []

  /// A view may change its length once in a turn, as views do that lay themselves out before
  /// measuring.
  private static let mostPasses = 2

  /// Enough for two orientations at two text sizes.
  private static let capacity = 4

  init() {}

  /// Whether the item was never measured.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the length of the item in a container, if it is known.
  func length(in container: ItemContainer) -> CGFloat? {
    entries.first { $0.isAbout(container) }?.length
  }

  /// Returns whether the item was measured in a container since its content changed.
  func isCurrent(in container: ItemContainer) -> Bool {
    entries.contains { $0.isAbout(container) && $0.isCurrent }
  }

  /// Takes a measured length, and rounds it up to whole pixels.
  ///
  /// - Parameters:
  ///   - length: The height, or the width in a horizontal list, in points.
  ///   - container: The space that the view was offered.
  ///   - turn: The turn of the main actor. A view may change its size in every turn, for example
  ///     while the user types, but the layout of one turn has to end.
  /// - Returns: The result.
  mutating func take(
    _ length: CGFloat,
    in container: ItemContainer,
    turn: Int = 0
  ) -> Answer {
    let length = length.roundedUp(toPixelsOf: max(1, container.traits.displayScale))
    guard let index = entries.firstIndex(where: { $0.isAbout(container) }) else {
      let entry = Entry(
        axis: container.axis,
        breadth: container.breadth,
        traits: container.traits.sizing,
        length: length,
        turn: turn
      )
      entries.insert(entry, at: 0)
      entries.removeLast(max(0, entries.count - Self.capacity))
      return .changed
    }
    var entry = entries.remove(at: index)
    defer { entries.insert(entry, at: 0) }
    if entry.turn != turn || !entry.isCurrent {
      entry.passes = 0
    }
    entry.turn = turn
    entry.isCurrent = true
    guard length != entry.length else {
      entry.passes = max(1, entry.passes)
      return .unchanged
    }
    guard entry.passes < Self.mostPasses else { return .unsettled }
    entry.passes += 1
    entry.length = length
    return .changed
  }

  /// Turns the measured lengths into estimates, because the content has changed.
  mutating func expire() {
    for index in entries.indices { entries[index].isCurrent = false }
  }
}
