#if !canImport(UIKit)
public import Roster

extension DrivenList {
  /// Lifts an item for a drag, with a long press.
  ///
  /// If the item is selected, all selected items are lifted.
  ///
  /// ```swift
  /// let drag = try #require(board.lift(JobController.self, id: 1))
  /// drag.move(over: JobController.self, id: 4, of: screen.doneAdapter)
  /// #expect(drag.drop() == .move)
  /// ```
  ///
  /// - Returns: The drag; `nil` if the item is not on screen, or it cannot be dragged.
  public func lift(_ indexPath: IndexPath) -> ListDrag? {
    step("lift item \(indexPath)") {
      flush()
      return Headless.drag(itemAt: indexPath, in: collectionView).map { ListDrag($0, of: self) }
    }
  }

  /// Lifts an item for a drag, with a long press; it can be in a carousel.
  ///
  /// - Returns: The drag; `nil` if the item is not on screen, or it cannot be dragged.
  public func lift<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> ListDrag? {
    place(of: type, id: id).flatMap { $0.list.lift($0.indexPath) }
  }

  /// Begins a drag that comes from another app.
  ///
  /// ```swift
  /// let link = UIDragItem(itemProvider: NSItemProvider(object: url as NSURL))
  /// list.dragFromElsewhere([link]).move(over: [0, 2])
  /// ```
  public func dragFromElsewhere(_ items: [UIDragItem]) -> ListDrag {
    step("drag \(items.count) things from elsewhere") {
      flush()
      return ListDrag(Headless.drag(items, in: outermost.window), of: self)
    }
  }
}

/// A drag by a person, until it is dropped.
@MainActor
public struct ListDrag {
  /// The drag itself: its session, its items and their previews.
  public let drag: Headless.Drag

  private let list: any DrivenList

  init(_ drag: Headless.Drag, of list: some DrivenList) {
    self.drag = drag
    self.list = list
  }

  /// Moves the finger to the center of an item.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - adapter: The adapter of the item's list; by default, that of the list under test.
  /// - Returns: Whether the item is on screen.
  @discardableResult
  public func move(over indexPath: IndexPath, of adapter: ListAdapter? = nil) -> Bool {
    let view = (adapter ?? list.adapter).collectionView
    return list.step("drag over item \(indexPath)") {
      drag.move(overItemAt: indexPath, in: view)
    }
  }

  /// Moves the finger to the center of an item.
  ///
  /// - Returns: Whether the item is on screen.
  @discardableResult
  public func move<Controller: CellControlling>(
    over type: Controller.Type,
    id: Controller.Model.ID,
    of adapter: ListAdapter? = nil
  ) -> Bool {
    let adapter = adapter ?? list.adapter
    guard let path = adapter.itemID(type, id: id).flatMap(adapter.indexPath(of:)) else {
      return false
    }
    return move(over: path, of: adapter)
  }

  /// Moves the finger to a point of a list, in points from the top left of its visible part.
  public func move(to point: CGPoint, of adapter: ListAdapter? = nil) {
    let view = (adapter ?? list.adapter).collectionView
    list.step("drag to \(point.x), \(point.y)") {
      let place = CGPoint(x: view.bounds.minX + point.x, y: view.bounds.minY + point.y)
      drag.move(to: place, in: view)
    }
  }

  /// Adds an item of the list in which the drag began, with a tap.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  public func add(_ indexPath: IndexPath) -> Bool {
    list.step("take item \(indexPath) along") {
      drag.add(itemAt: indexPath, in: list.collectionView)
    }
  }

  /// Lifts the finger, and ends the drag.
  ///
  /// - Returns: What happens to the items: `.cancel` if nothing accepts them.
  @discardableResult
  public func drop() -> UIDropOperation {
    list.step("drop") {
      let operation = drag.drop()
      list.outermost.finishAnimations()
      list.flush()
      return operation
    }
  }

  /// Ends the drag without a drop, as the system does.
  public func cancel() {
    list.step("cancel the drag") {
      drag.cancel()
      list.outermost.finishAnimations()
      list.flush()
    }
  }
}
#endif
