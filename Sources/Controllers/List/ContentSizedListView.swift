public import RosterPlatform

/// A collection view that is as tall as its content, up to a limit.
///
/// Use it for a list in a sheet, in a stack view, or between other views of a scroll view. With Auto
/// Layout, its height follows from its content; do not add a constraint for it.
///
/// ```swift
/// let listView = ContentSizedListView(layout: ListLayout())
/// listView.maximumLength = 320
/// stack.addArrangedSubview(listView)
/// let adapter = ListAdapter(listView)
/// ```
///
/// A horizontal list is as wide as its content. A list that is as tall as its content has all its
/// items on screen and makes all their cells; with many items, set `maximumLength`, so that the list
/// scrolls.
open class ContentSizedListView: UICollectionView {
  /// The length at which the list stops to grow, in points; by default, there is no limit.
  public var maximumLength = CGFloat.infinity {
    didSet { if maximumLength != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a view with a layout.
  ///
  /// - Parameter layout: The layout of the list.
  public convenience init(layout: UICollectionViewLayout) {
    self.init(frame: .zero, collectionViewLayout: layout)
  }

  open override var contentSize: CGSize {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    let content = collectionViewLayout.collectionViewContentSize
    return isHorizontal
      ? CGSize(width: length(of: content), height: UIView.noIntrinsicMetric)
      : CGSize(width: UIView.noIntrinsicMetric, height: length(of: content))
  }

  /// Returns the size of the list for an available size; its breadth is the available one.
  ///
  /// The content of a `ListLayout` is arranged for the available breadth. Other layouts answer for
  /// their present one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = collectionViewLayout as? ListLayout
    let content =
      layout?.contentSize(fitting: size) ?? collectionViewLayout.collectionViewContentSize
    return isHorizontal
      ? CGSize(width: length(of: content), height: size.height)
      : CGSize(width: size.width, height: length(of: content))
  }

  /// Returns the length of the view for content of a size.
  private func length(of content: CGSize) -> CGFloat {
    let insets = adjustedContentInset
    let length =
      isHorizontal
      ? content.width + insets.left + insets.right
      : content.height + insets.top + insets.bottom
    return min(length, maximumLength)
  }
}
