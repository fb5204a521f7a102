package import Foundation
import RosterPlatform

/// How long the view of one item asked to be along the list, by the room that it was offered: its
/// heights, or its widths in a horizontal list.
///
/// An item is measured once for its content, its extent across the list and the traits of the list that
/// sizes follow. When its content changes, the lengths go on as estimates until it is measured again.
package struct MeasuredLengths {
  /// What comes of a length that a view asks for.
  package enum Answer: Equatable {
    /// The item has this length already.
    case unchanged

    /// The item has this length from now on.
    case changed

    /// The view asks for yet another length, again and again; the item keeps the one it has.
    case unsettled
  }

  private struct Entry {
    let axis: ListAxis
    let breadth: CGFloat
    let traits: SizingTraits
    var length: CGFloat

    /// Whether the content is still that which was measured.
    var isCurrent = true

    /// The turn in which the content was last measured.
    var turn: Int

    /// How often the content was measured in that turn.
    var passes = 1

    func isAbout(_ container: Container) -> Bool {
      axis == container.axis && breadth == container.breadth
        && traits == container.traits.sizing
    }
  }

  /// What was measured, the latest first.
  private var entries: [Entry] = []

  /// A view may change its mind once in a turn, as views do that lay themselves out before they measure.
  private static let mostPasses = 2

  /// Enough for two orientations at two text sizes.
  private static let capacity = 4

  package init() {}

  /// Whether the item was never measured.
  package var isEmpty: Bool { entries.isEmpty }

  /// The length of the item in a container, as far as it is known.
  package func length(in container: Container) -> CGFloat? {
    entries.first { $0.isAbout(container) }?.length
  }

  /// Whether the item was measured in a container since its content changed.
  package func isCurrent(in container: Container) -> Bool {
    entries.contains { $0.isAbout(container) && $0.isCurrent }
  }

  /// Takes a length that the item's view asks for; it is rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - length: The height, or the width in a horizontal list, in points.
  ///   - container: The room that the view was offered.
  ///   - turn: The turn of the main actor. A view that grows as a person types may do so for ever, but
  ///     the layout of one turn has to come to an end.
  /// - Returns: What comes of it.
  package mutating func take(
    _ length: CGFloat,
    in container: Container,
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

  /// The content has changed: what was measured is an estimate.
  package mutating func expire() {
    for index in entries.indices { entries[index].isCurrent = false }
  }
}
