import Foundation

/// The direction in which a list scrolls.
public enum ListAxis: Hashable, Sendable {
  /// From top to bottom.
  case vertical

  /// From the leading to the trailing edge.
  case horizontal
}

extension ListAxis {
  /// Converts a size to coordinates in which the list grows along y, and back.
  func turned(_ size: CGSize) -> CGSize {
    self == .vertical ? size : CGSize(width: size.height, height: size.width)
  }

  /// Converts a point to coordinates in which the list grows along y, and back.
  func turned(_ point: CGPoint) -> CGPoint {
    self == .vertical ? point : CGPoint(x: point.y, y: point.x)
  }

  /// Converts a rectangle to coordinates in which the list grows along y, and back.
  func turned(_ rect: CGRect) -> CGRect {
    CGRect(origin: turned(rect.origin), size: turned(rect.size))
  }

  /// Converts insets to coordinates in which the list grows along y.
  func turned(_ insets: ListInsets) -> ListInsets {
    guard self == .horizontal else { return insets }
    return ListInsets(
      top: insets.leading,
      leading: insets.top,
      bottom: insets.trailing,
      trailing: insets.bottom
    )
  }
}

extension SectionLayout {
  /// Returns the layout with its distances in coordinates in which the list grows along y.
  func turned(_ axis: ListAxis) -> SectionLayout {
    guard axis == .horizontal else { return self }
    var copy = self
    copy.insets = axis.turned(insets)
    copy.background?.insets = axis.turned(background?.insets ?? .zero)
    copy.separators?.insets = axis.turned(separators?.insets ?? .zero)
    return copy
  }
}

extension ItemSizes {
  /// Returns the sizes in coordinates in which the list grows along y.
  func turned(_ axis: ListAxis) -> ItemSizes {
    guard axis == .horizontal else { return self }
    var result = ItemSizes()
    for run in runs { result.append(axis.turned(run.size), count: run.count) }
    return result
  }
}
