package import RosterCore

/// What is different about a list that has been placed.
///
/// Places are those after the change, except where the operations name places before it. Sections
/// whose arrangement differs need not be named.
package struct ListChange: Equatable, Sendable {
  /// Which sections and items come, go and move.
  package var operations: Operations

  /// The items that stay and may have another size.
  package var resizedItems: PositionList

  /// The sections that stay and whose header or footer may have another length.
  package var resizedBoundaries: [Int]

  package init(
    operations: Operations = Operations(),
    resizedItems: PositionList = [],
    resizedBoundaries: [Int] = []
  ) {
    self.operations = operations
    self.resizedItems = resizedItems
    self.resizedBoundaries = resizedBoundaries
  }
}
