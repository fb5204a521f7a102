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
  /// If no finger reaches the item, the test fails.
  ///
  /// - Returns: The drag; `nil` if the item cannot be dragged.
  public func lift(
    _ indexPath: IndexPath,
    filePath: String = #filePath,
    line: Int = #line
  ) -> ListDrag? {
    step("lift item \(indexPath)") {
      guard reachableCell(at: indexPath, TestLine(filePath, line)) != nil else { return nil }
      return Headless.drag(itemAt: indexPath, in: collectionView).map { ListDrag($0, of: self) }
    }
  }

  /// Lifts an item for a drag, with a long press; it can be in a carousel.
  ///
  /// If no finger reaches the item, the test fails.
  ///
  /// - Returns: The drag; `nil` if the item cannot be dragged.
  public func lift<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    filePath: String = #filePath,
    line: Int = #line
  ) -> ListDrag? {
    existingPlace(of: type, id: id, TestLine(filePath, line))
      .flatMap { $0.list.lift($0.indexPath, filePath: filePath, line: line) }
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

/// A drag by the user, until it is dropped.
@MainActor
public struct ListDrag {
  /// The drag itself: its session, its items and their previews.
  public let drag: Headless.Drag

  private let list: any DrivenList

  init(_ drag: Headless.Drag, of list: some DrivenList) {
    self.drag = drag
    self.list = list
  }

  /// Moves the finger to the center of an item; if the item is not on screen, the test fails.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - adapter: The adapter of the item's list; by default, that of the list under test.
  ///   - filePath: The file in which a failure is reported.
  ///   - line: The line at which a failure is reported.
  /// - Returns: Whether the item is on screen.
  @discardableResult
  public func move(
    over indexPath: IndexPath,
    of adapter: ListAdapter? = nil,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    let view = (adapter ?? list.adapter).collectionView
    return list.step("drag over item \(indexPath)") {
      guard !drag.move(overItemAt: indexPath, in: view) else { return true }
      list.miss("Item \(indexPath) is not on screen.", TestLine(filePath, line))
      return false
    }
  }

  /// Moves the finger to the center of an item; if the item is not on screen, the test fails.
  ///
  /// - Returns: Whether the item is on screen.
  @discardableResult
  public func move<Controller: CellControlling>(
    over type: Controller.Type,
    id: Controller.Model.ID,
    of adapter: ListAdapter? = nil,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    let adapter = adapter ?? list.adapter
    guard let path = adapter.itemID(type, id: id).flatMap(adapter.indexPath(of:)) else {
      list.miss("The list has no item \(type) with the identifier \(id).", TestLine(filePath, line))
      return false
    }
    return move(over: path, of: adapter, filePath: filePath, line: line)
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
