public import RosterCore
public import RosterPlatform

/// Items of one kind: their view models, and how the controller of one is made.
///
/// ```swift
/// Items(store.open) { TodoController($0, store: store) }
/// Items(photos, PhotoController.init)
/// ```
///
/// The closure is called when an item is first needed, not when the content is made.
public struct Items<Controller: CellControlling>: ListNode
where Controller.Cell: UICollectionViewCell {
  @usableFromInline
  let column: Column

  @usableFromInline
  let presenter: CellPresenter

  @usableFromInline
  let location: SourceLocation

  /// Shows view models, each in a cell of its own.
  ///
  /// - Parameters:
  ///   - viewModels: What the items show, with distinct identifiers.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - makeController: Makes the controller of an item. It is called once for each item that is
  ///     shown, and has to return a new controller.
  @inlinable
  public init(
    _ viewModels: [Controller.Model],
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    column = Column(viewModels)
    presenter = CellPresenter(viewModels, makeController)
    location = SourceLocation(fileID: fileID, line: line)
  }

  public func _resolve(into resolver: inout ListResolver) {
    resolver.append(column, of: ControllerKind(Controller.self), presenter, location)
  }
}
