/// The registered classes of a collection view, and the views that wait to be reused.
@preconcurrency @MainActor struct ReuseRegistry {
  /// What views must have in common to be reused for each other.
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var identifier: String

    /// Hashes only what hardly any two keys have in common: keys are looked up for each cell.
    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }
  }

  /// The views for one key.
  @preconcurrency @MainActor final class Pool {
    /// The registered class, if there is one.
    var viewClass: UICollectionReusableView.Type?

    /// The registered nib, in place of a class.
    var nib: UINib?

    /// The views that wait, of which the last one is reused first.
    var views: [UICollectionReusableView] = []
  }

  private var pools: [Key: Pool] = [:]

  /// The class that is registered for a key.
  subscript(key: Key) -> UICollectionReusableView.Type? {
    get { pools[key]?.viewClass }
    set {
      guard newValue != nil || pools[key] != nil else { return }
      let pool = madePool(key)
      pool.viewClass = newValue
      pool.nib = nil
    }
  }

  /// Registers a nib for a key; nil removes the registration.
  mutating func register(_ nib: UINib?, for key: Key) {
    self[key] = nil
    if let nib { madePool(key).nib = nib }
  }

  /// Returns the pool of a key for which a class has been registered, or views wait.
  func pool(_ key: Key) -> Pool? { pools[key] }

  /// Lets a view wait to be reused.
  mutating func pool(_ view: UICollectionReusableView, _ key: Key) {
    madePool(key).views.append(view)
  }

  private mutating func madePool(_ key: Key) -> Pool {
    if let pool = pools[key] { return pool }
    let pool = Pool()
    pools[key] = pool
    return pool
  }
}
