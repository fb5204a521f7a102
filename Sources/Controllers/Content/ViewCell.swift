public import RosterPlatform

/// A cell that shows a plain view, which fills it.
///
/// With it, a controller shows any view, without a cell class for it:
///
/// ```swift
/// final class MapController: CellController<Place, NoState, ViewCell<MapView>> {
///   override func configure(_ cell: ViewCell<MapView>) {
///     cell.content(or: MapView(style: .compact)).show(viewModel.coordinate)
///   }
/// }
/// ```
///
/// The view is made once for each cell, and is reused with it. An item of automatic size is as high as the constraints or
/// the intrinsic content size of the view say.
///
/// Items without a controller class have a shorter form: see `Items(_:view:size:…)`.
public final class ViewCell<Content: UIView>: UICollectionViewCell {
  /// The view, once it was made.
  public private(set) var content: Content?

  /// Returns the view, and makes it if the cell has none yet.
  ///
  /// - Parameter make: Makes the view.
  /// - Returns: The view of the cell.
  public func content(or make: @autoclosure () -> Content) -> Content {
    if let content { return content }
    let view = make()
    content = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    return view
  }
}

extension Items {
  /// Creates items from view models in plain views, without a cell class and without a controller class.
  ///
  /// ```swift
  /// Items(notes, view: NoteView(style: .compact), size: .automatic(estimated: 60)) { view, note in
  ///   view.label.text = note.text
  /// }
  /// ```
  ///
  /// A view is made for each cell, and is reused with it, so set all of its properties in `configure`. It fills the cell.
  /// Everything else is as for `Items(_:cell:size:…)`.
  ///
  /// - Parameters:
  ///   - viewModels: The view models, with distinct identifiers.
  ///   - view: Makes a view; it is evaluated once for each cell.
  ///   - size: The size of each item.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - configure: Shows a view model in a view.
  ///   - didSelect: Called when the user has selected an item; by default, nothing happens.
  public init<Model: ViewModel, View: UIView>(
    _ viewModels: [Model],
    view: @autoclosure @escaping @MainActor () -> View,
    size: ItemSize,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (View, Model) -> Void,
    didSelect: (@MainActor (Model) -> Void)? = nil
  ) where Controller == PlainController<Model, ViewCell<View>> {
    self.init(
      viewModels,
      cell: ViewCell<View>.self,
      size: size,
      fileID: fileID,
      line: line,
      configure: { cell, model in configure(cell.content(or: view()), model) },
      didSelect: didSelect
    )
  }
}

extension Item {
  /// Creates an item from a view model in a plain view, without a cell class and without a controller class; see
  /// `Items(_:view:size:…)`.
  ///
  /// - Parameters:
  ///   - viewModel: The view model.
  ///   - view: Makes the view; it is evaluated once for each cell.
  ///   - size: The size of the item.
  ///   - fileID: The file to name in messages about the item.
  ///   - line: The line to name in messages about the item.
  ///   - configure: Shows the view model in the view.
  ///   - didSelect: Called when the user has selected the item; by default, nothing happens.
  public init<Model: ViewModel, View: UIView>(
    _ viewModel: Model,
    view: @autoclosure @escaping @MainActor () -> View,
    size: ItemSize,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (View, Model) -> Void,
    didSelect: (@MainActor (Model) -> Void)? = nil
  ) where Controller == PlainController<Model, ViewCell<View>> {
    self.init(
      Items(
        [viewModel],
        view: view(),
        size: size,
        fileID: fileID,
        line: line,
        configure: configure,
        didSelect: didSelect
      )
    )
  }
}
