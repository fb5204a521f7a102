/// What is known about a cell when its configurations are brought up to date.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Where a cell is in being dragged.
  public enum DragState: Hashable, Sendable {
    /// It is not dragged.
    case none
    /// It is about to be dragged.
    case lifting
    /// It is dragged.
    case dragging
  }

  /// What a drop under way has to do with a cell.
  public enum DropState: Hashable, Sendable {
    /// There is none.
    case none
    /// It would go elsewhere.
    case notTargeted
    /// It would go into the cell.
    case targeted
  }

  public var traitCollection: UITraitCollection

  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether a finger rests on the cell.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether the cell has the focus, which no cell has here.
  public var isFocused = false
  /// Whether the cell stays at an edge of the visible area.
  public var isPinned = false
  /// Whether the item can be edited at present.
  public var isEditing = false
  /// Whether what is inside the item is shown.
  public var isExpanded = false
  /// Whether the cell was swiped aside.
  public var isSwiped = false
  /// Whether a user carries the item to another place.
  public var isReordering = false
  /// Where the cell is in being dragged.
  public var cellDragState: UICellConfigurationState.DragState = .none
  /// What a drop under way has to do with the cell.
  public var cellDropState: UICellConfigurationState.DropState = .none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
