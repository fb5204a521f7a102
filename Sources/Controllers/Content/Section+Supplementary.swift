public import RosterPlatform

extension SectionContent {
  /// Adds a header to the section.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the header.
  ///   - fileID: The file to name in messages about the header.
  ///   - line: The line to name in messages about the header.
  ///   - makeController: Makes the header's controller; its cell may be any reusable view.
  /// - Returns: A copy of the section, with the header.
  public func header<Controller: CellControlling>(
    _ viewModel: Controller.Model,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Self {
    supplementary(
      UICollectionView.elementKindSectionHeader,
      viewModel,
      fileID: fileID,
      line: line,
      makeController
    )
  }

  /// Adds a footer to the section.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the footer.
  ///   - fileID: The file to name in messages about the footer.
  ///   - line: The line to name in messages about the footer.
  ///   - makeController: Makes the footer's controller; its cell may be any reusable view.
  /// - Returns: A copy of the section, with the footer.
  public func footer<Controller: CellControlling>(
    _ viewModel: Controller.Model,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Self {
    supplementary(
      UICollectionView.elementKindSectionFooter,
      viewModel,
      fileID: fileID,
      line: line,
      makeController
    )
  }

  /// Adds a supplementary item to the section, for a custom layout.
  ///
  /// - Parameters:
  ///   - kind: The layout's name for the kind of supplementary view.
  ///   - viewModel: The view model of the supplementary item.
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
  ) -> Self {
    let location = CodeLocation(fileID: fileID, line: line)
    return adding(SupplementaryNode(kind, viewModel, at: location, makeController))
  }

  /// The same section with one more header, footer or other supplementary item.
  func adding(_ node: SupplementaryNode) -> Self {
    changing(ListBuilder.SectionChange(adding: node))
  }
}

extension SectionContent {
  /// Adds a header to the section, without a controller class.
  ///
  /// ```swift
  /// Section("open") { … }
  ///   .header(Title("To do"), view: TitleView.self, size: .height(30)) { view, title in
  ///     view.label.text = title.text
  ///   }
  /// ```
  ///
  /// The view is configured with each content that is applied; see `Items(_:cell:size:…)`.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the header.
  ///   - view: The class of the header's view.
  ///   - size: The size of the header.
  ///   - fileID: The file to name in messages about the header.
  ///   - line: The line to name in messages about the header.
  ///   - configure: Shows the view model in a view.
  /// - Returns: A copy of the section, with the header.
  public func header<Model: ViewModel, View: UICollectionReusableView>(
    _ viewModel: Model,
    view: View.Type,
    size: ItemSize,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (View, Model) -> Void
  ) -> Self {
    supplementary(
      UICollectionView.elementKindSectionHeader,
      viewModel,
      view: view,
      size: size,
      fileID: fileID,
      line: line,
      configure: configure
    )
  }

  /// Adds a footer to the section, without a controller class.
  ///
  /// The view is configured with each content that is applied; see `Items(_:cell:size:…)`.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the footer.
  ///   - view: The class of the footer's view.
  ///   - size: The size of the footer.
  ///   - fileID: The file to name in messages about the footer.
  ///   - line: The line to name in messages about the footer.
  ///   - configure: Shows the view model in a view.
  /// - Returns: A copy of the section, with the footer.
  public func footer<Model: ViewModel, View: UICollectionReusableView>(
    _ viewModel: Model,
    view: View.Type,
    size: ItemSize,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (View, Model) -> Void
  ) -> Self {
    supplementary(
      UICollectionView.elementKindSectionFooter,
      viewModel,
      view: view,
      size: size,
      fileID: fileID,
      line: line,
      configure: configure
    )
  }

  /// Adds a supplementary item to the section, for a custom layout and without a controller class.
  ///
  /// The view is configured with each content that is applied; see `Items(_:cell:size:…)`.
  ///
  /// - Parameters:
  ///   - kind: The layout's name for the kind of supplementary view.
  ///   - viewModel: The view model of the supplementary item.
  ///   - view: The class of the supplementary view.
  ///   - size: The size of the supplementary view.
  ///   - fileID: The file to name in messages about the supplementary item.
  ///   - line: The line to name in messages about the supplementary item.
  ///   - configure: Shows the view model in a view.
  /// - Returns: A copy of the section, with the supplementary item.
  public func supplementary<Model: ViewModel, View: UICollectionReusableView>(
    _ kind: String,
    _ viewModel: Model,
    view: View.Type,
    size: ItemSize,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (View, Model) -> Void
  ) -> Self {
    let location = CodeLocation(fileID: fileID, line: line)
    let add = PlainController.presenting(
      size: size,
      at: location,
      configure: configure,
      didSelect: nil
    )
    let make = PlainController<Model, View>.init
    return adding(SupplementaryNode(kind, viewModel, at: location, make, bringing: add))
  }
}

/// A header, footer or other supplementary item of a section, as content declares it.
struct SupplementaryNode {
  let kind: String

  /// Returns what presents the item, with what the content around it provides.
  ///
  /// - Parameters:
  ///   - previous: What presents an item of the same kind in the previous list. It is returned if it presents
  ///     the very same item in the same surroundings.
  ///   - surroundings: What the content around it provides.
  /// - Returns: The presenter for the new list.
  let presenter: @MainActor (_ previous: CellPresenter?, Surroundings) -> CellPresenter

  init(
    _ kind: String,
    _ presenter: @escaping @MainActor (CellPresenter?, Surroundings) -> CellPresenter
  ) {
    self.kind = kind
    self.presenter = presenter
  }

  /// Declares the item of a view model.
  @MainActor
  init<Controller: CellControlling>(
    _ kind: String,
    _ viewModel: Controller.Model,
    at location: CodeLocation,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller,
    bringing add: (@MainActor (inout ListEnvironment) -> Void)? = nil
  ) {
    self.init(kind) { previous, surroundings in
      if let previous, let factory = previous.factory as? TypedItemFactory<Controller>,
        factory.isDeclared(at: location), factory.takeOver(only: viewModel, makeController)
      {
        return previous.inside(surroundings, adding: add)
      }
      let presenter = CellPresenter([viewModel], at: location, makeController)
      return presenter.inside(surroundings, adding: add)
    }
  }
}

extension ListBuilder.SectionChange {
  init(adding node: SupplementaryNode) {
    kind = .supplementary(node)
  }
}
