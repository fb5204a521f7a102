/// Two lists that can be compared item by item.
///
/// The algorithms of this folder are written against this protocol and nothing else. They do not
/// mind how the items are stored, and they specialise for each way of storing them.
///
/// Equality may be as ill-behaved as an app makes it: an item need not be the same as itself, and
/// different items may share a hash. The result is always a valid difference.
@usableFromInline
protocol ListComparison {
  /// The number of old items.
  var oldCount: Int { get }

  /// The number of new items.
  var newCount: Int { get }

  /// The hash of an old item's identity.
  func oldHash(at index: Int) -> Int

  /// The hash of a new item's identity.
  func newHash(at index: Int) -> Int

  /// Whether an old and a new item have the same identity.
  func isSameItem(old: Int, new: Int) -> Bool

  /// Whether an old and a new item of the same identity are equal.
  func isSameContent(old: Int, new: Int) -> Bool
}
