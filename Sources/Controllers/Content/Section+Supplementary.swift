public import RosterCore
public import RosterPlatform

extension Section {
  /// The same section with a header.
  ///
  /// - Parameters:
  ///   - viewModel: What the header shows.
  ///   - makeController: Makes the header's controller; its cell may be any reusable view.
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
  ///   - makeController: Makes the footer's controller; its cell may be any reusable view.
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
  ///   - makeController: Makes the controller; its cell may be any reusable view.
  public func supplementary<Controller: CellControlling>(
    _ kind: String,
    _ viewModel: Controller.Model,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Section {
    var copy = self
    copy.supplementaries.append(
      SupplementaryNode(
        kind: kind,
        run: Run(
          Column([viewModel]),
          controller: ControllerKind(Controller.self),
          location: SourceLocation(fileID: fileID, line: line)
        ),
        presenter: CellPresenter([viewModel], makeController)
      )
    )
    return copy
  }
}
