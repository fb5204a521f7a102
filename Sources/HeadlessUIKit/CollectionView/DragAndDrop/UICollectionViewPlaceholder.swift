/// A cell that stands in for an item which the data do not have yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a placeholder from where the item goes, and what kind of cell stands in for it.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Configures the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A cell that stands in for an item that was dropped.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Describes how the item is shown while it comes to rest in the cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
