import Foundation

/// Where the items of one line stand if they are not equally high.
///
/// ```
///  .top       .center    .bottom    .stretch
///  aa bb      aa ··      aa ··      aa bb
///  aa ··      aa bb      aa ··      aa bb
///  aa ··      aa ··      aa bb      aa bb
/// ```
///
/// In a horizontal list, a line runs from top to bottom, and its top is its leading side.
public enum LineAlignment: Hashable, Sendable {
  /// At the top of the line.
  case top

  /// In the middle of the line, as `UICollectionViewFlowLayout` does it.
  case center

  /// At the bottom of the line.
  case bottom

  /// Everywhere: each item is made as high as the highest.
  case stretch

  /// The place and the height of an item in its line.
  func place(_ height: CGFloat, in line: CGFloat) -> (start: CGFloat, height: CGFloat) {
    switch self {
    case .top: (0, height)
    case .center: ((line - height) / 2, height)
    case .bottom: (line - height, height)
    case .stretch: (0, line)
    }
  }
}
