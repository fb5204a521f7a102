import RosterPlatform

/// What a list remembers about the items that a person types into.
@MainActor
final class FocusKeeper {
  /// Views whose display has ended, and on which controllers stay mounted.
  var heldViews: [UICollectionReusableView] = []

  /// The controller that has lost the first responder with its view, and gets it back with the next one.
  var interrupted: ControllerReference?

  /// Takes the controller that gets the first responder back.
  func takeInterrupted() -> (any CellControlling)? {
    defer { interrupted = nil }
    return interrupted?.controller
  }

  /// Takes the views that a person does not type into any longer.
  func takeReleasedViews() -> [UICollectionReusableView] {
    let released = heldViews.filter { !$0.holdsFirstResponder }
    heldViews.removeAll { !$0.holdsFirstResponder }
    return released
  }

  /// Forgets everything.
  func forget() {
    heldViews = []
    interrupted = nil
  }
}
