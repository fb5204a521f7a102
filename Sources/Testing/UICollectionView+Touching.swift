#if canImport(UIKit)
import RosterPlatform

extension UICollectionView {
  /// Does what a touch of an item does, in UIKit's order: only a finger makes UIKit do it by itself.
  ///
  /// The order is that of Apple's description of the delegate's methods: the highlight begins, the
  /// selection changes, the primary action follows, and the highlight ends.
  func touch(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard
      isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection,
      delegate?.collectionView?(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
    delegate?.collectionView?(self, didHighlightItemAt: path)
    if selectsSeveral, indexPathsForSelectedItems?.contains(path) == true {
      userDeselects(path)
    } else {
      userSelects(path)
    }
    let performs =
      delegate?.collectionView?(self, canPerformPrimaryActionForItemAt: path) ?? !isEditing
    if performs {
      delegate?.collectionView?(self, performPrimaryActionForItemAt: path)
    }
    cell.isHighlighted = false
    delegate?.collectionView?(self, didUnhighlightItemAt: path)
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func userSelects(_ path: IndexPath) {
    guard delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true else { return }
    let others = selectsSeveral ? [] : (indexPathsForSelectedItems ?? []).filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for other in others {
      delegate?.collectionView?(self, didDeselectItemAt: other)
    }
    delegate?.collectionView?(self, didSelectItemAt: path)
  }

  private func userDeselects(_ path: IndexPath) {
    guard delegate?.collectionView?(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    delegate?.collectionView?(self, didDeselectItemAt: path)
  }
}
#endif
