/// Which parts of a flow layout have to be computed again.
struct FlowStaleness: Equatable, Sendable {
  /// Whether sizes and spacings have to be read again, and everything placed.
  var measures = true

  /// Whether everything has to be placed.
  var places = true

  /// The sections that have to be placed if nothing else has to.
  var sections: Set<Int> = []

  static let none = FlowStaleness(measures: false, places: false)
}
