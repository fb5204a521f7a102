/// One of the two dimensions of a layout.
enum LayoutAxis: Sendable {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(of size: CGSize) -> CGFloat {
    self == .horizontal ? size.width : size.height
  }

  func start(of rect: CGRect) -> CGFloat {
    self == .horizontal ? rect.minX : rect.minY
  }

  func end(of rect: CGRect) -> CGFloat {
    self == .horizontal ? rect.maxX : rect.maxY
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// Returns the insets before and after what lies along the axis.
  func ends(of insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }
}

extension CGRect {
  /// Returns the rectangle without the insets; leading is left, because layouts are mirrored as a
  /// whole.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

extension Range<Int> {
  /// Returns the first index that passes, or the end; indices that pass must come last.
  func firstSorted(where passes: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
