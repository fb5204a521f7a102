extension UITableViewCell {
  /// The arrangements of a cell's own labels and image.
  public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default` = 0
    /// A text at the leading end and a secondary one at the trailing end.
    case value1 = 1
    /// A small text that ends where a secondary one begins.
    case value2 = 2
    /// A text with a smaller one below it.
    case subtitle = 3
  }

  /// How the end of a row is marked.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// A selected cell looks like any other.
    case none = 0
    /// The default color; it was blue before iOS 7.
    case blue = 1
    /// The default color; it was gray before iOS 7.
    case gray = 2
    /// The default color.
    case `default` = 3
  }

  /// How a focused cell looks.
  public enum FocusStyle: Int, Sendable {
    /// The system's way.
    case `default` = 0
    /// The app's own.
    case custom = 1
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: the row leads to another screen.
    case disclosureIndicator = 1
    /// A button for details, and the arrow.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What of editing a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control before the content.
    public static let showingEditControlMask = StateMask(rawValue: 1 << 0)
    /// The button that deletes the row.
    public static let showingDeleteConfirmationMask = StateMask(rawValue: 1 << 1)
  }

  /// The states of a cell in a drag.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }
}
