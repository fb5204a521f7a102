import Foundation

/// The item that a person touches, by its controller.
///
/// What a touch leads to comes in several calls, and updates may pass between them; so an index path of
/// a later call may be about another item.
@MainActor
struct TouchedItem {
  private(set) weak var controller: (any CellControlling)?

  /// Where the item was when it was touched.
  let indexPath: IndexPath

  init(_ controller: (any CellControlling)?, at indexPath: IndexPath) {
    self.controller = controller
    self.indexPath = indexPath
  }
}
