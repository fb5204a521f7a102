/// An item that a `VisibilityEngine` follows.
///
/// It stores the place of its entry in the engine, so that the engine finds it without a search: it
/// is asked for each item that appears and disappears in a scroll. An item is in one engine at most.
protocol VisibilityKey: Equatable {
  /// The index of the item's entry; negative if the engine has none. Only the engine sets it.
  var visibilityIndex: Int32 { get nonmutating set }
}

/// How much of an item is visible.
///
/// It is no tuple: arrays of those are copied and released by slower functions.
struct ItemExposure<Key: VisibilityKey>: Equatable {
  let key: Key
  let exposure: Exposure

  init(_ key: Key, _ exposure: Exposure) {
    (self.key, self.exposure) = (key, exposure)
  }
}

/// Finds out which items of a list appear and disappear.
///
/// The engine gets the exposure of each item whenever it may have changed, and then returns events
/// one at a time: first for items that disappear, then for those that disappear partially, then for
/// those that appear, each group in the order of the list. It is a value and makes no calls.
/// Between two events anything can happen, for example that user code scrolls the list. Outdated
/// events are not returned, and each item's events stay in pairs and in order.
struct VisibilityEngine<Key: VisibilityKey> {
  /// What the engine knows about an item.
  struct Entry {
    /// The item; `nil` if the engine has forgotten it.
    var key: Key?

    var visibility = ItemVisibility()

    init(_ key: Key?) {
      self.key = key
    }
  }

  /// The items that were on screen at the last update, in the order of the list, and after them those that have
  /// left and whose events have not been returned yet.
  var entries: [Entry] = []

  /// During an update, the entries from before it that have not been taken over; otherwise empty.
  ///
  /// It is kept for its storage, as are the lists of indexes: an update is made at each step of a scroll.
  var former: [Entry] = []

  /// The indexes of the items that may have events, in the order of these.
  var agenda: [Int] = []

  /// The place in the agenda of the item whose events come next.
  var turn = 0

  /// During an update, the indexes of items of which a part disappears.
  var falling: [Int] = []

  /// During an update, the indexes of items of which a part appears, or more or less of it.
  var rising: [Int] = []

  init() {}

  /// The items that have appeared and not disappeared, in the order of the list.
  var shown: [Key] { entries.compactMap { $0.visibility.isShown ? $0.key : nil } }

  /// The number of items in the engine: the visible ones, and those whose disappearance has not
  /// been returned yet.
  var rememberedCount: Int { entries.count { $0.key != nil } }

  /// Returns how much of an item is visible.
  func exposure(of key: Key) -> Exposure {
    let index = Int(key.visibilityIndex)
    return index >= 0 ? entries[index].visibility.exposure : .none
  }

  /// Records how much of each item is visible; items that are not listed are not visible.
  ///
  /// For duplicates, the first visible exposure counts.
  ///
  /// - Parameter exposures: The exposures, in the order of the list.
  /// - Returns: The items that the engine did not know before, and those that were visible until now, each in the
  ///   order of the list.
  /// - Complexity: O(items on screen before and after).
  @discardableResult
  mutating func update(
    _ exposures: [ItemExposure<Key>]
  ) -> (arrived: [Key], left: [Key]) {
    var (arrived, left): ([Key], [Key]) = ([], [])
    swap(&entries, &former)
    for index in exposures.indices where exposures[index].exposure.isVisible {
      guard see(exposures[index].key, exposures[index].exposure) else { continue }
      if arrived.isEmpty { arrived.reserveCapacity(exposures.count - index) }
      arrived.append(exposures[index].key)
    }
    agenda.removeAll(keepingCapacity: true)
    turn = 0
    for index in former.indices {
      guard let key = former[index].key else { continue }
      leave(index)
      left.append(key)
    }
    agenda += falling
    agenda += rising
    former.removeAll(keepingCapacity: true)
    falling.removeAll(keepingCapacity: true)
    rising.removeAll(keepingCapacity: true)
    return (arrived, left)
  }

  /// Enters an item that is visible.
  ///
  /// - Returns: Whether the engine did not know it before.
  mutating func see(_ key: Key, _ exposure: Exposure) -> Bool {
    let index = Int(key.visibilityIndex)
    let isNew = index < 0
    var entry = Entry(nil)
    if former.indices.contains(index), former[index].key == key {
      swap(&entry, &former[index])
    } else if isNew {
      entry.key = key
    } else {
      return false
    }
    entry.visibility.exposure = exposure
    switch entry.visibility.upcoming {
    case nil: break
    case .disappearedPartially: falling.append(entries.count)
    default: rising.append(entries.count)
    }
    key.visibilityIndex = Int32(entries.count)
    entries.append(entry)
    return isNew
  }

  /// Enters an item that is not visible any longer; its events may be returned in a later update.
  mutating func leave(_ index: Int) {
    var entry = Entry(nil)
    swap(&entry, &former[index])
    entry.visibility.exposure = .none
    entry.key?.visibilityIndex = Int32(entries.count)
    agenda.append(entries.count)
    entries.append(entry)
  }

  /// Records that an item is not visible; its events come before all others.
  mutating func hide(_ key: Key) {
    let index = Int(key.visibilityIndex)
    guard index >= 0 else { return }
    entries[index].visibility.exposure = .none
    if turn == agenda.count { agenda.append(index) } else { agenda.insert(index, at: turn) }
  }

  /// Records that no item is visible.
  ///
  /// - Returns: The items that were visible until now.
  @discardableResult
  mutating func hideAll() -> [Key] {
    update([]).left
  }

  /// Returns the item whose events come next; `nil` if there are none left.
  ///
  /// It is the same one until all of its events have been returned.
  mutating func nextKey() -> Key? {
    while turn < agenda.count {
      let index = agenda[turn]
      if let key = entries[index].key {
        if entries[index].visibility.upcoming != nil { return key }
        forgetIfGone(key, index)
      }
      turn += 1
    }
    return nil
  }

  /// Returns the next event of an item, and how much of it is visible then; `nil` if there are none left.
  mutating func next(for key: Key) -> (event: ListAdapter.VisibilityEvent, exposure: Exposure)? {
    let index = Int(key.visibilityIndex)
    guard index >= 0 else { return nil }
    let event = entries[index].visibility.next()
    let exposure = entries[index].visibility.exposure
    forgetIfGone(key, index)
    return event.map { ($0, exposure) }
  }

  /// Forgets an item that is not visible and whose events have all been returned.
  mutating func forgetIfGone(_ key: Key, _ index: Int) {
    let visibility = entries[index].visibility
    guard !visibility.isShown, !visibility.exposure.isVisible else { return }
    entries[index].key = nil
    key.visibilityIndex = -1
  }
}

/// Returns the visibility events of one item, one at a time.
///
/// The events lead from the last reported exposure to the present one. The exposure can change at any
/// time, even while an event is being handled: the events stay in pairs and in order.
package struct ItemVisibility: Hashable, Sendable {
  enum Stage: Sendable {
    case hidden, partly, fully
  }

  var stage = Stage.hidden

  var toldFraction = 0.0

  /// How much of the item is on screen.
  package var exposure = Exposure.none

  package init() {}

  /// Whether the item has appeared and not disappeared.
  var isShown: Bool { stage != .hidden }

  /// The next event, which stays the next one; `nil` if there are none left.
  var upcoming: ListAdapter.VisibilityEvent? {
    var copy = self
    return copy.next()
  }

  /// Returns the next event; `nil` if there are none left.
  package mutating func next() -> ListAdapter.VisibilityEvent? {
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

extension ListAdapter {
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
}
