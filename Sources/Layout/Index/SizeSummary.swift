package import Foundation

/// What is to be known of a number of lengths without looking at each.
package struct SizeSummary: Equatable, Sendable {
  package var count = 0
  package var length: CGFloat = 0

  /// The least of the lengths; without any, more than every length.
  package var least = CGFloat.infinity

  /// The greatest of the lengths; without any, less than every length.
  package var greatest = -CGFloat.infinity

  /// The summary of equal lengths.
  static func uniform(_ length: CGFloat, count: Int) -> SizeSummary {
    guard count > 0 else { return SizeSummary() }
    return SizeSummary(
      count: count,
      length: length * CGFloat(count),
      least: length,
      greatest: length
    )
  }

  /// The summary of some lengths.
  static func each(_ lengths: [CGFloat]) -> SizeSummary {
    var summary = SizeSummary(count: lengths.count)
    for length in lengths {
      summary.length += length
      summary.least = min(summary.least, length)
      summary.greatest = max(summary.greatest, length)
    }
    return summary
  }

  /// The summary of the lengths of both.
  static func + (lhs: Self, rhs: Self) -> SizeSummary {
    SizeSummary(
      count: lhs.count + rhs.count,
      length: lhs.length + rhs.length,
      least: min(lhs.least, rhs.least),
      greatest: max(lhs.greatest, rhs.greatest)
    )
  }
}
