package import Foundation
package import RosterPlatform

extension UICollectionViewLayout {
  /// The room that the layout has for a list: what is visible of the collection view, less what keeps
  /// clear of bars and edges.
  package func roomForList(in view: UICollectionView) -> CGSize {
    if let room = (self as? CompositionalListLayout)?.room, room.viewSize == view.bounds.size {
      return room.size
    }
    if let list = self as? ListLayout { return list.visibleSize(in: view.bounds) }
    let insets = view.adjustedContentInset
    let size = view.bounds.size
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }
}
