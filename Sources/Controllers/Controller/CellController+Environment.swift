public import RosterCore

import RosterLayout

extension CellController {
  /// The values that the content around the item hands down.
  ///
  /// It is set from the moment the controller belongs to its list; in the initializer every key still
  /// has its default value.
  public final var environment: ListEnvironment { surroundings.environment }

  @discardableResult
  public final func _surround(with surroundings: _Surroundings) -> Bool {
    let old = environment
    self.surroundings = surroundings
    guard owner != nil, old != surroundings.environment else { return false }
    measured.expire()
    if replacedEnvironment == nil {
      replacedEnvironment = old
    }
    return true
  }

  /// Tells about a replaced environment, if it differs.
  ///
  /// - Returns: Whether there was something to tell.
  @discardableResult
  func tellReplacedEnvironment() -> Bool {
    guard let old = replacedEnvironment else { return false }
    replacedEnvironment = nil
    guard old != environment else { return false }
    trace?(.environmentDidChange)
    environmentDidChange(from: old)
    return true
  }
}
