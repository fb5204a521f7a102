/// The item that a person touches, by its controller.
///
/// What a touch leads to comes in several calls, and updates may pass between them; so an index path of
/// a later call may be about another item.
@MainActor
struct TouchedItem {
  private(set) weak var controller: (any CellControlling)?

  init(_ controller: (any CellControlling)?) {
    self.controller = controller
  }
}
