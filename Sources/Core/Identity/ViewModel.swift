/// Describes the content of one item, as a value with an identifier that the list can compare.
///
/// The `id` tells *which* item a value is for, and `==` tells whether its content has changed. If
/// the `id` stays the same and the value differs, the item is updated in place; it is never
/// reloaded.
///
/// ```swift
/// struct Todo: ViewModel {
///   let id: Int
///   var title: String
///   var isDone = false
/// }
/// ```
///
/// An `id` has to be unique among the items of one `Items` or `ForEach`. The same `id` may appear
/// in two sections, or under two controller types. Equal values must have equal ids.
///
/// A value with the same bits as the previous one counts as unchanged, even if `==` is false. So a
/// view model that is not equal to itself, for example because it contains `NaN`, is not configured
/// again and again.
///
/// Lists read and compare view models on the main actor. So a view model and its `id` may belong to the main actor, as
/// all types of a module do that is isolated to it by default, and may use whatever belongs to it.
public protocol ViewModel: Identifiable, Equatable {}

/// A view model that lists may also compare off the main actor.
///
/// Only lists that are compared in the background, by the policy's `backgroundThreshold`, ask for it. The type must not
/// belong to the main actor:
///
/// ```swift
/// nonisolated struct Row: SendableViewModel {
///   let id: Int
///   var title: String
/// }
/// ```
public protocol SendableViewModel: ViewModel, Sendable where ID: Sendable {}

/// A view model that contains a list, and can be compared off the main actor if the list can.
protocol ListHolding {
  var snapshot: Snapshot { get }
}

/// A mistake in a view model that can be found by inspecting it.
@usableFromInline
package enum ViewModelMistake: Hashable, Sendable {
  /// The identifier has changed while the view model was in use.
  case changedIdentifier(from: ListIdentifier, to: ListIdentifier)

  /// The identifier is different each time it is read.
  case unstableIdentifier

  /// The view model is not equal to itself.
  case unequal

  /// The view model is an object, and not a value.
  case reference
}

extension ViewModelMistake {
  /// Finds the most serious mistake in a view model; `nil` if there is none.
  ///
  /// - Parameter viewModel: The view model of an item.
  @inlinable
  init?(in viewModel: some ViewModel) {
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

/// State of an item that the model does not contain: whether it is expanded or playing, or what the
/// user has typed so far.
///
/// View state survives cell reuse and every update that keeps the item, including moves between
/// sections. It lives as long as the item is in the list, or longer if the controller's
/// `stateRetention` says so.
public protocol ViewState: Equatable {
  /// Creates the initial state of an item.
  init()
}

/// The state of controllers that have none.
public struct NoState: ViewState {
  /// Creates the only value.
  public init() {}
}
