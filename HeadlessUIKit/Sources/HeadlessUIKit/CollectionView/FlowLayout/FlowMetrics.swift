/// The dimensions of one section of a flow layout, in the layout's own coordinates and in points.
struct FlowMetrics: Equatable, Sendable {
  /// The length of a line including the insets.
  var extent: CGFloat = 0
  var insets = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var interitemSpacing: CGFloat = 0
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0

  /// The length of a line that items can use.
  var available: CGFloat { extent - insets.left - insets.right }
}

/// The sizes of a section's items, in a flow layout's own coordinates.
enum FlowSizes: Equatable, Sendable {
  case uniform(CGSize, count: Int)
  case each([CGSize])

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .each(let sizes): sizes.count
    }
  }

  /// The size of all items, if they have the same one.
  var common: CGSize? {
    switch self {
    case .uniform(let size, _): size
    case .each(let sizes):
      sizes.first.flatMap { first in sizes.allSatisfy { $0 == first } ? first : nil }
    }
  }

  subscript(index: Int) -> CGSize {
    switch self {
    case .uniform(let size, _): size
    case .each(let sizes): sizes[index]
    }
  }
}
