import RosterCore
import RosterPlatform

extension Section {
  /// The same section with a header.
  ///
  /// - Parameters:
  ///   - viewModel: What the header shows.
  ///   - fileID: The file to name in messages about the header.
  ///   - line: The line to name in messages about the header.
  ///   - makeController: Makes the header's controller; its cell may be any reusable view.
  /// - Returns: A copy of the section, with the header.
  public func header<Controller: CellControlling>(
    _ viewModel: Controller.Model,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Section {
    supplementary(
      UICollectionView.elementKindSectionHeader,
      viewModel,
      fileID: fileID,
      line: line,
      makeController
    )
  }

  /// The same section with a footer.
  ///
  /// - Parameters:
  ///   - viewModel: What the footer shows.
  ///   - fileID: The file to name in messages about the footer.
  ///   - line: The line to name in messages about the footer.
  ///   - makeController: Makes the footer's controller; its cell may be any reusable view.
  /// - Returns: A copy of the section, with the footer.
  public func footer<Controller: CellControlling>(
    _ viewModel: Controller.Model,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Section {
    supplementary(
      UICollectionView.elementKindSectionFooter,
      viewModel,
      fileID: fileID,
      line: line,
      makeController
    )
  }

  /// The same section with a supplementary item that a layout of the app's own asks for.
  ///
  /// - Parameters:
  ///   - kind: The layout's name for the kind of supplementary view.
  ///   - viewModel: What the supplementary view shows.
  ///   - fileID: The file to name in messages about the supplementary item.
  ///   - line: The line to name in messages about the supplementary item.
  ///   - makeController: Makes the controller; its cell may be any reusable view.
  /// - Returns: A copy of the section, with the supplementary item.
  public func supplementary<Controller: CellControlling>(
    _ kind: String,
    _ viewModel: Controller.Model,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Section {
    adding(
      SupplementaryNode(
        kind,
        viewModel,
        of: Controller.self,
        CellPresenter([viewModel], makeController),
        CodeLocation(fileID: fileID, line: line)
      )
    )
  }

  /// The same section with one more header, footer or other supplementary item.
  func adding(_ node: SupplementaryNode) -> Section {
    var copy = self
    copy.settings.supplementaries.append(node)
    return copy
  }
}
