extension CellController {
  /// The values that the content around the item hands down.
  ///
  /// It is set from the moment the controller belongs to its list; in the initializer every key still
  /// has its default value.
  public final var environment: ListEnvironment { surroundings.environment }

  public final func _surround(with surroundings: _Surroundings) {
    if owner != nil, replacedEnvironment == nil {
      replacedEnvironment = environment
    }
    self.surroundings = surroundings
  }

  /// Tells about a replaced environment, if it differs.
  ///
  /// - Returns: Whether there was something to tell.
  @discardableResult
  func tellReplacedEnvironment() -> Bool {
    guard let old = replacedEnvironment else { return false }
    replacedEnvironment = nil
    guard old != environment else { return false }
    environmentDidChange(from: old)
    return true
  }
}
