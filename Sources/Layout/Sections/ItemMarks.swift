/// Whether a section has items that the content has marked, and which parts of the content have marked them.
///
/// It is a part of the section's layout, so that a section whose marks change is placed again.
struct ItemMarks: Hashable, Sendable {
  /// A mark of the items that one line of the content declares.
  struct Mark: Hashable, Sendable {
    let location: CodeLocation?
    let isSticky: Bool
    let spansColumns: Bool
  }

  private(set) var marks: [Mark] = []

  /// Whether any items are sticky.
  var hasSticky: Bool { marks.contains(where: \.isSticky) }

  /// Whether any items are as wide as the section.
  var hasWide: Bool { marks.contains(where: \.spansColumns) }

  /// Adds the mark of some items, unless it is known.
  mutating func add(_ mark: Mark) {
    if !marks.contains(mark) { marks.append(mark) }
  }
}

/// A header or footer of the whole list, which is in a section of its own.
enum ListBoundary: Hashable, Sendable {
  /// It scrolls with the list.
  case scrolling

  /// It stays at the edge of the visible area.
  case sticky
}
