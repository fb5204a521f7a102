package import Foundation
import RosterPlatform

/// The heights that the view of one item asked for, by the room that it was offered.
///
/// An item is measured once for its content, a width and the traits of the list that sizes follow. When
/// its content changes, the heights go on as estimates until it is measured again.
package struct MeasuredHeights {
  /// What comes of a height that a view asks for.
  package enum Answer: Equatable {
    /// The item has this height already.
    case unchanged

    /// The item has this height from now on.
    case changed

    /// The view asks for yet another height, again and again; the item keeps the one it has.
    case unsettled
  }

  private struct Entry {
    let width: CGFloat
    let traits: SizingTraits
    var height: CGFloat

    /// Whether the content is still that which was measured.
    var isCurrent = true

    /// The turn in which the content was last measured.
    var turn: Int

    /// How often the content was measured in that turn.
    var passes = 1

    func isAbout(_ container: Container) -> Bool {
      width == container.width && traits == container.traits.sizing
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

  /// The height of the item in a container, as far as it is known.
  package func height(in container: Container) -> CGFloat? {
    entries.first { $0.isAbout(container) }?.height
  }

  /// Whether the item was measured in a container since its content changed.
  package func isCurrent(in container: Container) -> Bool {
    entries.contains { $0.isAbout(container) && $0.isCurrent }
  }

  /// Takes a height that the item's view asks for; it is rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - container: The room that the view was offered.
  ///   - turn: The turn of the main actor. A view that grows as a person types may do so for ever, but
  ///     the layout of one turn has to come to an end.
  /// - Returns: What comes of it.
  package mutating func take(
    _ height: CGFloat,
    in container: Container,
    turn: Int = 0
  ) -> Answer {
    let height = height.roundedUp(toPixelsOf: max(1, container.traits.displayScale))
    guard let index = entries.firstIndex(where: { $0.isAbout(container) }) else {
      let entry = Entry(
        width: container.width,
        traits: container.traits.sizing,
        height: height,
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
    guard height != entry.height else {
      entry.passes = max(1, entry.passes)
      return .unchanged
    }
    guard entry.passes < Self.mostPasses else { return .unsettled }
    entry.passes += 1
    entry.height = height
    return .changed
  }

  /// The content has changed: what was measured is an estimate.
  package mutating func expire() {
    for index in entries.indices { entries[index].isCurrent = false }
  }
}
