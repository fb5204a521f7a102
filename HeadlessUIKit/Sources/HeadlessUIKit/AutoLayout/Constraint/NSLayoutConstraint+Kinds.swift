extension NSLayoutConstraint {
  /// The relations between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The two sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The axes of layout.
  public enum Axis: Int, Sendable {
    /// From left to right, or the other way.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The attributes of an item's alignment rectangle: edges, centers, lengths and baselines.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where reading starts.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20
    /// No attribute, for the second side of a constraint that has none.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes; attributes of different kinds cannot be compared.
  enum Kind {
    case horizontalPosition, verticalPosition, length, nothing
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .length
    case .notAnAttribute: .nothing
    }
  }

  /// Whether the attribute depends on the direction of reading.
  var isInReadingDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or a right edge regardless of the direction of reading.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is an edge; constraints to the edges of a scroll view refer to its
  /// content.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  var isVertical: Bool { kind == .verticalPosition || self == .height }

  /// The attribute's name, as descriptions show it.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
