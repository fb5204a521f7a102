import Foundation

extension SectionLayout {
  /// The same layout with distances that can be shown: all are finite, and none between items is negative.
  package var showable: SectionLayout {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    var copy = self
    copy.lineSpacing = lineSpacing.distance
    copy.itemSpacing = itemSpacing.distance
    copy.insets = Insets(
      top: finite(insets.top),
      leading: finite(insets.leading),
      bottom: finite(insets.bottom),
      trailing: finite(insets.trailing)
    )
    return copy
  }
}
