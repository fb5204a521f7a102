/// The part of a list that a person can see.
package struct Viewport: Hashable, Sendable {
  /// What can be seen, in the coordinates of the list's content.
  package private(set) var area: Area

  /// The room for content, of which a part may be cut off by what is around the list.
  package let room: Area

  /// A viewport that is wholly on screen.
  package init(_ area: Area) {
    self.area = area
    room = area
  }

  /// The same viewport, of which only what lies in a rectangle is on screen.
  ///
  /// A list inside another list is clipped by what is visible of the cell that holds it. So the
  /// fractions of its items multiply: an item of which a half shows in a list of which a half is on
  /// screen may be a quarter visible, and is never more visible than the list.
  package func clipped(to area: Area) -> Viewport {
    var result = self
    result.area = self.area.shared(with: area)
    return result
  }

  /// Shares thinner than this, in points, come from rounding and are not seen.
  private static let leastVisibleLength = 0.01

  /// How much of an item can be seen.
  ///
  /// Rectangles that merely touch share nothing, so an item at the edge is not visible. An item that is
  /// larger than the viewport is whole when it fills it.
  package func exposure(of item: Area) -> Exposure {
    guard area.isSeeable, item.isSeeable else { return .none }
    let shared = item.shared(with: area)
    let least = Self.leastVisibleLength
    guard shared.width > least, shared.height > least else { return .none }
    if shared.width > item.width - least, shared.height > item.height - least {
      return .whole
    }
    let isFilled =
      shared.width > min(item.width, room.width) - least
      && shared.height > min(item.height, room.height) - least
    let fraction = (shared.width / item.width) * (shared.height / item.height)
    return Exposure(fraction: min(fraction, 1), isWhole: isFilled)
  }
}

/// A rectangle in points, in whichever coordinates the caller uses throughout.
package struct Area: Hashable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  /// Makes a rectangle from its top left corner and its size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    minX = x
    minY = y
    maxX = x + width
    maxY = y + height
  }

  package var width: Double { maxX - minX }

  package var height: Double { maxY - minY }

  /// Whether the rectangle can hold anything that is seen: it has an extent, and a finite one.
  package var isSeeable: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }

  /// The part that two rectangles share; its width or height is negative if they are apart.
  package func shared(with other: Area) -> Area {
    var result = self
    result.minX = max(minX, other.minX)
    result.minY = max(minY, other.minY)
    result.maxX = min(maxX, other.maxX)
    result.maxY = min(maxY, other.maxY)
    return result
  }
}

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
