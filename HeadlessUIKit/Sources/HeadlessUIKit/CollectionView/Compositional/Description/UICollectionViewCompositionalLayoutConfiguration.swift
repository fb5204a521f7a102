/// The properties of a compositional layout that all sections share.
@preconcurrency @MainActor
public class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which the sections follow each other.
  public var scrollDirection: UICollectionView.ScrollDirection = .vertical

  /// The space between two sections, in points.
  public var interSectionSpacing: CGFloat = 0

  /// The views at the edges of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The reference for the insets of the sections' containers.
  public var contentInsetsReference: UIContentInsetsReference = .safeArea

  /// Creates a configuration for sections that follow each other downwards.
  public override init() {}

  /// Returns a configuration with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
