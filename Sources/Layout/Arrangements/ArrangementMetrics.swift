package import Foundation

/// What an arrangement is computed from besides the sizes, in points.
package struct ArrangementMetrics: Equatable, Sendable {
  package var leading: CGFloat = 0
  package var available: CGFloat = 0

  /// The visible height of the list.
  package var visibleLength: CGFloat = 0
  package var columns = 1
  package var columnWidth: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  package var itemSpacing: CGFloat = 0
  package var alignment = LineAlignment.center

  /// Where a column begins; the last one ends at the trailing edge.
  func start(ofColumn column: Int) -> CGFloat {
    guard columns > 1 else { return leading }
    return leading + CGFloat(column) * max(0, available - columnWidth) / CGFloat(columns - 1)
  }
}
