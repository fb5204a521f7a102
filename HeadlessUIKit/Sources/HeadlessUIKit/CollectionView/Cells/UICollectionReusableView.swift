/// A view that a collection view reuses to show different elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The reuse identifier under which the view was registered, or nil if it was not dequeued.
  open internal(set) var reuseIdentifier: String?

  /// The attributes that were applied last.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view with a frame in the coordinates of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is reused for another element.
  open func prepareForReuse() {}

  /// Applies attributes that have changed; the frame is already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called within the module before the view is asked for its size.
  func prepareToBeFitted() {}

  /// Returns attributes with the size that the view prefers.
  ///
  /// By default, that is the size its content needs. The layout decides whether to use it.
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

  /// Called when the collection view has changed its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}
}
