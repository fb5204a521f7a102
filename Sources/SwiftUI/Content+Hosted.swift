#if canImport(SwiftUI) && !os(macOS)
public import Roster
public import SwiftUI

extension Items {
  /// Shows each view model as a SwiftUI view in its own cell.
  ///
  /// ```swift
  /// Items(notes) { note in
  ///   NoteRow(note, isFavorite: favorites.contains(note.id))
  /// } didSelect: { note in
  ///   router.open(note)
  /// }
  /// ```
  ///
  /// The views on screen are made again with each content, so they may show what the closure
  /// captures. A `@State` in a view is reset when its item gets a cell. Put what has to be kept
  /// into the model, or into the view state of a `HostedController`.
  ///
  /// - Parameters:
  ///   - viewModels: What the items show, with distinct identifiers.
  ///   - size: The size of each item; by default, the height of its view.
  ///   - hosting: The style of the views in their cells.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - content: Makes the view of an item.
  ///   - didSelect: Called when the user has selected an item; by default, nothing happens.
  @inlinable
  public init<Model: ViewModel, Content: View>(
    _ viewModels: [Model],
    size: ItemSize = .automatic(estimated: 44),
    hosting: HostedStyle = HostedStyle(),
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ViewBuilder content: @escaping @MainActor (Model) -> Content,
    didSelect: (@MainActor (Model) -> Void)? = nil
  ) where Controller == HostedItemController<Model, Content> {
    self = Items(viewModels, fileID: fileID, line: line, HostedItemController.init)
      .presented(
        as: size,
        hosting,
        CodeLocation(fileID: fileID, line: line),
        content,
        didSelect
      )
  }

  @usableFromInline
  func presented<Model: ViewModel, Content: View>(
    as size: ItemSize,
    _ style: HostedStyle,
    _ location: CodeLocation,
    _ content: @escaping @MainActor (Model) -> Content,
    _ didSelect: (@MainActor (Model) -> Void)?
  ) -> Self where Controller == HostedItemController<Model, Content> {
    let presentation = HostedPresentation(
      size: size,
      location: location,
      style: style,
      content: content,
      didSelect: didSelect
    )
    return bringing { $0[Controller.Key.self] = presentation }
  }
}

extension Item {
  /// Shows a view model as a SwiftUI view.
  ///
  /// - Parameters:
  ///   - viewModel: What the item shows.
  ///   - size: The size of the item; by default, the height of its view.
  ///   - hosting: The style of the view in its cell.
  ///   - fileID: The file to name in messages about the item.
  ///   - line: The line to name in messages about the item.
  ///   - content: Makes the view.
  ///   - didSelect: Called when the user has selected the item; by default, nothing happens.
  public init<Model: ViewModel, Content: View>(
    _ viewModel: Model,
    size: ItemSize = .automatic(estimated: 44),
    hosting: HostedStyle = HostedStyle(),
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ViewBuilder content: @escaping @MainActor (Model) -> Content,
    didSelect: (@MainActor (Model) -> Void)? = nil
  ) where Controller == HostedItemController<Model, Content> {
    let presentation = HostedPresentation(
      size: size,
      location: CodeLocation(fileID: fileID, line: line),
      style: hosting,
      content: content,
      didSelect: didSelect
    )
    self = Item(viewModel, fileID: fileID, line: line, HostedItemController.init)
      .bringing { $0[Controller.Key.self] = presentation }
  }
}

/// The identity of a header or footer that is only a view.
public struct HostedHeading: SendableViewModel {
  public var id: String { "heading" }
}

extension Roster.Section {
  /// Adds a SwiftUI view to the section as its header.
  ///
  /// ```swift
  /// Section("notes") {
  ///   Items(notes) { NoteRow($0) }
  /// }
  /// .header { Text("Notes").font(.headline) }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the header; by default, the height of its view.
  ///   - hosting: The style of the view in the header.
  ///   - fileID: The file to name in messages about the header.
  ///   - line: The line to name in messages about the header.
  ///   - content: Makes the view.
  /// - Returns: A copy of the section, with the header.
  public func header<Heading: View>(
    size: ItemSize = .automatic(estimated: 28),
    hosting: HostedStyle = HostedStyle(),
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ViewBuilder content: @escaping @MainActor () -> Heading
  ) -> Self {
    supplementary(
      UICollectionView.elementKindSectionHeader,
      HostedHeading(),
      size: size,
      hosting: hosting,
      fileID: fileID,
      line: line
    ) { _ in content() }
  }

  /// Adds a SwiftUI view to the section as its footer.
  ///
  /// - Parameters:
  ///   - size: The size of the footer; by default, the height of its view.
  ///   - hosting: The style of the view in the footer.
  ///   - fileID: The file to name in messages about the footer.
  ///   - line: The line to name in messages about the footer.
  ///   - content: Makes the view.
  /// - Returns: A copy of the section, with the footer.
  public func footer<Heading: View>(
    size: ItemSize = .automatic(estimated: 28),
    hosting: HostedStyle = HostedStyle(),
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ViewBuilder content: @escaping @MainActor () -> Heading
  ) -> Self {
    supplementary(
      UICollectionView.elementKindSectionFooter,
      HostedHeading(),
      size: size,
      hosting: hosting,
      fileID: fileID,
      line: line
    ) { _ in content() }
  }

  /// Adds a SwiftUI view to the section as a supplementary item, for a custom layout.
  ///
  /// - Parameters:
  ///   - kind: The layout's name for the kind of supplementary view.
  ///   - viewModel: What the supplementary view shows.
  ///   - size: The size of the supplementary view.
  ///   - hosting: The style of the view in the supplementary view.
  ///   - fileID: The file to name in messages about the supplementary item.
  ///   - line: The line to name in messages about the supplementary item.
  ///   - content: Makes the view.
  /// - Returns: A copy of the section, with the supplementary item.
  public func supplementary<Model: ViewModel, Shown: View>(
    _ kind: String,
    _ viewModel: Model,
    size: ItemSize = .automatic(estimated: 44),
    hosting: HostedStyle = HostedStyle(),
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ViewBuilder content: @escaping @MainActor (Model) -> Shown
  ) -> Self {
    let location = CodeLocation(fileID: fileID, line: line)
    let presentation = HostedPresentation(
      size: size,
      location: location,
      style: hosting,
      content: content,
      didSelect: nil
    )
    return supplementary(
      kind,
      viewModel,
      at: location,
      bringing: { $0[HostedPresentationKey<Model, Shown>.self] = presentation },
      HostedItemController<Model, Shown>.init
    )
  }
}
#endif
