/// What is wrong with a view model, as far as a look at it tells.
package enum ViewModelMistake: Hashable, Sendable {
  /// The identifier has changed while the view model was in use.
  case changedIdentifier(from: Identifier, to: Identifier)

  /// The identifier is another one each time it is read.
  case unstableIdentifier

  /// The view model is not equal to itself.
  case unequal

  /// The view model is an object, and not a value.
  case reference
}

extension ViewModelMistake {
  /// Finds the gravest mistake in a view model that an item is about to show; `nil` if there is none.
  ///
  /// - Parameter viewModel: The view model of an item.
  package init?(in viewModel: some ViewModel) {
    if viewModel.id != viewModel.id {
      self = .unstableIdentifier
    } else if viewModel != viewModel {
      self = .unequal
    } else if type(of: viewModel) is AnyObject.Type {
      self = .reference
    } else {
      return nil
    }
  }
}
