extension UICollectionViewCell {
  func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Puts the backgrounds behind the content, the selected one in front of the other.
  func replaceBackground(_ old: UIView?) {
    if let old, old !== backgroundView, old !== selectedBackgroundView, old.superview === self {
      old.removeFromSuperview()
    }
    for view in [selectedBackgroundView, backgroundView].compactMap({ $0 }) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    updateSelectedBackground()
  }

  func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
