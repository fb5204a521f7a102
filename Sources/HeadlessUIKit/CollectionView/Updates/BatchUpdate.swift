/// The operations recorded in one batch, in the index spaces a collection view expects.
///
/// Deletes, reloads and the sources of moves are counted before the update; inserts and the
/// targets of moves after it. The order in which operations were recorded has no meaning.
struct BatchUpdate: Equatable, Sendable {
  /// The operations on places of one sort: whole sections, or single items.
  struct Operations<Place: Hashable & Sendable>: Equatable, Sendable {
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

  /// Items whose existing cells are to be configured again; counted before the update.
  var reconfiguredItems: [ItemPosition] = []

  var isEmpty: Bool { sections.isEmpty && items.isEmpty && reconfiguredItems.isEmpty }
}
