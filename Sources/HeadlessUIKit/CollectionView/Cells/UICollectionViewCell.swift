/// The view of one item of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content: UIView

  /// Creates a cell with a frame in the coordinates of its superview, in points.
  public override init(frame: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell from an archive, of which this platform has none.
  public required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  /// The view that holds the cell's own views; it fills the cell.
  open var contentView: UIView { content }

  /// Whether the item is selected; setting it does not change the collection view's selection.
  open var isSelected = false {
    didSet { updateSelectedBackground() }
  }

  /// Whether a finger rests on the item.
  open var isHighlighted = false {
    didSet { updateSelectedBackground() }
  }

  /// A view behind everything else in the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// A view in front of the background while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  open override var intrinsicContentSize: CGSize { contentView.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentView.sizeThatFits(size)
  }

  /// Called before the cell is shown for another item; the cell is neither selected nor highlighted
  /// afterwards.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
}
