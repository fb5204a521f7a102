extension CGRect {
  /// Returns whether the two rectangles share an area; touching edges do not count.
  ///
  /// Foundation's own `intersects(_:)` differs between platforms for touching edges, and a view
  /// that only touches the visible area is not visible.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }
}
