/// The operations of one batch, in the index spaces that a collection view expects.
///
/// Deletions, reloads and the sources of moves use indices before the update; insertions and the
/// targets of moves use indices after it. The order in which operations were recorded has no
/// meaning.
struct BatchUpdate: Equatable, Sendable {
  /// The operations on either sections or items.
  struct Operations<Place: Hashable & Comparable & Sendable>: Equatable, Sendable {
    struct Move: Equatable, Sendable {
      var source: Place
      var target: Place
    }

    var deletes: [Place] = []
    var inserts: [Place] = []
    var reloads: [Place] = []
    var moves: [Move] = []

    var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && reloads.isEmpty && moves.isEmpty }
  }

  var sections = Operations<Int>()
  var items = Operations<ItemPosition>()

  /// Items whose existing cells are to be configured again, with positions before the update.
  var reconfiguredItems: [ItemPosition] = []

  var isEmpty: Bool { sections.isEmpty && items.isEmpty && reconfiguredItems.isEmpty }
}
