import Roster

/// A list inside a cell of the list under test, as far as a person can touch it.
///
/// ```swift
/// let stories = try #require(list.nestedList(at: [0, 0]))
/// stories.scroll(to: 150)
/// stories.tap([0, 2])
/// ```
@MainActor
public struct NestedHarness {
  /// The adapter of the list.
  public let adapter: ListAdapter

  /// What shows the list at present.
  public var collectionView: UICollectionView { adapter.collectionView }

  /// The list around all lists, which hears of steps in this one.
  private let outermost: ListHarness

  init(_ adapter: ListAdapter, in outermost: ListHarness) {
    self.adapter = adapter
    self.outermost = outermost
  }

  /// The places of the items on screen, in order, once changed states are shown.
  public var visibleItems: [IndexPath] {
    flush()
    return collectionView.indexPathsInSight
  }

  /// The cell of an item, if it is on screen and of the given class, once changed states are shown.
  public func cell<Cell: UICollectionViewCell>(_ type: Cell.Type, at indexPath: IndexPath) -> Cell?
  {
    flush()
    return collectionView.cellForItem(at: indexPath) as? Cell
  }

  /// The controller of an item, if it has been made and is of the given class.
  public func controller<Controller: CellControlling>(
    _ type: Controller.Type,
    at indexPath: IndexPath
  ) -> Controller? {
    adapter.controller(at: indexPath) as? Controller
  }

  /// The list inside an item's cell, if the item is on screen and holds one.
  public func nestedList(at indexPath: IndexPath) -> NestedHarness? {
    NestedHarness(holding: adapter.controller(at: indexPath), in: outermost)
  }

  /// Scrolls to a distance from the left of the content, in points; a list that goes down, from its top.
  public func scroll(to distance: CGFloat) {
    outermost.step("scroll a nested list to \(distance)") {
      if collectionView.isSideways {
        collectionView.contentOffset.x = distance
      } else {
        collectionView.contentOffset.y = distance
      }
      collectionView.layoutIfNeeded()
      flush()
    }
  }

  /// Selects an item, as a tap in the middle of the visible part of its cell does.
  ///
  /// - Returns: Whether the tap reached the item.
  @discardableResult
  public func tap(_ indexPath: IndexPath) -> Bool {
    outermost.step("tap item \(indexPath) of a nested list") {
      flush()
      guard let cell = collectionView.cellForItem(at: indexPath) else { return false }
      let isReached = collectionView.tap(cell, at: indexPath)
      flush()
      return isReached
    }
  }

  /// Lets the turn of the main actor end, for this list and for those around it.
  public func flush() {
    adapter.flush()
    outermost.flush()
  }
}

extension NestedHarness {
  /// The list that a controller's cell holds, if there is such a cell and such a list.
  init?(holding controller: (any CellControlling)?, in outermost: ListHarness) {
    guard let holder = controller as? any NestedListControlling, holder.mountedView != nil else {
      return nil
    }
    self.init(holder.list, in: outermost)
  }
}

extension ListHarness {
  /// The list inside an item's cell, if the item is on screen and holds one.
  public func nestedList(at indexPath: IndexPath) -> NestedHarness? {
    NestedHarness(holding: adapter.controller(at: indexPath), in: self)
  }
}
