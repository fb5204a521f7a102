extension UICollectionViewCell {
  func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let isBehindContent: (UIView) -> Bool = { [self] view in
      view === backgroundView || view === selectedBackgroundView
        || view === configuration.backgroundView
    }
    insertSubview(contentView, at: subviews.prefix(while: isBehindContent).count)
  }

  /// Inserts the background views behind the content, the selected one above the other.
  func replaceBackground(_ old: UIView?) {
    if let old, old !== backgroundView, old !== selectedBackgroundView, old.superview === self {
      old.removeFromSuperview()
    }
    if backgroundView != nil || selectedBackgroundView != nil { removeConfiguredBackground() }
    for view in [selectedBackgroundView, backgroundView].compactMap({ $0 }) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    updateSelectedBackground()
  }

  func updateSelectedBackground() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }
}
