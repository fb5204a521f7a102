import RosterCore
public import RosterPlatform

/// One item: its view model, and how its controller is made.
///
/// ```swift
/// Item(Spinner(), SpinnerController.init)
/// ```
public struct Item<Controller: CellControlling>: ListNode
where Controller.Cell: UICollectionViewCell {
  let items: Items<Controller>

  /// Shows a view model in a cell.
  ///
  /// - Parameters:
  ///   - viewModel: What the item shows.
  ///   - fileID: The file to name in messages about the item.
  ///   - line: The line to name in messages about the item.
  ///   - makeController: Makes the controller of the item.
  public init(
    _ viewModel: Controller.Model,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    items = Items([viewModel], fileID: fileID, line: line, makeController)
  }

  public func resolve(into resolver: inout ListResolver) {
    items._resolve(into: &resolver)
  }
}
