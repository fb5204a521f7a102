/// The kept states of items that are not in the list, for items that are inserted in another section.
@MainActor
struct OrphanedStates {
  private var left: [StateKey: StateKey]
  private let filed: [StateKey: [StateKey]]
  private let isPresent: (StateKey) -> Bool

  /// Creates the collection.
  ///
  /// - Parameters:
  ///   - left: The keys of kept states, in the order in which the items were removed.
  ///   - filed: The keys of stored states, by the part that does not depend on the section.
  ///   - isPresent: Whether an item is in the list.
  init(left: [StateKey], filed: [StateKey: [StateKey]], isPresent: @escaping (StateKey) -> Bool) {
    self.left = Dictionary(left.map { ($0.inAnySection, $0) }, uniquingKeysWith: { $1 })
    self.filed = filed
    self.isPresent = isPresent
  }

  /// Returns whether there may be a state of the item from another section.
  ///
  /// - Complexity: O(1).
  func contains(_ key: StateKey) -> Bool {
    left[key.inAnySection] != nil || filed[key.inAnySection]?.isEmpty == false
  }

  /// Returns and removes the key of a kept state for an inserted item.
  mutating func take(_ key: StateKey) -> StateKey? {
    let anywhere = key.inAnySection
    if let old = left.removeValue(forKey: anywhere) { return old }
    return filed[anywhere]?.last { !isPresent($0) }
  }
}
