public import Roster

extension ListHarness {
  /// Drags the list by a distance and lets go at rest, as a finger does.
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

  /// Brings the first item with a controller of a type and an identifier on screen, without animation.
  ///
  /// - Returns: Whether there is such an item, and it is on screen.
  @discardableResult
  public func scroll<Controller: CellControlling>(
    to type: Controller.Type,
    id: Controller.Model.ID,
    at alignment: ScrollAlignment = .nearest
  ) -> Bool {
    flush()
    return indexPath(type, id: id).map { scroll(to: $0, at: alignment) } ?? false
  }
}
