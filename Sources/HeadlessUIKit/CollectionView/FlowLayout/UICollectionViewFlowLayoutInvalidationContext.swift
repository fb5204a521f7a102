/// What part of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and spacings are to be asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of the elements are to be computed again.
  open var invalidateFlowLayoutAttributes = true
}
