/// What one cell shows: a value that knows which item it is and whether its content changed.
///
/// The `id` says *which* item a value stands for, `==` says whether it still looks the same. An item
/// whose `id` stays and whose value differs is updated in place; it is never reloaded.
///
/// ```swift
/// struct Todo: ViewModel {
///   let id: Int
///   var title: String
///   var isDone = false
/// }
/// ```
///
/// An `id` has to be unique among the items of one `Items` or `ForEach`. The same `id` may appear in
/// two sections, or under two controller types. Equal values must have equal ids.
///
/// A value with the very bits of the one before counts as unchanged, whatever `==` says: a view model
/// that is not equal to itself, such as one that holds `NaN`, is not configured over and over.
public protocol ViewModel: Identifiable, Equatable, Sendable where ID: Sendable {}

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
  /// Finds the most serious mistake in a view model that an item is about to show; `nil` if there is none.
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

/// What a controller remembers about its item that the model does not: expanded, playing, half typed.
///
/// View state survives cell reuse and every update that keeps the item, moves between sections
/// included. It lives as long as the item is in the list, or longer if the controller's
/// `stateRetention` says so.
public protocol ViewState: Equatable {
  /// Creates the state that an item starts with.
  init()
}

/// The state of controllers that have nothing to remember.
public struct NoState: ViewState {
  /// Creates the only value there is.
  public init() {}
}
