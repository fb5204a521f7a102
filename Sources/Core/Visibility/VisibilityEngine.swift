/// Finds which items of a list come on screen and go off it.
///
/// The engine is given how much of each item is on screen, as often as that may have changed. It then
/// answers events one at a time: of items that leave the screen, then of those of which a part leaves it,
/// then of those that come, each group in the order of the list. It is a value and makes no calls. Between two events anything may happen, for
/// instance that user code scrolls the list: events that are overtaken are not told, and each item's
/// events stay in pairs and in order.
///
/// All of it is inlinable, so that it specialises where the type of the keys is known: it is asked about each item
/// that comes and goes in a scroll.
package struct VisibilityEngine<Key: Hashable> {
  @usableFromInline
  var items: [Key: ItemVisibility] = [:]

  /// The items that were on screen at the last update, in the order of the list.
  @usableFromInline
  var order: [Key] = []

  /// Items that may have something to tell, the next one last.
  @usableFromInline
  var agenda: [Key] = []

  @inlinable
  package init() {}

  /// The items that have appeared and not disappeared, in the order of the list.
  @inlinable
  package var shown: [Key] { order.filter { items[$0]?.isShown == true } }

  /// The number of items that the engine knows of: those on screen, and those that have yet to be told
  /// that they are not.
  @inlinable
  package var rememberedCount: Int { items.count }

  /// How much of an item is on screen.
  @inlinable
  package func exposure(of key: Key) -> Exposure { items[key]?.exposure ?? .none }

  /// Records how much of each item is on screen; items that are not mentioned are not on screen.
  ///
  /// An item that is mentioned twice is taken as it is mentioned first.
  ///
  /// - Parameter exposures: In the order of the list.
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

  /// Records that an item is not on screen; what it has to tell comes before anything else.
  @inlinable
  package mutating func hide(_ key: Key) {
    guard items[key] != nil else { return }
    _ = note(.none, of: key)
    agenda.append(key)
  }

  /// Records that no item is on screen.
  @inlinable
  package mutating func hideAll() {
    update(EmptyCollection())
  }

  /// The next thing that happens; `nil` if everything has been told.
  @inlinable
  package mutating func next() -> (key: Key, event: VisibilityEvent)? {
    while let key = agenda.last {
      if let event = next(for: key) { return (key, event) }
      agenda.removeLast()
    }
    return nil
  }

  /// The next thing that happens to one item; `nil` if everything about it has been told.
  @inlinable
  package mutating func next(for key: Key) -> VisibilityEvent? {
    let event = items[key]?.next()
    if let item = items[key], !item.isShown, !item.exposure.isVisible {
      items[key] = nil
      order.removeAll { $0 == key }
    }
    return event
  }

  /// - Returns: What the item has to tell next.
  @inlinable
  mutating func note(_ exposure: Exposure, of key: Key) -> VisibilityEvent? {
    var item = items[key] ?? ItemVisibility()
    item.exposure = exposure
    items[key] = item
    return item.next()
  }
}

/// Reports the visibility of one item, one event at a time.
///
/// The item has an exposure that it is on its way to, and tells events until it has arrived. It may be
/// given another exposure at any time, also while an event is being told: whatever happens, events are
/// in pairs and in order.
package struct ItemVisibility: Hashable, Sendable {
  private enum Stage {
    case hidden, partly, fully
  }

  private var stage = Stage.hidden
  private var toldFraction = 0.0

  /// How much of the item is on screen.
  package var exposure = Exposure.none

  package init() {}

  /// Whether the item has appeared and not disappeared.
  package var isShown: Bool { stage != .hidden }

  /// The next event on the way to the exposure; `nil` if everything has been told.
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

/// What changes about how much of an item is on screen.
///
/// For each item the events come in pairs, one inside the other: `appeared`, `appearedFully`,
/// `disappearedPartially`, `disappeared`. Changes of the fraction come between the outer two.
public enum VisibilityEvent: Hashable, Sendable {
  /// A part of the item has come on screen.
  case appeared

  /// The whole item is on screen, or as much of it as has room there.
  case appearedFully

  /// The item is not wholly on screen any more.
  case disappearedPartially

  /// Nothing of the item is on screen any more.
  case disappeared

  /// Another part of the item's area is on screen than before.
  case fractionChanged(from: Double)
}
