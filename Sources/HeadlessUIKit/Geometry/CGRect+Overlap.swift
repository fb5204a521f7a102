extension CGRect {
  /// Returns whether the two rectangles share an area, so that touching edges do not count.
  ///
  /// Foundation's own `intersects(_:)` answers differently for touching edges on different
  /// platforms, and a view that merely touches the visible area is not visible.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }
}
