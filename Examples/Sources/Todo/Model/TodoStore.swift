/// All that is to be done and all that has been done.
@MainActor
public final class TodoStore {
  /// What is to be done, in the order in which it was added, unless the user has chosen another one.
  private(set) var open: [TodoItem] = []

  /// What has been done, the latest first.
  private(set) var done: [TodoItem] = []

  /// Called after each change.
  var onChange: @MainActor () -> Void = {}

  private var nextID = 1

  /// Makes a store of nothing to do.
  public init() {}

  /// Adds something to do.
  public func add(_ title: String, notes: String = "") {
    open.append(TodoItem(id: nextID, title: title, notes: notes))
    nextID += 1
    onChange()
  }

  /// Marks an item as done, or as to be done again.
  func toggle(_ id: TodoItem.ID) {
    if let index = open.firstIndex(where: { $0.id == id }) {
      var item = open.remove(at: index)
      item.isDone = true
      done.insert(item, at: 0)
    } else if let index = done.firstIndex(where: { $0.id == id }) {
      var item = done.remove(at: index)
      item.isDone = false
      open.append(item)
    } else {
      return
    }
    onChange()
  }

  /// Puts some of what is to be done into another order; the rest stays in its places.
  func reorder(_ ids: [TodoItem.ID]) {
    let places = open.indices.filter { ids.contains(open[$0].id) }
    let items = ids.compactMap { id in open.first { $0.id == id } }
    guard places.count == items.count, places.map({ open[$0].id }) != ids else { return }
    for (place, item) in zip(places, items) {
      open[place] = item
    }
    onChange()
  }

  /// Forgets what has been done.
  func clearDone() {
    guard !done.isEmpty else { return }
    done = []
    onChange()
  }
}
