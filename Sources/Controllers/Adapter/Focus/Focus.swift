/// A way in which an item can have a person's attention.
public enum Focus: Hashable, Sendable, CaseIterable {
  /// A view in the item's cell takes what the person types; see `CellController.firstResponder(in:)`.
  case firstResponder

  /// An assistive technology, such as one that reads the screen aloud, turns to the item's cell.
  case accessibility
}
