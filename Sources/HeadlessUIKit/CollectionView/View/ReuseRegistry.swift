/// The registered classes of a collection view, and the views that wait to be reused.
@preconcurrency @MainActor struct ReuseRegistry {
  /// What views must have in common to be reused for each other.
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var identifier: String
  }

  var classes: [Key: UICollectionReusableView.Type] = [:]

  /// The pools of views, of which the last one is reused first.
  private var pools: [Key: [UICollectionReusableView]] = [:]

  mutating func takePooled(_ key: Key) -> UICollectionReusableView? {
    pools[key]?.popLast()
  }

  mutating func pool(_ view: UICollectionReusableView, _ key: Key) {
    pools[key, default: []].append(view)
  }
}
