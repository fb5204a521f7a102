import RosterPlatform

extension SectionLayout {
  /// Whether the header or the footer stays in the visible area.
  package var isSticky: Bool { hasStickyHeader || hasStickyFooter }

  /// Whether the view of a kind stays in the visible area.
  @MainActor
  package func isSticky(_ kind: String) -> Bool {
    switch kind {
    case UICollectionView.elementKindSectionHeader: hasStickyHeader
    case UICollectionView.elementKindSectionFooter: hasStickyFooter
    default: false
    }
  }
}
