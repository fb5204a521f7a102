extension UITableView {
  /// The looks of tables.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers that stay visible.
    case plain = 0
    /// Sections that are apart from each other.
    case grouped = 1
    /// Sections that are apart from each other and from the edges.
    case insetGrouped = 2
  }

  /// Where a row comes to rest after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Where the least movement takes it.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go; here they do so at once.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They slide from and to the right.
    case right = 1
    /// They slide from and to the left.
    case left = 2
    /// They slide from and to the top.
    case top = 3
    /// They slide from and to the bottom.
    case bottom = 4
    /// They are not animated.
    case none = 5
    /// They stay in the middle of their space.
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }

  /// From where the insets of separators are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From the insets that the system chooses.
    case fromAutomaticInsets = 1
  }

  /// When a visible self-sizing row is measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by itself.
    case disabled = 0
    /// When its size is invalidated.
    case enabled = 1
    /// When its size is invalidated or its constraints change; here the same as `enabled`.
    case enabledIncludingConstraints = 2
  }

  /// The height of rows, headers and footers that size themselves.
  public class var automaticDimension: CGFloat { automatic }

  static let automatic: CGFloat = -1

  /// Posted when the user has selected or deselected rows.
  nonisolated public static let selectionDidChangeNotification =
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
}
