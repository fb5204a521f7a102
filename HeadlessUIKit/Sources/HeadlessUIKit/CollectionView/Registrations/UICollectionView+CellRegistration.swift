extension UICollectionView {
  /// A class of cells with a handler that configures them; make it once and use it for all cells.
  @preconcurrency @MainActor public struct CellRegistration<Cell, Item>
  where Cell: UICollectionViewCell {
    /// Configures a cell for an item.
    public typealias Handler =
      (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity = RegistrationIdentity()
    let handler: Handler

    /// Creates a registration for a class of cells that the handler configures.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of supplementary views with a handler that configures them.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Configures a supplementary view for its index path.
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a class of supplementary views that the handler configures.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
