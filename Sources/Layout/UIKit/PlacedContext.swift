import RosterPlatform

/// The context in which a list layout is invalidated.
final class PlacedContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the layout knows already where elements stand, and has nothing to compute.
  var isPlaced = false
}
