/// How much of an item is on screen.
package struct Exposure: Hashable, Sendable {
  /// The part of the item's area that is on screen, from 0 to 1.
  package let fraction: Double

  /// Whether all of the item is on screen, or as much of it as has room there at a time.
  package let isWhole: Bool

  /// Describes how much of an item is on screen.
  package init(fraction: Double, isWhole: Bool) {
    self.fraction = fraction
    self.isWhole = isWhole
  }

  /// Nothing of the item is on screen.
  package static let none = Exposure(fraction: 0, isWhole: false)

  /// All of the item is on screen.
  package static let whole = Exposure(fraction: 1, isWhole: true)

  package var isVisible: Bool { fraction > 0 }

  /// The fraction, by which an item that is larger than the screen counts as whole when it fills it.
  package var coverage: Double { isWhole ? 1 : fraction }
}
