#if !canImport(UIKit)
import Roster

/// A list on the screen after a step: what laws about its cells ask for, read once for all of them.
@MainActor
struct SeenList {
  private struct Item {
    let path: IndexPath
    let cell: UICollectionViewCell
    let attributes: UICollectionViewLayoutAttributes?
  }

  private let adapter: ListAdapter
  private let view: UICollectionView

  /// The items with cells, in the order of the list.
  private let items: [Item]

  init(_ list: NestedHarness) {
    adapter = list.adapter
    let view = list.collectionView
    self.view = view
    items = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map {
        Item(path: path, cell: $0, attributes: view.layoutAttributesForItem(at: path))
      }
    }
  }

  /// Whether a cell is beside its frame, as a swiped one is until a touch closes it.
  var hasMovedCells: Bool {
    items.contains { item in
      guard let frame = item.attributes?.frame else { return false }
      let shown = item.cell.frame
      return abs(frame.minX - shown.minX) > 1 || abs(frame.minY - shown.minY) > 1
    }
  }

  /// An item in the cell of another one, in words.
  var misplacedItem: String? {
    let bounds = view.bounds
    for item in items where item.cell.frame.intersects(bounds) {
      guard let controller = adapter.controller(at: item.path) else {
        return "item \(item.path) is on screen without a controller"
      }
      if controller.mountedView !== item.cell {
        return "item \(item.path) is in the cell of another one"
      }
    }
    return nil
  }

  /// Two items that overlap, in words.
  var overlap: String? {
    guard adapter.movingItem == nil else { return nil }
    var places: [(path: IndexPath, frame: CGRect)] = []
    for item in items {
      guard let attributes = item.attributes, attributes.zIndex == 0, !attributes.isHidden else {
        continue
      }
      let frame = attributes.frame.insetBy(dx: 0.5, dy: 0.5)
      if frame.width > 0, frame.height > 0 { places.append((item.path, frame)) }
    }
    places.sort { $0.frame.minY < $1.frame.minY }
    for (index, one) in places.enumerated() {
      for other in places[(index + 1)...] {
        if other.frame.minY >= one.frame.maxY { break }
        if one.frame.intersects(other.frame) {
          return "items \(min(one.path, other.path)) and \(max(one.path, other.path)) overlap"
        }
      }
    }
    return nil
  }

  /// An item in sight that the content or the screen lacks, in words.
  var lostItem: String? {
    guard view.window != nil else { return nil }
    let bounds = view.bounds
    for (element, frame) in view.layoutAttributes(in: bounds)
    where element.representedElementCategory == .cell {
      if adapter.itemID(at: element.indexPath) == nil {
        return "item \(element.indexPath) is not in the content"
      }
      let isInside = frame.insetBy(dx: 1, dy: 1).intersects(bounds)
      if isInside, !element.isHidden, view.cellForItem(at: element.indexPath) == nil {
        return "item \(element.indexPath) is in sight without a cell"
      }
    }
    return nil
  }
}
#endif
