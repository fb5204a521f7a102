extension UICollectionViewFlowLayout {
  /// What the space around the items of a section is measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's insets.
    case fromContentInset = 0
    /// The safe area, or the content's insets where they are larger.
    case fromSafeArea = 1
    /// The margins, or the content's insets where they are larger.
    case fromLayoutMargins = 2
  }

  /// Adds to a section's insets, in the layout's own space, what the reference keeps free beyond the
  /// content's insets at the ends of a line.
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
