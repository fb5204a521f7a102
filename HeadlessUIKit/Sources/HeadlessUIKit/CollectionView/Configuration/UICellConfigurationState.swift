/// The state of a cell for which its configurations are updated.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The states of a cell in a drag.
  public enum DragState: Hashable, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is about to be dragged.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The states of a cell during a drop.
  public enum DropState: Hashable, Sendable {
    /// There is no drop in progress.
    case none
    /// The drop would go elsewhere.
    case notTargeted
    /// The drop would go into the cell.
    case targeted
  }

  public var traitCollection: UITraitCollection

  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted, while it is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell is pinned to an edge of the visible area.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the children of the item are shown.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the user is reordering the cell.
  public var isReordering = false
  /// The state of the cell in a drag.
  public var cellDragState: UICellConfigurationState.DragState = .none
  /// The state of the cell during a drop.
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
