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

  /// Follows the finger: it hears of a touch at once, also where a scroll view keeps touches back for a while.
  private let press = UILongPressGestureRecognizer()
  private var target: GestureTarget?

  /// Makes a handle without a look.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    followPress()
  }

  /// Makes a handle from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    followPress()
  }

  private func followPress() {
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
    target = GestureTarget(press) { [weak self] in self?.pressDidChange() }
  }

  /// Begins to carry the item if it may be moved; else what is around the handle gets the touch.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === press else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    guard
      isEnabled, let list = ListParts.nearest(around: self),
      let path = path(in: list.stage.collectionView)
    else { return false }
    self.list = list
    return list.carrying.pickUp(
      list.stage.position(shownAt: path),
      at: press.location(in: list.stage.collectionView)
    )
  }

  private func pressDidChange() {
    guard let list else { return }
    switch press.state {
    case .began: isHighlighted = true
    case .changed where list.carrying.isUnderWay:
      list.carrying.carry(to: press.location(in: list.stage.collectionView))
    case .ended:
      isHighlighted = false
      _ = list.carrying.putDown()
    case .cancelled:
      isHighlighted = false
      list.carrying.putBack()
    default: break
    }
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
