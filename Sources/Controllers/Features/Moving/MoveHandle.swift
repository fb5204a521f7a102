public import RosterPlatform

/// A handle in a cell, with which the user moves the item.
///
/// Add it to a cell and set its appearance. The item has to be in a list with a `ListAdapter`, and
/// its controller's `canMove` has to be true. A finger on the handle does not scroll the list.
/// Assistive technologies call it "Reorder"; set its `accessibilityLabel` in the language of the app.
///
/// ```swift
/// final class TodoCell: UICollectionViewCell {
///   let handle = MoveHandle()
///   …
/// }
/// ```
///
/// To move an item with a gesture on the whole cell, call the adapter: see
/// `ListAdapter.beginMoving(at:)`.
open class MoveHandle: UIControl {
  private weak var list: ListParts?

  /// Follows the finger: it receives a touch immediately, even if a scroll view delays touches.
  private let press = UILongPressGestureRecognizer()
  private var target: GestureTarget?

  /// Creates a handle without a visible appearance.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    followPress()
  }

  /// Creates a handle from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    followPress()
  }

  private func followPress() {
    isAccessibilityElement = true
    accessibilityLabel = "Reorder"
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
    target = GestureTarget(press) { [weak self] in self?.pressDidChange() }
  }

  /// Begins to move the item if that is allowed; otherwise views around the handle get the touch.
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
  /// A handle at the end of a list cell, with which the user moves the item.
  ///
  /// It is a `MoveHandle`, and requires only the controller's `canMove`. Use it in place of UIKit's
  /// `.reorder()`, which moves items in the collection view without notifying the list in time.
  ///
  /// - Parameter displayed: When it is shown; by default, in editing mode.
  /// - Returns: The accessory.
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
