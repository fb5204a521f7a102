public import Roster

extension DrivenList {
  /// Taps the center of the visible part of an item's cell, which selects the item.
  ///
  /// If no finger reaches the item, for example because it is off screen, the test fails.
  ///
  /// - Returns: Whether the tap reached the item.
  @discardableResult
  public func tap(
    _ indexPath: IndexPath,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    step("tap item \(indexPath)") {
      reachableCell(at: indexPath, TestLine(filePath, line))?.tap() ?? false
    }
  }

  /// Presses the center of an item's cell until its context menu opens.
  ///
  /// `tap(_:)` with the title of an action chooses it; any other touch closes the menu.
  ///
  /// If no finger reaches the item, for example because it is off screen, the test fails.
  ///
  /// - Returns: The menu's configuration; `nil` if none opens.
  public func longPress(
    _ indexPath: IndexPath,
    filePath: String = #filePath,
    line: Int = #line
  ) -> UIContextMenuConfiguration? {
    step("long press on item \(indexPath)") {
      let menu = reachableCell(at: indexPath, TestLine(filePath, line)).flatMap {
        collectionView.openMenu(of: $0)
      }
      outermost.hasContextMenu = outermost.window.hasMenu
      return menu
    }
  }

  /// Taps the center of the visible part of an item's cell, which selects the item; it can be in a
  /// carousel.
  ///
  /// If no finger reaches the item, for example because it is off screen, the test fails.
  ///
  /// - Returns: Whether the tap reached the item.
  @discardableResult
  public func tap<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    existingPlace(of: type, id: id, TestLine(filePath, line))
      .map { $0.list.tap($0.indexPath, filePath: filePath, line: line) } ?? false
  }

  /// Presses the center of an item's cell until its context menu opens.
  ///
  /// `tap(_:)` with the title of an action chooses it; any other touch closes the menu.
  ///
  /// If no finger reaches the item, for example because it is off screen, the test fails.
  ///
  /// - Returns: The menu's configuration; `nil` if none opens.
  public func longPress<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    filePath: String = #filePath,
    line: Int = #line
  ) -> UIContextMenuConfiguration? {
    existingPlace(of: type, id: id, TestLine(filePath, line))
      .flatMap { $0.list.longPress($0.indexPath, filePath: filePath, line: line) }
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
  /// If no finger reaches the list, the test fails.
  ///
  /// - Parameters:
  ///   - distance: The distance in points; a positive one shows content further down, or further
  ///     right in a horizontal list.
  ///   - filePath: The file in which a failure is reported.
  ///   - line: The line at which a failure is reported.
  public func drag(by distance: CGFloat, filePath: String = #filePath, line: Int = #line) {
    step("drag by \(distance)") {
      flush()
      outermost.putAwayMenu()
      guard collectionView.touchPoint != nil else {
        return miss(
          "No finger reaches the list, so it cannot be dragged.",
          TestLine(filePath, line)
        )
      }
      collectionView.drag(by: distance)
      flush()
    }
  }

  /// Scrolls to an item, without animation; if there is no such item, the test fails.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - alignment: Where on the screen the item should be.
  ///   - filePath: The file in which a failure is reported.
  ///   - line: The line at which a failure is reported.
  /// - Returns: Whether the item exists and is on screen.
  @discardableResult
  public func scroll(
    to indexPath: IndexPath,
    at alignment: ScrollAlignment = .nearest,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    step("scroll to item \(indexPath)") {
      flush()
      guard let id = adapter.itemID(at: indexPath) else {
        miss("The list has no item \(indexPath).", TestLine(filePath, line))
        return false
      }
      var result: ListAdapter.ScrollResult?
      adapter.scroll(to: id, at: alignment, animated: false) { result = $0 }
      flush()
      return result == .arrived
    }
  }

  /// Scrolls to the first item with a controller of a type and an identifier, without animation.
  ///
  /// The item can be in a carousel. If there is no such item, the test fails.
  ///
  /// - Returns: Whether the item exists and is on screen.
  @discardableResult
  public func scroll<Controller: CellControlling>(
    to type: Controller.Type,
    id: Controller.Model.ID,
    at alignment: ScrollAlignment = .nearest,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    guard let id = existingItem(type, id: id, TestLine(filePath, line)) else { return false }
    return step("scroll to \(id)") {
      var result: ListAdapter.ScrollResult?
      adapter.scroll(to: id, at: alignment, animated: false) { result = $0 }
      flush()
      return result == .arrived
    }
  }
}
