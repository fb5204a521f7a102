extension UICollectionView {
  /// Returns a reused or new cell, configured for an item by the registration's handler.
  ///
  /// Without an item, the handler is not called.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let identifier = registration.identity.identifier
    let key = ReuseRegistry.Key(category: .cell, identifier: identifier)
    registry[key] = Cell.self
    guard
      accepts(registration.identity, "\(type(of: registration))", cellProvider: true),
      let cell = dequeue(key, at: indexPath) as? Cell
    else { return Headless.makeView(of: Cell.self, frame: .zero) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view, configured by the registration's handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let key = ReuseRegistry.Key(
      category: .supplementaryView,
      kind: registration.elementKind,
      identifier: registration.identity.identifier
    )
    registry[key] = Supplementary.self
    guard
      accepts(registration.identity, "\(type(of: registration))", cellProvider: false),
      let view = dequeue(key, at: indexPath) as? Supplementary
    else { return Headless.makeView(of: Supplementary.self, frame: .zero) }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// Fails for a registration that was made where it is used.
  private func accepts(
    _ identity: RegistrationIdentity,
    _ name: String,
    cellProvider: Bool
  ) -> Bool {
    guard identity.wasMadeInProvider else { return true }
    activity.request?.hasFailed = true
    let (view, method, provider) =
      cellProvider
      ? ("cell", "cellForItemAtIndexPath:", "cell")
      : (
        "supplementary view", "viewForSupplementaryElementOfKind:atIndexPath:", "supplementary view"
      )
    fail(
      "F-REG-IN-PROVIDER",
      "Attempted to dequeue a \(view) using a registration that was created inside"
        + " -collectionView:\(method) or inside a UICollectionViewDiffableDataSource \(provider)"
        + " provider. Creating a new registration each time a \(view) is requested will prevent"
        + " reuse and cause created \(view)s to remain inaccessible in memory for the lifetime of"
        + " the collection view. Registrations should be created up front and reused."
        + " Registration: <\(name)>"
    )
    return false
  }
}
