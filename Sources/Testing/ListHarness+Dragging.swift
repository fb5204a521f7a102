#if !canImport(UIKit)
public import Roster

extension DrivenList {
  /// Lifts an item with a finger that rests on it, as a person does who is about to drag it elsewhere.
  ///
  /// With a selected item come all that are selected.
  ///
  /// ```swift
  /// let drag = try #require(board.lift(JobController.self, id: 1))
  /// drag.move(over: JobController.self, id: 4, of: screen.doneAdapter)
  /// #expect(drag.drop() == .move)
  /// ```
  ///
  /// - Returns: The drag; `nil` if the item is not on screen, or cannot be dragged.
  public func lift(_ indexPath: IndexPath) -> ListDrag? {
    step("lift item \(indexPath)") {
      flush()
      return Headless.drag(itemAt: indexPath, in: collectionView).map { ListDrag($0, of: self) }
    }
  }

  /// Lifts an item with a finger that rests on it, as a person does who is about to drag it elsewhere; it may be one
  /// of a carousel.
  ///
  /// - Returns: The drag; `nil` if the item is not on screen, or cannot be dragged.
  public func lift<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> ListDrag? {
    place(of: type, id: id).flatMap { $0.list.lift($0.indexPath) }
  }

  /// Drags something over the screen that comes from another app.
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

/// Something that a person drags over a screen, until it is dropped.
@MainActor
public struct ListDrag {
  /// The drag itself: its session, what it carries, and how that looks.
  public let drag: Headless.Drag

  private let list: any DrivenList

  init(_ drag: Headless.Drag, of list: some DrivenList) {
    self.drag = drag
    self.list = list
  }

  /// Moves the finger to the middle of an item.
  ///
  /// - Parameters:
  ///   - indexPath: The place of the item.
  ///   - adapter: The list that the item is in; by default, the one that is driven.
  /// - Returns: Whether the item is on screen.
  @discardableResult
  public func move(over indexPath: IndexPath, of adapter: ListAdapter? = nil) -> Bool {
    let view = (adapter ?? list.adapter).collectionView
    return list.step("drag over item \(indexPath)") {
      drag.move(overItemAt: indexPath, in: view)
    }
  }

  /// Moves the finger to the middle of an item.
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

  /// Moves the finger to a point of what a list shows, in points from the top and the left of its visible part.
  public func move(to point: CGPoint, of adapter: ListAdapter? = nil) {
    let view = (adapter ?? list.adapter).collectionView
    list.step("drag to \(point.x), \(point.y)") {
      let place = CGPoint(x: view.bounds.minX + point.x, y: view.bounds.minY + point.y)
      drag.move(to: place, in: view)
    }
  }

  /// Taps an item of the list that the drag began in, to take it along.
  ///
  /// - Returns: Whether it comes.
  @discardableResult
  public func add(_ indexPath: IndexPath) -> Bool {
    list.step("take item \(indexPath) along") {
      drag.add(itemAt: indexPath, in: list.collectionView)
    }
  }

  /// Lets go, and lets everybody hear of it.
  ///
  /// - Returns: What happens to what is dragged: `.cancel` if nobody takes it.
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
