/// A context that invalidates parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and spacings have to be read again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the positions of elements have to be computed again.
  open var invalidateFlowLayoutAttributes = true
}
