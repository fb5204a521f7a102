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
