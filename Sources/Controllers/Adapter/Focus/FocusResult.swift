import RosterCore

/// How the attempt to focus an item has ended.
public enum FocusResult: Hashable, Sendable {
  /// The item is on screen and has the focus.
  case focused

  /// The item is on screen, and nothing in its cell takes the focus.
  case refused

  /// The item is not in the list, or has left it on the way.
  case missing

  /// A person has taken hold of the list on the way, something else has moved it, or the list is gone.
  case interrupted

  /// The app has asked to scroll or to focus something else on the way.
  case superseded

  /// What the end of the scroll to the item means; nothing if the item is on screen.
  init?(_ result: ScrollResult) {
    switch result {
    case .arrived: return nil
    case .missing: self = .missing
    case .interrupted: self = .interrupted
    case .superseded: self = .superseded
    }
  }
}
