#if canImport(UIKit)
extension Headless {
  /// A finger, which only a person has: every attempt to put one down skips the test.
  @MainActor public final class Finger {
    /// The view that the finger touches.
    public let view: UIView? = nil

    /// Moves the finger.
    public func move(to point: CGPoint) {}

    /// Takes the finger away.
    public func lift() {}

    /// Ends the touch as a system's gesture does.
    public func cancel() {}
  }

  /// Puts a finger down.
  @MainActor public static func touchDown(at point: CGPoint, in window: UIWindow) -> Finger? {
    skip("UIKit takes single touches from the system only")
    return nil
  }

  /// Taps a point: a control or an item that is there does what a touch makes it do, in UIKit's order.
  @MainActor
  @discardableResult
  public static func tap(at point: CGPoint, in window: UIWindow) -> Bool {
    window.layoutIfNeeded()
    var hit = window.hitTest(point, with: nil)
    while let view = hit {
      if let control = view as? UIControl {
        guard control.isEnabled else { return false }
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .primaryActionTriggered)
        return true
      }
      if let cell = view as? UICollectionViewCell, let list = cell.list,
        let path = list.indexPath(for: cell)
      {
        list.touch(cell, at: path)
        return true
      }
      hit = view.superview
    }
    return false
  }

  /// Taps the middle of a view, if that can be seen.
  @MainActor
  @discardableResult
  public static func tap(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    window.layoutIfNeeded()
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard window.hitTest(middle, with: nil)?.isDescendant(of: view) == true else { return false }
    return tap(at: middle, in: window)
  }

  /// Selects items as two fingers do that move over them, and tells the delegate in UIKit's order.
  @MainActor
  @discardableResult
  public static func selectByDragging(
    from first: IndexPath,
    to last: IndexPath,
    in view: UICollectionView
  ) -> Bool {
    layOut(view)
    let begins = view.delegate?.collectionView?(
      view,
      shouldBeginMultipleSelectionInteractionAt: first
    )
    guard begins ?? false, first.section == last.section else { return false }
    view.delegate?.collectionView?(view, didBeginMultipleSelectionInteractionAt: first)
    for item in min(first.item, last.item)...max(first.item, last.item) {
      let path = IndexPath(item: item, section: first.section)
      guard view.indexPathsForSelectedItems?.contains(path) != true,
        view.delegate?.collectionView?(view, shouldSelectItemAt: path) ?? true
      else { continue }
      view.selectItem(at: path, animated: false, scrollPosition: [])
      view.delegate?.collectionView?(view, didSelectItemAt: path)
    }
    view.delegate?.collectionViewDidEndMultipleSelectionInteraction?(view)
    return true
  }
}

extension UIView {
  fileprivate var list: UICollectionView? {
    (superview as? UICollectionView) ?? superview?.list
  }
}

extension UICollectionView {
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Does what a touch of an item does, in the order of Apple's description of the delegate's methods.
  fileprivate func touch(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection,
      delegate?.collectionView?(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
    delegate?.collectionView?(self, didHighlightItemAt: path)
    let isSelected = indexPathsForSelectedItems?.contains(path) == true
    if selectsSeveral, isSelected {
      if delegate?.collectionView?(self, shouldDeselectItemAt: path) ?? true {
        deselectItem(at: path, animated: false)
        delegate?.collectionView?(self, didDeselectItemAt: path)
      }
    } else if delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true {
      let others = selectsSeveral ? [] : (indexPathsForSelectedItems ?? []).filter { $0 != path }
      selectItem(at: path, animated: false, scrollPosition: [])
      for other in others { delegate?.collectionView?(self, didDeselectItemAt: other) }
      delegate?.collectionView?(self, didSelectItemAt: path)
    }
    if delegate?.collectionView?(self, canPerformPrimaryActionForItemAt: path) ?? !isEditing {
      delegate?.collectionView?(self, performPrimaryActionForItemAt: path)
    }
    cell.isHighlighted = false
    delegate?.collectionView?(self, didUnhighlightItemAt: path)
  }
}
#endif
