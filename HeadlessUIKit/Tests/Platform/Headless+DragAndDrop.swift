#if canImport(UIKit)
extension Headless {
  /// Something that a person drags.
  @MainActor public final class Drag {
    /// What is dragged.
    public var items: [UIDragItem] { [] }

    /// The parameters of each item's preview; nil for the default.
    public var previewParameters: [UIDragPreviewParameters?] { [] }

    /// The previews of the items where they were lifted.
    public var previews: [UITargetedDragPreview?] { [] }

    /// The previews of the items where they come to rest after a drop.
    public var landings: [UITargetedDragPreview?] { [] }

    /// The drag as its source sees it.
    public var session: (any UIDragSession)? { nil }

    /// Moves the finger to a point of a view.
    public func move(to point: CGPoint, in view: UIView) {}

    /// Moves the finger to the middle of an item.
    @discardableResult
    public func move(overItemAt path: IndexPath, in view: UICollectionView) -> Bool { false }

    /// Taps an item with another finger, to take it along.
    @discardableResult
    public func add(itemAt path: IndexPath, in view: UICollectionView) -> Bool { false }

    /// Lets go.
    @discardableResult
    public func drop() -> UIDropOperation { .cancel }

    /// Ends the drag.
    public func cancel() {}
  }

  private static let onlyByHand = "UIKit's drags begin and end with a person's finger only"

  /// Holds a finger on an item until it is lifted.
  @MainActor public static func drag(itemAt path: IndexPath, in view: UICollectionView) -> Drag? {
    skip(onlyByHand)
    return nil
  }

  /// Drags items from another app over a window.
  @MainActor public static func drag(
    _ items: [UIDragItem],
    to point: CGPoint = .zero,
    in window: UIWindow
  ) -> Drag {
    skip(onlyByHand)
    return Drag()
  }
}
#endif
