/// Where a controller stands in its life: made, mounted and unmounted any number of times, removed.
///
/// ```
/// made ──► mounted ⇄ unmounted ──► removed
/// ```
///
/// A transition that is out of order is refused, so callbacks come in pairs whatever the collection
/// view does.
package enum ControllerLife: Hashable, Sendable {
  case made
  case mounted
  case unmounted
  case removed

  /// Begins a mount.
  ///
  /// - Returns: Whether the controller may be mounted.
  package mutating func mount() -> Bool {
    guard self == .made || self == .unmounted else { return false }
    self = .mounted
    return true
  }

  /// Ends a mount.
  ///
  /// - Returns: Whether there was a mount to end.
  package mutating func unmount() -> Bool {
    guard self == .mounted else { return false }
    self = .unmounted
    return true
  }

  /// Ends the life of a controller that is not mounted.
  ///
  /// - Returns: Whether the controller was still alive.
  package mutating func remove() -> Bool {
    guard self == .made || self == .unmounted else { return false }
    self = .removed
    return true
  }
}
