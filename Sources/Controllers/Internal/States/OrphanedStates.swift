import RosterCore

/// The remembered states of items that are not in the list, to be found by items that come into it in
/// another section.
@MainActor
struct OrphanedStates {
  private var left: [StateKey: StateKey]
  private let filed: [StateKey: [StateKey]]
  private let isPresent: (StateKey) -> Bool

  /// Collects states.
  ///
  /// - Parameters:
  ///   - left: Whose states are kept, those of the items that left last at the end.
  ///   - filed: Whose states are stored, by what does not depend on the section.
  ///   - isPresent: Whether an item is in the list.
  init(left: [StateKey], filed: [StateKey: [StateKey]], isPresent: @escaping (StateKey) -> Bool) {
    self.left = Dictionary(left.map { ($0.inAnySection, $0) }, uniquingKeysWith: { $1 })
    self.filed = filed
    self.isPresent = isPresent
  }

  /// Whether the state of an item may be remembered that was elsewhere.
  ///
  /// - Complexity: O(1).
  func contains(_ key: StateKey) -> Bool {
    left[key.inAnySection] != nil || filed[key.inAnySection]?.isEmpty == false
  }

  /// The identities of kept states that inserted items can take over.
  ///
  /// Each state is used once.
  mutating func take(_ key: StateKey) -> StateKey? {
    let anywhere = key.inAnySection
    if let old = left.removeValue(forKey: anywhere) { return old }
    return filed[anywhere]?.last { !isPresent($0) }
  }
}
