/// A placeholder cell for an item that is not in the data source yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a placeholder for an index path, with the reuse identifier of its cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Configures the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder cell for a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns how the item is previewed while it is animated into the cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
