public import Roster

extension DrivenList {
  /// Selects an item, as a tap in the middle of the visible part of its cell does.
  ///
  /// - Returns: Whether the tap reached the item.
  @discardableResult
  public func tap(_ indexPath: IndexPath) -> Bool {
    step("tap item \(indexPath)") {
      flush()
      guard let cell = collectionView.cellForItem(at: indexPath) else { return false }
      return cell.tap()
    }
  }

  /// Holds a finger on the middle of an item's cell until its menu opens, and closes the menu again.
  ///
  /// - Returns: The menu's description; `nil` if none opens or the item is not on screen.
  public func longPress(_ indexPath: IndexPath) -> UIContextMenuConfiguration? {
    step("long press on item \(indexPath)") {
      flush()
      guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
      return collectionView.openMenu(of: cell)
    }
  }

  /// Selects an item, as a tap in the middle of the visible part of its cell does; it may be one of a carousel.
  ///
  /// - Returns: Whether the tap reached the item.
  @discardableResult
  public func tap<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> Bool {
    place(of: type, id: id).map { $0.list.tap($0.indexPath) } ?? false
  }

  /// Holds a finger on the middle of an item's cell until its menu opens, and closes the menu again.
  ///
  /// - Returns: The menu's description; `nil` if none opens or the item is not on screen.
  public func longPress<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> UIContextMenuConfiguration? {
    place(of: type, id: id).flatMap { $0.list.longPress($0.indexPath) }
  }

  /// Scrolls to a distance from the top of the content, in points; in a list that is wider than its view,
  /// from its left.
  public func scroll(to distance: CGFloat) {
    step("scroll to \(distance)") {
      collectionView.contentOffset =
        collectionView.isSideways ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
      collectionView.layoutIfNeeded()
      flush()
    }
  }

  /// Drags the list by a distance as a finger does that stops before it lifts.
  ///
  /// - Parameter distance: In points; what is further down, or further right in a list that is wider
  ///   than its view, comes up for a positive one.
  public func drag(by distance: CGFloat) {
    step("drag by \(distance)") {
      flush()
      collectionView.drag(by: distance)
      flush()
    }
  }

  /// Brings an item on screen, without animation.
  ///
  /// - Parameters:
  ///   - indexPath: The place of the item.
  ///   - alignment: Where on the screen it is to stand.
  /// - Returns: Whether there is such an item, and it is on screen.
  @discardableResult
  public func scroll(to indexPath: IndexPath, at alignment: ScrollAlignment = .nearest) -> Bool {
    step("scroll to item \(indexPath)") {
      flush()
      guard let id = adapter.itemID(at: indexPath) else { return false }
      var result: ScrollResult?
      adapter.scroll(to: id, at: alignment, animated: false) { result = $0 }
      flush()
      return result == .arrived
    }
  }

  /// Brings the first item with a controller of a type and an identifier on screen, without animation; it may be
  /// one of a carousel.
  ///
  /// - Returns: Whether there is such an item, and it is on screen.
  @discardableResult
  public func scroll<Controller: CellControlling>(
    to type: Controller.Type,
    id: Controller.Model.ID,
    at alignment: ScrollAlignment = .nearest
  ) -> Bool {
    flush()
    guard let id = adapter.itemID(type, id: id) else { return false }
    return step("scroll to \(id)") {
      var result: ScrollResult?
      adapter.scroll(to: id, at: alignment, animated: false) { result = $0 }
      flush()
      return result == .arrived
    }
  }
}
