package import RosterCore

/// A list as a line of text.
///
/// A letter is an item and a prime after it new content. The rest is rarely needed:
///
/// - `|` ends a section, `A:` before its items names it, `_` stands for no items;
/// - `(h')` before the items is a header, `(hf*)` a header and a footer with another controller;
/// - `*` after a letter gives the item another controller type;
/// - `/` starts another run of the same section, `<k>` makes it belong to the element k of a `ForEach`.
///
/// The empty text is a list without sections.
package struct ListPicture: Hashable, Sendable {
  /// An item: everything that identifies it within its section, and its content.
  package struct Item: Hashable, Sendable {
    package var letter: Character
    package var version = 0
    package var hasStar = false
    package var element: String?

    package init(_ letter: Character, version: Int = 0) {
      self.letter = letter
      self.version = version
    }
  }

  /// A section: its name, its supplementary items by kind, and its runs.
  package struct Section: Hashable, Sendable {
    package var name: String?
    package var supplementaries: [String: Item] = [:]
    package var runs: [[Item]] = []

    package init(name: String? = nil, runs: [[Item]] = []) {
      self.name = name
      self.runs = runs
    }

    /// The items of all runs.
    package var items: [Item] { runs.flatMap { $0 } }
  }

  package var sections: [Section] = []

  package init(sections: [Section] = []) {
    self.sections = sections
  }

  /// The item at a position.
  package subscript(position: Position) -> Item {
    sections[position.section].items[position.item]
  }
}

extension ListPicture.Item {
  /// Whether two items are the same, whatever their content.
  package func isSame(as other: Self) -> Bool {
    letter == other.letter && hasStar == other.hasStar && element == other.element
  }
}
