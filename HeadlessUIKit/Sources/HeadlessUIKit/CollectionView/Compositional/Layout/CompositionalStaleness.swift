/// Which parts of a compositional layout have to be computed again.
struct CompositionalStaleness: Equatable, Sendable {
  /// Whether the sections have to be described again.
  var isComplete = true

  /// The sections that have to be placed again if nothing else has to.
  var sections: Set<Int> = []

  /// Whether the views at the edges of the layout have to be placed again.
  var hasBoundaries = false

  static let none = CompositionalStaleness(isComplete: false)
}
