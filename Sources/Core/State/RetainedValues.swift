/// What is remembered about things that come and go: about each that is there and waits to be needed,
/// and about the last few that have left.
///
/// The view states of items are kept in this way. A state waits while its item is in the list and has
/// no controller yet: it is not dropped then, however many other items leave.
package struct RetainedValues<Key: Hashable, Value> {
  /// How many values of things that have left are remembered.
  package var limit: Int

  private var waiting = RecentValues<Key, Value>()
  private var left = RecentValues<Key, Value>()

  /// Remembers nothing yet.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The number of values.
  package var count: Int { waiting.count + left.count }

  package var isEmpty: Bool { count == 0 }

  /// The keys of things that have left, those that left first first.
  ///
  /// - Complexity: O(number of values).
  package var keysThatLeft: [Key] { left.keys }

  /// The value of a key, which stays where it is.
  ///
  /// - Complexity: O(1).
  package subscript(key: Key) -> Value? { waiting[key] ?? left[key] }

  /// Remembers a value of something that has left, and drops the one that left first if there are
  /// too many.
  ///
  /// - Complexity: amortised O(1).
  package mutating func leave(_ value: Value, for key: Key) {
    _ = waiting.removeValue(for: key)
    left.insert(value, for: key, limit: limit)
  }

  /// Hands out a value, which is not remembered afterwards.
  ///
  /// - Complexity: O(1).
  package mutating func take(_ key: Key) -> Value? {
    waiting.removeValue(for: key) ?? left.removeValue(for: key)
  }

  /// Files a value under another key, as that of something that is there.
  ///
  /// What was remembered under the new key is forgotten, also if there is nothing under the old one.
  ///
  /// - Complexity: O(1).
  package mutating func rename(_ old: Key, to new: Key) {
    _ = take(new)
    if let value = take(old) {
      wait(value, for: new)
    }
  }

  /// Records what is there and what is not.
  ///
  /// - Complexity: One call to `isPresent` for each value.
  package mutating func follow(isPresent: (Key) -> Bool) {
    let returned = left.keys.filter(isPresent)
    let departed = waiting.keys.filter { !isPresent($0) }
    for key in returned {
      if let value = left.removeValue(for: key) { wait(value, for: key) }
    }
    for key in departed {
      if let value = waiting[key] { leave(value, for: key) }
    }
  }

  private mutating func wait(_ value: Value, for key: Key) {
    waiting.insert(value, for: key, limit: .max)
  }
}
