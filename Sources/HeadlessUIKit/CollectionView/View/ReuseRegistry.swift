/// Which classes make a collection view's views, and the views that wait to be used again.
@preconcurrency @MainActor struct ReuseRegistry {
  /// What views must have in common to stand in for each other.
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var identifier: String
  }

  var classes: [Key: UICollectionReusableView.Type] = [:]

  /// The view used last is the first to be used again.
  private var pools: [Key: [UICollectionReusableView]] = [:]

  mutating func takePooled(_ key: Key) -> UICollectionReusableView? {
    pools[key]?.popLast()
  }

  mutating func pool(_ view: UICollectionReusableView, _ key: Key) {
    pools[key, default: []].append(view)
  }
}
