public import RosterPlatform

// The header and the footer of a whole list are those of a section without items, so that every layout has a place for
// them, and a list with other layouts has them, too.

extension ListContent {
  /// Adds a header of the whole list, before its first section.
  ///
  /// ```swift
  /// TodoList(store: store)
  ///   .listHeader(Greeting(name), GreetingController.init)
  /// ```
  ///
  /// It is the header of a section of its own, without items. Add it to the outermost content: elsewhere, it is the
  /// header of a part of the list, and does not stay at the edge.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the header.
  ///   - isSticky: Whether the header stays at the start of the visible area. Sticky headers of
  ///     sections are below it. That requires a `ListLayout`; other layouts report it.
  ///   - fileID: The file to name in messages about the header.
  ///   - line: The line to name in messages about the header.
  ///   - makeController: Makes the header's controller; its cell may be any reusable view.
  /// - Returns: The content below the header.
  public func listHeader<Controller: CellControlling>(
    _ viewModel: Controller.Model,
    isSticky: Bool = false,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> some ListContent {
    ListBuilder.Bounded(
      content: self,
      header: boundary(isSticky, fileID, line)
        .header(viewModel, fileID: fileID, line: line, makeController),
      footer: nil
    )
  }

  /// Adds a footer of the whole list, after its last section.
  ///
  /// It is the footer of a section of its own, without items; see
  /// `listHeader(_:isSticky:fileID:line:_:)`.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the footer.
  ///   - isSticky: Whether the footer stays at the end of the visible area.
  ///   - fileID: The file to name in messages about the footer.
  ///   - line: The line to name in messages about the footer.
  ///   - makeController: Makes the footer's controller; its cell may be any reusable view.
  /// - Returns: The content above the footer.
  public func listFooter<Controller: CellControlling>(
    _ viewModel: Controller.Model,
    isSticky: Bool = false,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> some ListContent {
    ListBuilder.Bounded(
      content: self,
      header: nil,
      footer: boundary(isSticky, fileID, line)
        .footer(viewModel, fileID: fileID, line: line, makeController)
    )
  }

  /// Adds a header of the whole list, without a controller class; see
  /// `listHeader(_:isSticky:fileID:line:_:)`.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the header.
  ///   - view: The class of the header's view.
  ///   - size: The size of the header.
  ///   - isSticky: Whether the header stays at the start of the visible area.
  ///   - fileID: The file to name in messages about the header.
  ///   - line: The line to name in messages about the header.
  ///   - configure: Shows the view model in a view.
  /// - Returns: The content below the header.
  public func listHeader<Model: ViewModel, View: UICollectionReusableView>(
    _ viewModel: Model,
    view: View.Type,
    size: ItemSize,
    isSticky: Bool = false,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (View, Model) -> Void
  ) -> some ListContent {
    ListBuilder.Bounded(
      content: self,
      header: boundary(isSticky, fileID, line).header(
        viewModel,
        view: view,
        size: size,
        fileID: fileID,
        line: line,
        configure: configure
      ),
      footer: nil
    )
  }

  /// Adds a footer of the whole list, without a controller class; see
  /// `listHeader(_:isSticky:fileID:line:_:)`.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the footer.
  ///   - view: The class of the footer's view.
  ///   - size: The size of the footer.
  ///   - isSticky: Whether the footer stays at the end of the visible area.
  ///   - fileID: The file to name in messages about the footer.
  ///   - line: The line to name in messages about the footer.
  ///   - configure: Shows the view model in a view.
  /// - Returns: The content above the footer.
  public func listFooter<Model: ViewModel, View: UICollectionReusableView>(
    _ viewModel: Model,
    view: View.Type,
    size: ItemSize,
    isSticky: Bool = false,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (View, Model) -> Void
  ) -> some ListContent {
    ListBuilder.Bounded(
      content: self,
      header: nil,
      footer: boundary(isSticky, fileID, line).footer(
        viewModel,
        view: view,
        size: size,
        fileID: fileID,
        line: line,
        configure: configure
      )
    )
  }

  private func boundary(
    _ isSticky: Bool,
    _ fileID: StaticString,
    _ line: Int
  ) -> Section<EmptyContent> {
    Section(fileID: fileID, line: line) {}
      .layout(
        SectionLayout.list.changed { $0.listBoundary = isSticky ? .sticky : .scrolling }
      )
  }
}

extension ListBuilder {
  /// Content between the header and the footer of a list.
  struct Bounded<Content: ListContent, Boundary: ListContent>: ListNode {
    let content: Content
    let header: Boundary?
    let footer: Boundary?

    func resolve(into resolver: inout ListResolver) {
      if let header { resolver.descend(to: 0) { header._resolve(into: &$0) } }
      resolver.descend(to: 1) { content._resolve(into: &$0) }
      if let footer { resolver.descend(to: 2) { footer._resolve(into: &$0) } }
    }
  }
}
