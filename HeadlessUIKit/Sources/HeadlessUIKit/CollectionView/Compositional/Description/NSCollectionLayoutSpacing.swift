/// The space between items, or beside an item.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: NSObject {
  let gap: LayoutGap

  required init(_ gap: LayoutGap) {
    self.gap = gap
    super.init()
  }

  /// Returns a minimum space, in points, that also takes a share of what is left over.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(LayoutGap(length: sound(flexibleSpacing), isFlexible: true))
  }

  /// Returns a fixed space, in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(LayoutGap(length: sound(fixedSpacing)))
  }

  private class func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  /// The space, or the minimum if it is flexible, in points.
  public var spacing: CGFloat { gap.length }

  /// Whether the space takes a share of what is left over.
  public var isFlexible: Bool { gap.isFlexible }

  /// Whether the space always has the same length.
  public var isFixed: Bool { !gap.isFlexible }
}
