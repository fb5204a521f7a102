extension UICollectionViewFlowLayout {
  /// What the insets of a section are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area, or the content inset where it is larger.
    case fromSafeArea = 1
    /// The layout margins, or the content inset where it is larger.
    case fromLayoutMargins = 2
  }

  /// Adds the part of the reference's insets that exceeds the content inset, at the ends of a line
  /// and in the layout's own coordinates.
  func referenced(_ insets: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: reference = axis.insets(view.safeAreaInsets)
    case .fromLayoutMargins: reference = axis.insets(view.layoutMargins)
    }
    let content = axis.insets(view.adjustedContentInset)
    var result = insets
    result.left += max(0, reference.left - content.left)
    result.right += max(0, reference.right - content.right)
    return result
  }
}
