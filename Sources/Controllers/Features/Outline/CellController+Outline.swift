extension ListedController {
  /// The position of the item in its outline; `nil` if it is in none.
  ///
  /// The cell is configured when it changes, for the reason `.outline`.
  public final var outline: OutlinePosition? { surroundings.outline?.position }
}

extension CellController {
  /// Expands or collapses the item in its outline.
  ///
  /// Nothing happens if the item cannot be expanded.
  ///
  /// - Parameter animated: Whether the change is animated.
  public final func toggleExpansion(animated: Bool = true) {
    setExpanded(outline?.isExpanded == false, animated: animated)
  }

  /// Expands or collapses the item in its outline.
  ///
  /// Nothing happens if the item cannot be expanded.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the item is expanded from now on.
  ///   - animated: Whether the change is animated.
  public final func setExpanded(_ isExpanded: Bool, animated: Bool = true) {
    guard let place = surroundings.outline, place.position.isExpandable else { return }
    place.expansion.setExpanded(isExpanded, viewModel.id, animated: animated)
  }
}
