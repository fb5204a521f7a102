import Foundation
import RosterPlatform

extension UICollectionViewLayout {
  /// The direction in which the content scrolls; vertical if the layout does not tell.
  var listAxis: ListAxis {
    switch self {
    case let layout as ListLayout: layout.axis
    case let layout as UICollectionViewFlowLayout where layout.scrollDirection == .horizontal:
      .horizontal
    case let layout as UICollectionViewCompositionalLayout
    where layout.configuration.scrollDirection == .horizontal:
      .horizontal
    default: .vertical
    }
  }
}

extension UICollectionViewLayout {
  /// Returns the space of the layout for a list: the visible size of the collection view, minus
  /// what is kept free of bars and edges.
  func roomForList(in view: UICollectionView) -> CGSize {
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
