import ListFixtures
import Roster

/// Random content as a value: parts of a list, which the content under test is made of.
struct FuzzModel {
  /// Entries that become items of one controller type, in one of the ways there are to say so.
  struct Block: Equatable {
    enum Shape: CaseIterable {
      case items
      case models
      case single
      case each
      case memoized
      case group
      case conditional
      case mixed
    }

    enum Kind: CaseIterable {
      case plain
      case other
      case wide

      /// An item that holds a list.
      case shelf
    }

    var shape: Shape
    var kind: Kind
    var entries: [FuzzEntry] = []
    var isSticky = false
    var spansColumns = false

    /// Whether each entry is an element of a `ForEach`, and so a part of its item's identity.
    var isLoop: Bool { shape == .each || shape == .memoized }
  }

  /// A section, or items that stand outside any.
  struct Part: Identifiable {
    enum Shape: CaseIterable {
      case named
      case unnamed
      case loose
    }

    var id: Int
    var shape: Shape
    var header: FuzzTitle?
    var footer: FuzzTitle?
    var hidesWhenEmpty = false
    var isGrid = false
    var density = 1
    var blocks: [Block] = []

    /// The items that the content selects, if it does.
    var selected: Set<Int> {
      Set(blocks.flatMap(\.entries).filter { $0.text % 4 == 1 }.map(\.id))
    }

    /// What the runs of items are overlaid by, each of which begins with the first entry of a block.
    var runs: [FuzzEntry] {
      density % 2 == 0
        ? blocks.compactMap { $0.shape == .memoized ? nil : $0.entries.first?.badge } : []
    }
  }

  var parts: [Part] = []

  /// Rows that are asked for when they are needed.
  var archive: FuzzArchive.Moment?

  /// The content with a number written into all of its entries.
  func stamped(_ stamp: Int) -> FuzzModel {
    var copy = self
    for part in parts.indices {
      for block in parts[part].blocks.indices {
        for entry in parts[part].blocks[block].entries.indices {
          copy.parts[part].blocks[block].entries[entry].stamp = stamp
        }
      }
    }
    return copy
  }
}
