public import Roster

extension DrivenList {
  /// Taps the center of the visible part of an item's cell, which selects the item.
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

  /// Presses the center of an item's cell until its context menu opens, and closes the menu.
  ///
  /// - Returns: The menu's configuration; `nil` if none opens or the item is not on screen.
  public func longPress(_ indexPath: IndexPath) -> UIContextMenuConfiguration? {
    step("long press on item \(indexPath)") {
      flush()
      guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
      return collectionView.openMenu(of: cell)
    }
  }

  /// Taps the center of the visible part of an item's cell, which selects the item; it can be in a
  /// carousel.
  ///
  /// - Returns: Whether the tap reached the item.
  @discardableResult
  public func tap<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> Bool {
    place(of: type, id: id).map { $0.list.tap($0.indexPath) } ?? false
  }

  /// Presses the center of an item's cell until its context menu opens, and closes the menu.
  ///
  /// - Returns: The menu's configuration; `nil` if none opens or the item is not on screen.
  public func longPress<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> UIContextMenuConfiguration? {
    place(of: type, id: id).flatMap { $0.list.longPress($0.indexPath) }
  }

  /// Scrolls to a distance from the top of the content, in points, or from its left in a horizontal
  /// list.
  public func scroll(to distance: CGFloat) {
    step("scroll to \(distance)") {
      collectionView.contentOffset =
        collectionView.isSideways ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
      collectionView.layoutIfNeeded()
      flush()
    }
  }

  /// Drags the list by a distance; the finger stops before it is lifted.
  ///
  /// - Parameter distance: The distance in points; a positive one shows content further down, or
  ///   further right in a horizontal list.
  public func drag(by distance: CGFloat) {
    step("drag by \(distance)") {
      flush()
      collectionView.drag(by: distance)
      flush()
    }
  }

  /// Scrolls to an item, without animation.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - alignment: Where on the screen the item should be.
  /// - Returns: Whether the item exists and is on screen.
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

  /// Scrolls to the first item with a controller of a type and an identifier, without animation; it
  /// can be in a carousel.
  ///
  /// - Returns: Whether the item exists and is on screen.
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
