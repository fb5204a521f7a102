import RosterPlatform

/// Registers each class of view once for each source of its views, and dequeues views of it.
@MainActor
final class ViewRegistry {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let source: CellSource
    let kind: String?
  }

  /// An invisible collection view for lists that have no other at present.
  static let nowhere = ViewRegistry(
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  )

  let collectionView: UICollectionView
  private var identifiers: [Key: String] = [:]

  /// The class of the last view and its identifier; most views of a list are of one class.
  private var latest: (key: Key, identifier: String)?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
  }

  /// Returns a new or reused cell of a class.
  func cell(
    _ type: UICollectionReusableView.Type,
    from source: CellSource,
    at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let (identifier, isNew) = identifier(for: type, from: source, kind: nil)
    if isNew {
      collectionView.register(type, from: source, forCellWithReuseIdentifier: identifier)
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// Returns a new or reused supplementary view of a class.
  func supplementaryView(
    _ type: UICollectionReusableView.Type,
    from source: CellSource,
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let (identifier, isNew) = identifier(for: type, from: source, kind: kind)
    if isNew {
      collectionView.register(
        type,
        from: source,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
  }

  /// Returns the reuse identifier of a class: a number, and not its name, so that Swift stores the string in place and
  /// counts no references to it for each cell.
  private func identifier(
    for type: UICollectionReusableView.Type,
    from source: CellSource,
    kind: String?
  ) -> (String, isNew: Bool) {
    let key = Key(type: ObjectIdentifier(type), source: source, kind: kind)
    if let latest, latest.key == key { return (latest.identifier, false) }
    if let identifier = identifiers[key] {
      latest = (key, identifier)
      return (identifier, false)
    }
    let identifier = "Roster.\(identifiers.count)"
    identifiers[key] = identifier
    return (identifier, true)
  }
}
