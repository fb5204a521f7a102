/// Tells which items of a list come on screen and go off it.
///
/// The engine is given how much of each item is on screen, as often as that may have changed. It then
/// answers events one at a time: of items that leave the screen, then of those of which a part leaves it,
/// then of those that come, each group in the order of the list. It is a value and calls nobody. Between two events anything may happen, for
/// instance that user code scrolls the list: events that are overtaken are not told, and each item's
/// events stay in pairs and in order.
package struct VisibilityEngine<Key: Hashable> {
  private var items: [Key: ItemVisibility] = [:]

  /// The items that were on screen at the last update, in the order of the list.
  private var order: [Key] = []

  /// Items that may have something to tell, the next one last.
  private var agenda: [Key] = []

  package init() {}

  /// The items that have appeared and not disappeared, in the order of the list.
  package var shown: [Key] { order.filter { items[$0]?.isShown == true } }

  /// The number of items that the engine knows of: those on screen, and those that have yet to be told
  /// that they are not.
  package var rememberedCount: Int { items.count }

  /// How much of an item is on screen.
  package func exposure(of key: Key) -> Exposure { items[key]?.exposure ?? .none }

  /// Notes how much of each item is on screen; items that are not mentioned are not on screen.
  ///
  /// An item that is mentioned twice is taken as it is mentioned first.
  ///
  /// - Parameter exposures: In the order of the list.
  /// - Complexity: O(items on screen before and after).
  package mutating func update(_ exposures: some Sequence<(key: Key, exposure: Exposure)>) {
    let before = order
    order = []
    var leaving: [Key] = []
    var falling: [Key] = []
    var rising: [Key] = []
    var mentioned: Set<Key> = []
    for (key, exposure) in exposures where mentioned.insert(key).inserted {
      guard exposure.isVisible || items[key] != nil else { continue }
      order.append(key)
      switch note(exposure, of: key) {
      case _ where !exposure.isVisible: continue
      case nil: continue
      case .disappearedPartially: falling.append(key)
      default: rising.append(key)
      }
    }
    for key in before where items[key] != nil {
      if !mentioned.contains(key) {
        _ = note(.none, of: key)
        // What has not been told stays in sight of the next update.
        order.append(key)
      }
      if !exposure(of: key).isVisible { leaving.append(key) }
    }
    agenda = Array((leaving + falling + rising).reversed())
  }

  /// Notes that an item is not on screen; what it has to tell comes before anything else.
  package mutating func hide(_ key: Key) {
    guard items[key] != nil else { return }
    _ = note(.none, of: key)
    agenda.append(key)
  }

  /// Notes that no item is on screen.
  package mutating func hideAll() {
    update(EmptyCollection())
  }

  /// The next thing that happens; `nil` if everything has been told.
  package mutating func next() -> (key: Key, event: VisibilityEvent)? {
    while let key = agenda.last {
      if let event = next(for: key) { return (key, event) }
      agenda.removeLast()
    }
    return nil
  }

  /// The next thing that happens to one item; `nil` if everything about it has been told.
  package mutating func next(for key: Key) -> VisibilityEvent? {
    let event = items[key]?.next()
    if let item = items[key], !item.isShown, !item.exposure.isVisible {
      items[key] = nil
      order.removeAll { $0 == key }
    }
    return event
  }

  /// - Returns: What the item has to tell next.
  private mutating func note(_ exposure: Exposure, of key: Key) -> VisibilityEvent? {
    var item = items[key] ?? ItemVisibility()
    item.exposure = exposure
    items[key] = item
    return item.next()
  }
}
