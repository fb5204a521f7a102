/// A controller whose cell holds a list, of any type.
///
/// Every `NestedListController` is one; there is no need to write another conformance. Use it to find
/// the list inside an item whose controller's type is not known.
@MainActor
public protocol NestedListControlling: CellControlling {
  /// The adapter of the list.
  var list: ListAdapter { get }
}
