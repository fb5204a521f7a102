public import Foundation

extension ItemID {
  /// Returns the identifier of the item's view model, if its controllers have a type.
  ///
  /// ```swift
  /// adapter.observeMoves { move in
  ///   guard let todo = move.item.identifier(of: TodoController.self) else { return }
  ///   …
  /// }
  /// ```
  ///
  /// - Parameter controller: The type of the item's controller.
  /// - Returns: `nil` if the item's controllers have another type.
  @MainActor
  public func identifier<Controller: CellControlling>(
    of controller: Controller.Type
  ) -> Controller.Model.ID? {
    guard self.controller == ControllerKind(controller) else { return nil }
    return id.value as? Controller.Model.ID
  }
}

extension ItemID {
  /// Creates the identity of an item from its place in the content.
  ///
  /// ```swift
  /// Section("films") {
  ///   ForEach(genres) { genre in
  ///     Items(genre.films, FilmController.init)
  ///   }
  /// }
  /// // ItemID(FilmController.self, id: film.id, in: SectionID("films"), under: genre.id)
  /// ```
  ///
  /// - Parameters:
  ///   - controller: The type of the item's controller.
  ///   - id: The identifier of the item's view model.
  ///   - section: The section that contains the item.
  ///   - elements: The identifiers of the `ForEach` elements between the section and the item,
  ///     outermost first.
  @MainActor
  public init<Controller: CellControlling, each Element: Hashable>(
    _ controller: Controller.Type,
    id: Controller.Model.ID,
    in section: SectionID,
    under elements: repeat each Element
  ) {
    var path: [ListIdentifier] = []
    repeat path.append(ListIdentifier(of: each elements))
    self.init(
      id: ListIdentifier(of: id),
      controller: ControllerKind(controller),
      section: section,
      elements: path
    )
  }
}

extension SectionID {
  /// Returns the identifier that the app has given to the section, if it has a type.
  ///
  /// - Parameter type: The type of the identifier.
  /// - Returns: `nil` if the section has no identifier, or one of another type.
  public func identifier<ID: Hashable & Sendable>(as type: ID.Type = ID.self) -> ID? {
    guard case .given(let id) = name else { return nil }
    return id.value(as: type)
  }

  /// Returns the identifier that the app has given to the section, if it has a type that belongs to the main actor.
  ///
  /// - Parameter type: The type of the identifier.
  /// - Returns: `nil` if the section has no identifier, or one of another type.
  @_disfavoredOverload
  @MainActor
  public func identifier<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
    guard case .given(let id) = name else { return nil }
    return id.value as? ID
  }
}

extension UUID: BitwiseIdentifier {}
