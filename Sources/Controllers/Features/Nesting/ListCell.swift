public import RosterPlatform

/// A cell that contains a list, such as a carousel.
///
/// The cell provides only the collection view: the list belongs to the `NestedListController` that
/// is mounted on the cell. So the cells of the list are reused from one carousel to the next,
/// together with the outer cell.
open class ListCell: UICollectionViewCell {
  /// The view that shows the list.
  ///
  /// The list's adapter is its data source and its delegate. Set its appearance and its scrolling
  /// once, in the cell's initializer.
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

  /// The layout of the list; by default, one row that scrolls sideways, from right to left where people read that way.
  ///
  /// - Returns: A new layout, which belongs to one cell.
  open class func makeLayout() -> UICollectionViewLayout {
    let layout = MirroredFlowLayout()
    layout.scrollDirection = .horizontal
    return layout
  }

  /// The frame of the collection view in the content view; by default, all of it.
  open var listFrame: CGRect { contentView.bounds }

  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = listFrame
    didLayOut?()
  }

  /// Makes a cell of automatic height as high as its list, if the list scrolls vertically.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard !collectionView.isHorizontal else { return preferred }
    if bounds.size != layoutAttributes.size { bounds.size = layoutAttributes.size }
    layoutIfNeeded()
    collectionView.layoutIfNeeded()
    if let heightOfList { preferred.size.height = heightOfList }
    return preferred
  }

  /// The height of the cell at which all of its list is visible; `nil` if the list scrolls sideways, or is empty.
  var heightOfList: CGFloat? {
    let height = collectionView.collectionViewLayout.collectionViewContentSize.height
    guard !collectionView.isHorizontal, height > 0 else { return nil }
    return height + bounds.height - collectionView.frame.height
  }

  private static func makeCollectionView(_ frame: CGRect) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: makeLayout())
    view.backgroundColor = .clear
    view.showsHorizontalScrollIndicator = false
    view.scrollsToTop = false
    // The outer list avoids bars already; the inner one must not do so again.
    view.contentInsetAdjustmentBehavior = .never
    return view
  }
}

/// A flow layout that begins at the right where people read from right to left, which UIKit's own does not.
private final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
