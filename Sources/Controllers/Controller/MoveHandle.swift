public import RosterPlatform

/// A handle in a cell, by which a person carries the item to another place.
///
/// Put it into a cell and give it a look; it needs nothing else. The item has to be shown by a
/// `ListAdapter`, and its controller's `canMove` to be true. The list does not scroll under a finger on
/// the handle.
///
/// ```swift
/// final class TodoCell: UICollectionViewCell {
///   let handle = MoveHandle()
///   …
/// }
/// ```
///
/// To have an item carried by a gesture on the whole cell, tell the adapter yourself: see
/// `ListAdapter.beginMoving(at:)`.
open class MoveHandle: UIControl {
  private weak var list: ListParts?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard
      super.beginTracking(touch, with: event),
      let list = ListParts.nearest(around: self),
      let path = path(in: list.stage.collectionView)
    else { return false }
    self.list = list
    return list.carrying.pickUp(
      list.stage.position(shownAt: path),
      at: touch.location(in: list.stage.collectionView)
    )
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event), let list, list.carrying.isUnderWay else {
      return false
    }
    list.carrying.carry(to: touch.location(in: list.stage.collectionView))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    _ = list?.carrying.putDown()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    list?.carrying.putBack()
  }

  /// The path of the cell that the handle is in.
  private func path(in collectionView: UICollectionView) -> IndexPath? {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UICollectionViewCell }
      .compactMap { collectionView.indexPath(for: $0) }
      .first
  }
}

extension UICellAccessory {
  /// A handle at the end of a list cell, by which a person carries the item to another place.
  ///
  /// It is a `MoveHandle`, and takes nothing but the controller's `canMove`. UIKit's own `.reorder()` moves
  /// items in the collection view alone, of which a list does not hear in time; use this one instead.
  ///
  /// - Parameter displayed: When it is shown; by default, while items are edited.
  /// - Returns: The accessory, with a handle of its own.
  @MainActor
  public static func moveHandle(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    let image = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    image.tintColor = .tertiaryLabel
    let handle = MoveHandle(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    image.frame.origin = CGPoint(
      x: (handle.bounds.width - image.bounds.width) / 2,
      y: (handle.bounds.height - image.bounds.height) / 2
    )
    handle.addSubview(image)
    return .customView(
      configuration: CustomViewConfiguration(
        customView: handle,
        placement: .trailing(displayed: displayed)
      )
    )
  }
}
