/// The values of the most recent keys; the oldest are dropped for new ones.
struct RecentValues<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let age: Int
  }

  private var entries: [Key: Entry] = [:]

  /// The keys in order, oldest first.
  ///
  /// A key that was removed or added again leaves its old place behind; the age distinguishes such
  /// a place from a current one.
  private var order: [(key: Key, age: Int)] = []
  private var oldest = 0
  private var nextAge = 0

  init() {}

  /// The number of values.
  var count: Int { entries.count }

  /// The keys, oldest first.
  ///
  /// - Complexity: O(number of values).
  var keys: [Key] { order[oldest...].lazy.filter(isCurrent).map(\.key) }

  /// Returns the value of a key without changing its place.
  ///
  /// - Complexity: O(1).
  subscript(key: Key) -> Value? { entries[key]?.value }

  /// Adds a value, as the newest one, and drops the oldest above a limit.
  ///
  /// - Complexity: amortized O(1).
  mutating func insert(_ value: Value, for key: Key, limit: Int) {
    entries[key] = Entry(value: value, age: nextAge)
    order.append((key, nextAge))
    nextAge += 1
    while entries.count > max(0, limit) {
      dropOldest()
    }
    compact()
  }

  /// Removes and returns a value.
  ///
  /// - Complexity: O(1).
  mutating func removeValue(for key: Key) -> Value? {
    entries.removeValue(forKey: key)?.value
  }

  private mutating func dropOldest() {
    let place = order[oldest]
    oldest += 1
    if isCurrent(place) {
      entries[place.key] = nil
    }
  }

  /// Removes obsolete places, once they are the majority.
  private mutating func compact() {
    guard order.count > 2 * entries.count + 16 else { return }
    order = order[oldest...].filter(isCurrent)
    oldest = 0
  }

  private func isCurrent(_ place: (key: Key, age: Int)) -> Bool {
    entries[place.key]?.age == place.age
  }
}
