/// A header or footer of the whole list, which is in a section of its own.
enum ListBoundary: Hashable, Sendable {
  /// It scrolls with the list.
  case scrolling

  /// It stays at the edge of the visible area.
  case sticky
}
