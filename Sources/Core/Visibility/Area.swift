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
