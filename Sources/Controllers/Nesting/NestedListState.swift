public import Foundation
public import RosterCore

/// Where a list inside a cell stands: how far it is scrolled, and what is selected in it.
///
/// It is view state like any other, so it survives that the cell is used for something else, and lasts
/// as long as the `stateRetention` of the controller says. Change it with `updateState` to scroll the
/// list or to select in it.
public struct NestedListState: ViewState {
  /// How far the list is scrolled from its start, in points.
  ///
  /// The start is where the list rests when it has not been scrolled, whatever its insets are. In
  /// content that runs from right to left it is the right end, and the distance counts to the left.
  public var offset = CGPoint.zero

  /// The identities of the items that are selected in the list.
  ///
  /// Items stay selected only if the `selectionMode` of the list's adapter allows it.
  public var selection: Set<ItemID> = []

  /// Makes the state of a list that has not been touched.
  public init() {}
}

extension NestedListState: Codable {
  /// Identities are those of one launch, so the selection is not stored.
  private enum CodingKeys: CodingKey {
    case offset
  }
}

/// A view state that says where a list inside the cell stands, besides what else there is to remember.
///
/// ```swift
/// struct ShelfState: NestedListHolding {
///   var nestedList = NestedListState()
///   var isExpanded = false
/// }
/// ```
public protocol NestedListHolding: ViewState {
  /// Where the list inside the cell stands.
  var nestedList: NestedListState { get set }
}

extension NestedListState: NestedListHolding {
  /// The state itself, for controllers that have nothing else to remember.
  public var nestedList: NestedListState {
    get { self }
    set { self = newValue }
  }
}
