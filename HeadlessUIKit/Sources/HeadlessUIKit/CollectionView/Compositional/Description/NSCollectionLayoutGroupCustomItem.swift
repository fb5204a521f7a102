/// Computes the frames of the members of a group from its environment.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of one item in a group whose frames are computed by a closure.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame of the item in its group.
  public let frame: CGRect
  /// The order from back to front; greater is nearer.
  public let zIndex: Int

  /// Creates an item with a frame and an order from back to front.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }
}
