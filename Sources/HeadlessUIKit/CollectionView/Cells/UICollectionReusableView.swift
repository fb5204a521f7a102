/// A view that a collection view shows for an element and uses again for others.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier under which the view was registered; nil if it was not dequeued.
  open internal(set) var reuseIdentifier: String?

  /// The attributes the view took on last.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view with a frame in the coordinates of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive, of which this platform has none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a registered class; plumbing for dequeuing.
  ///
  /// A subclass inherits it if it overrides both designated initializers or declares none.
  public required convenience init(_dequeueFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Called before the view is shown for another element.
  open func prepareForReuse() {}

  /// Gives the view its attributes, when they changed; a place and a size are already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size the view would rather have.
  ///
  /// By default that is the size its content asks for. The layout decides whether it follows.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes)
  }

  override func contentSizeDidChange(of view: UIView) {
    super.contentSizeDidChange(of: view)
    noteChangedContentSize(of: view)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    noteChangedContentSize(of: self)
  }

  /// Called when the collection view is about to change its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the collection view changed its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}
}
