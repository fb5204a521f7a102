/// The properties of a compositional layout that all sections share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which the sections follow each other.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical

  /// The space between two sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// The views at the edges of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The reference for the insets of the sections' containers.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea

  /// Creates a configuration for sections that follow each other downwards.
  public override init() {}

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
