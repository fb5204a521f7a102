extension ListedController {
  /// Where the item stands in its outline; `nil` if it is in none.
  ///
  /// The cell is configured when it changes, for the reason `.outline`.
  public final var outline: OutlinePosition? { surroundings.outline?.position }
}

extension CellController {
  /// Opens the item in its outline if it is closed, and closes it if it is open.
  ///
  /// Nothing happens to an item that cannot be opened.
  ///
  /// - Parameter animated: Whether that is animated, where it can be.
  public final func toggleExpansion(animated: Bool = true) {
    setExpanded(outline?.isExpanded == false, animated: animated)
  }

  /// Opens or closes the item in its outline.
  ///
  /// Nothing happens to an item that cannot be opened.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether what is below the item is to be shown.
  ///   - animated: Whether that is animated, where it can be.
  public final func setExpanded(_ isExpanded: Bool, animated: Bool = true) {
    guard let place = surroundings.outline, place.position.isExpandable else { return }
    place.expansion.setExpanded(isExpanded, viewModel.id, animated: animated)
  }
}
