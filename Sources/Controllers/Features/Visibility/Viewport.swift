/// The visible part of a list.
struct Viewport: Hashable, Sendable {
  /// The visible area, in the coordinates of the list's content.
  private(set) var area: Area

  /// The area for content, a part of which may be clipped by views around the list.
  let room: Area

  /// Creates a viewport that is completely on screen.
  init(_ area: Area) {
    self.area = area
    room = area
  }

  /// Returns the viewport clipped to a rectangle.
  ///
  /// A list inside another list is clipped by the visible part of its cell. The fractions of its
  /// items multiply: an item that is half visible in a list that is half visible may be a quarter
  /// visible, and is never more visible than the list.
  func clipped(to area: Area) -> Viewport {
    var result = self
    result.area = self.area.shared(with: area)
    return result
  }

  /// Parts thinner than this, in points, are rounding errors and invisible.
  private static let leastVisibleLength = 0.01

  /// Returns how much of an item is visible.
  ///
  /// Rectangles that only touch do not overlap, so an item at the edge is not visible. An item that
  /// is larger than the viewport counts as completely visible when it fills it.
  func exposure(of item: Area) -> Exposure {
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

/// A rectangle in points, in coordinates of the caller's choice.
struct Area: Hashable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// Creates a rectangle from its top left corner and its size.
  init(x: Double, y: Double, width: Double, height: Double) {
    minX = x
    minY = y
    maxX = x + width
    maxY = y + height
  }

  var width: Double { maxX - minX }

  var height: Double { maxY - minY }

  /// Whether the rectangle can be visible: it has a finite area.
  var isSeeable: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }

  /// Returns the intersection of two rectangles; its width or height is negative if they are apart.
  func shared(with other: Area) -> Area {
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
  let fraction: Double

  /// Whether all of the item is on screen, or as much of it as fits there.
  let isWhole: Bool

  /// Creates an exposure.
  package init(fraction: Double, isWhole: Bool) {
    self.fraction = fraction
    self.isWhole = isWhole
  }

  /// Nothing of the item is on screen.
  static let none = Exposure(fraction: 0, isWhole: false)

  /// The item is completely visible.
  static let whole = Exposure(fraction: 1, isWhole: true)

  var isVisible: Bool { fraction > 0 }

  /// The fraction, or 1 for an item that fills the screen.
  var coverage: Double { isWhole ? 1 : fraction }
}
