/// Finds out which items of a list appear and disappear.
///
/// The engine gets the exposure of each item whenever it may have changed, and then returns events
/// one at a time: first for items that disappear, then for those that disappear partially, then for
/// those that appear, each group in the order of the list. It is a value and makes no calls.
/// Between two events anything can happen, for example that user code scrolls the list. Outdated
/// events are not returned, and each item's events stay in pairs and in order.
///
/// It is inlinable, so that it is specialized where the type of the keys is known: it is used for each item that
/// appears and disappears in a scroll.
@usableFromInline
package struct VisibilityEngine<Key: Hashable> {
  @usableFromInline
  var items: [Key: ItemVisibility] = [:]

  /// The items that were on screen at the last update, in the order of the list.
  @usableFromInline
  var order: [Key] = []

  /// Items that may have events, the next one last.
  @usableFromInline
  var agenda: [Key] = []

  @inlinable
  package init() {}

  /// The items that have appeared and not disappeared, in the order of the list.
  @inlinable
  package var shown: [Key] { order.filter { items[$0]?.isShown == true } }

  /// The number of items in the engine: the visible ones, and those whose disappearance has not
  /// been returned yet.
  @inlinable
  package var rememberedCount: Int { items.count }

  /// Returns how much of an item is visible.
  @inlinable
  package func exposure(of key: Key) -> Exposure { items[key]?.exposure ?? .none }

  /// Records how much of each item is visible; items that are not listed are not visible.
  ///
  /// For duplicates, the first exposure counts.
  ///
  /// - Parameter exposures: The exposures, in the order of the list.
  /// - Complexity: O(items on screen before and after).
  @inlinable
  package mutating func update(_ exposures: some Sequence<(key: Key, exposure: Exposure)>) {
    let before = order
    order = []
    var leaving: [Key] = []
    var falling: [Key] = []
    var rising: [Key] = []
    var mentioned: Set<Key> = []
    for (key, exposure) in exposures where mentioned.insert(key).inserted {
      let index = items.index(forKey: key)
      if index == nil, !exposure.isVisible { continue }
      order.append(key)
      switch note(exposure, of: key, at: index) {
      case _ where !exposure.isVisible: continue
      case nil: continue
      case .disappearedPartially: falling.append(key)
      default: rising.append(key)
      }
    }
    for key in before {
      guard let index = items.index(forKey: key) else { continue }
      if !mentioned.contains(key) {
        items.values[index].exposure = .none
        // Items with events left are considered in the next update.
        order.append(key)
      }
      if !items.values[index].exposure.isVisible { leaving.append(key) }
    }
    agenda = Array((leaving + falling + rising).reversed())
  }

  /// Records that an item is not visible; its events come before all others.
  @inlinable
  package mutating func hide(_ key: Key) {
    guard let index = items.index(forKey: key) else { return }
    items.values[index].exposure = .none
    agenda.append(key)
  }

  /// Records that no item is visible.
  @inlinable
  package mutating func hideAll() {
    update(EmptyCollection())
  }

  /// Returns the next event; `nil` if there are none left.
  @inlinable
  package mutating func next() -> (key: Key, event: VisibilityEvent)? {
    while let key = agenda.last {
      if let event = next(for: key) { return (key, event) }
      agenda.removeLast()
    }
    return nil
  }

  /// Returns the next event of one item; `nil` if there are none left.
  @inlinable
  package mutating func next(for key: Key) -> VisibilityEvent? {
    guard let index = items.index(forKey: key) else { return nil }
    let event = items.values[index].next()
    if !items.values[index].isShown, !items.values[index].exposure.isVisible {
      items.remove(at: index)
      order.removeAll { $0 == key }
    }
    return event
  }

  /// Records how much of an item is visible, which may be new.
  ///
  /// - Returns: The next event of the item, which stays its next one.
  @inlinable
  mutating func note(
    _ exposure: Exposure,
    of key: Key,
    at index: Dictionary<Key, ItemVisibility>.Index?
  ) -> VisibilityEvent? {
    var item = index.map { items.values[$0] } ?? ItemVisibility()
    item.exposure = exposure
    if let index { items.values[index] = item } else { items[key] = item }
    return item.next()
  }
}

/// Returns the visibility events of one item, one at a time.
///
/// The events lead from the last reported exposure to the present one. The exposure can change at any
/// time, even while an event is being handled: the events stay in pairs and in order.
@usableFromInline
package struct ItemVisibility: Hashable, Sendable {
  @usableFromInline
  enum Stage: Sendable {
    case hidden, partly, fully
  }

  @usableFromInline
  var stage = Stage.hidden

  @usableFromInline
  var toldFraction = 0.0

  /// How much of the item is on screen.
  @usableFromInline
  package var exposure = Exposure.none

  @inlinable
  package init() {}

  /// Whether the item has appeared and not disappeared.
  @inlinable
  package var isShown: Bool { stage != .hidden }

  /// Returns the next event; `nil` if there are none left.
  @inlinable
  package mutating func next() -> VisibilityEvent? {
    if stage == .fully, !(exposure.isVisible && exposure.isWhole) {
      stage = .partly
      return .disappearedPartially
    }
    if stage == .hidden {
      guard exposure.isVisible else { return nil }
      stage = .partly
      return .appeared
    }
    if toldFraction != exposure.fraction {
      defer { toldFraction = exposure.fraction }
      return .fractionChanged(from: toldFraction)
    }
    guard stage == .partly else { return nil }
    if !exposure.isVisible {
      stage = .hidden
      return .disappeared
    }
    if exposure.isWhole {
      stage = .fully
      return .appearedFully
    }
    return nil
  }
}

/// A change of how much of an item is visible.
///
/// For each item the events come in pairs, one inside the other: `appeared`, `appearedFully`,
/// `disappearedPartially`, `disappeared`. Changes of the fraction come between the outer two.
public enum VisibilityEvent: Hashable, Sendable {
  /// A part of the item has become visible.
  case appeared

  /// The item has become completely visible, or fills the screen.
  case appearedFully

  /// The item is no longer completely visible.
  case disappearedPartially

  /// The item is no longer visible.
  case disappeared

  /// The visible part of the item's area has changed.
  case fractionChanged(from: Double)
}
