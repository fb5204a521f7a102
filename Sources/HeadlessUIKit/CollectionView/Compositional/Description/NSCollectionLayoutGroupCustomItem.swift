/// Computes where the members of one group are, from what surrounds it.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item in a group whose places are computed by a closure.
@preconcurrency @MainActor public class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place of the item in its group.
  public let frame: CGRect
  /// The place from back to front; more is nearer.
  public let zIndex: Int

  /// Creates a place, from back to front as well.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Creates a place.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }
}
