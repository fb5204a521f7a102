/// The lists around one list and inside of it, which others keep alive.
@MainActor
final class Nesting {
  private struct Entry {
    weak var list: ListCoordinator?
  }

  /// The list around this one, if this is the list of a cell; it waits while this one is at work.
  private(set) weak var outer: ListCoordinator?

  /// Whether a person can see the item whose cell holds the list.
  ///
  /// It is so when the item's controller has been told, and not a moment before: what is inside appears
  /// after it and disappears before it.
  var isOuterItemVisible: () -> Bool = { true }

  private var entries: [Entry] = []

  init(inside outer: ListCoordinator?) {
    self.outer = outer
  }

  /// The lists in cells of this one.
  var inner: [ListCoordinator] { entries.compactMap(\.list) }

  /// Adds a list in a cell, unless it is known already, and forgets those that are gone.
  func add(_ list: ListCoordinator) {
    remove(list)
    entries.append(Entry(list: list))
  }

  /// Forgets a list, and those that are gone.
  func remove(_ list: ListCoordinator) {
    entries.removeAll { $0.list == nil || $0.list === list }
  }
}
