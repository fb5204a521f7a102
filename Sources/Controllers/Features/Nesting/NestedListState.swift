public import Foundation

/// The state of a list inside a cell: its scroll position and its selection.
///
/// It is view state, so it survives reuse of the cell, and is kept according to the controller's
/// `stateRetention`. Change it with `updateState` to scroll the list or to select items in it.
public struct NestedListState: ViewState {
  /// The scroll distance of the list from its start, in points.
  ///
  /// The start is where a list is that was not scrolled, regardless of its insets. In right-to-left
  /// layout it is the right end, and the distance is measured to the left.
  public var offset = CGPoint.zero

  /// What the list showed when it was last seen; `nil` at its beginning.
  var place: Place?

  /// An item, and its distance from the beginning of the visible area.
  struct Place: Hashable, Sendable {
    let id: ItemID
    let distance: CGFloat
  }

  /// The identities of the items that are selected in the list.
  ///
  /// Items stay selected only if the `selectionMode` of the list's adapter allows it.
  public var selection: Set<ItemID> = []

  /// Creates the state of a list that was not scrolled.
  public init() {}
}

extension NestedListState: Codable {
  /// Identities are not stable across launches, so the selection is not stored.
  private enum CodingKeys: CodingKey {
    case offset
  }
}

/// A view state that includes the state of a list inside the cell.
///
/// ```swift
/// struct ShelfState: NestedListHolding {
///   var nestedList = NestedListState()
///   var isExpanded = false
/// }
/// ```
public protocol NestedListHolding: ViewState {
  /// The state of the list inside the cell.
  var nestedList: NestedListState { get set }
}

extension NestedListState: NestedListHolding {
  /// The state itself, for controllers without any other state.
  public var nestedList: NestedListState {
    get { self }
    set { self = newValue }
  }
}
