/// The life cycle of a controller: made, mounted and displayed any number of times, removed.
///
/// ```
/// made ──► mounted ⇄ unmounted ──► removed
///           ⇅
///         displayed
/// ```
///
/// Transitions that are out of order are rejected, so callbacks come in pairs, whatever the
/// collection view does.
enum ControllerLife: Hashable, Sendable {
  case made
  case mounted
  case displayed
  case unmounted
  case removed

  /// Whether the controller has a view.
  var isMounted: Bool {
    switch self {
    case .mounted, .displayed: true
    case .made, .unmounted, .removed: false
    }
  }

  /// Begins a mount.
  ///
  /// - Returns: Whether the controller can be mounted.
  mutating func mount() -> Bool {
    guard self == .made || self == .unmounted else { return false }
    self = .mounted
    return true
  }

  /// Begins the display of the view that the controller is mounted on.
  ///
  /// - Returns: Whether the view was not displayed before.
  mutating func display() -> Bool {
    guard self == .mounted else { return false }
    self = .displayed
    return true
  }

  /// Ends the display of the view.
  ///
  /// - Returns: Whether there was a display to end.
  mutating func endDisplay() -> Bool {
    guard self == .displayed else { return false }
    self = .mounted
    return true
  }

  /// Ends a mount whose view is not displayed.
  ///
  /// - Returns: Whether there was a mount to end.
  mutating func unmount() -> Bool {
    guard self == .mounted else { return false }
    self = .unmounted
    return true
  }

  /// Ends the life of a controller that is not mounted.
  ///
  /// - Returns: Whether the controller was still alive.
  mutating func remove() -> Bool {
    switch self {
    case .made, .unmounted:
      self = .removed
      return true
    case .mounted, .displayed, .removed:
      return false
    }
  }
}
