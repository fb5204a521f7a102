public import Foundation

/// The size that an item asks for.
public enum ItemSize: Hashable, Sendable {
  /// As wide as the column, and this many points high.
  case height(CGFloat)

  /// This many points wide and high, whatever the column.
  case fixed(width: CGFloat, height: CGFloat)

  /// As wide as the column, and as high as the width divided by this ratio.
  case aspect(CGFloat)
}

extension ItemSize {
  /// The size in points, as it was asked for: it may be one that cannot be shown.
  public func resolved(in container: Container) -> CGSize {
    switch self {
    case .height(let height): CGSize(width: container.width, height: height)
    case .fixed(let width, let height): CGSize(width: width, height: height)
    case .aspect(let ratio): CGSize(width: container.width, height: container.width / ratio)
    }
  }
}
