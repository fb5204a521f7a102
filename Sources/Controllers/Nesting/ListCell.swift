public import RosterPlatform

/// A cell that holds a list of its own, such as a carousel.
///
/// The cell only provides the collection view: the list belongs to the `NestedListController` that is
/// mounted on the cell. So the cells of the list are reused from one carousel to the next, together
/// with the cell that holds them.
open class ListCell: UICollectionViewCell {
  /// The view that shows the list.
  ///
  /// The list's adapter is its data source and its delegate. Set once, in the cell's initializer,
  /// how it looks and scrolls.
  public let collectionView: UICollectionView

  /// The classes of views that have been shown in the collection view, by whichever list.
  let registry: ViewRegistry

  /// Called when the collection view has its size.
  var didLayOut: (() -> Void)?

  /// Creates a cell with a collection view that fills it.
  public override init(frame: CGRect) {
    collectionView = Self.makeCollectionView(CGRect(origin: .zero, size: frame.size))
    registry = ViewRegistry(collectionView)
    super.init(frame: frame)
    contentView.addSubview(collectionView)
  }

  /// Creates a cell from a nib, with a collection view that fills it.
  public required init?(coder: NSCoder) {
    collectionView = Self.makeCollectionView(.zero)
    registry = ViewRegistry(collectionView)
    super.init(coder: coder)
    contentView.addSubview(collectionView)
  }

  /// The layout of the list; by default, a line that scrolls sideways.
  ///
  /// - Returns: A new layout, which belongs to one cell.
  open class func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    return layout
  }

  /// Where the collection view stands in the content view; by default, everywhere.
  open var listFrame: CGRect { contentView.bounds }

  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = listFrame
    didLayOut?()
  }

  private static func makeCollectionView(_ frame: CGRect) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: makeLayout())
    view.backgroundColor = .clear
    view.showsHorizontalScrollIndicator = false
    view.scrollsToTop = false
    // The list around it keeps clear of bars; the one inside would do so a second time.
    view.contentInsetAdjustmentBehavior = .never
    return view
  }
}
