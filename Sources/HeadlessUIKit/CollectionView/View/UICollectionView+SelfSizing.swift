extension UICollectionView {
  /// Asks a view which size it would rather have, and the layout whether it follows.
  ///
  /// A view is asked once for each size it is given, so that one that always wants another size is
  /// asked for ever, which the layout pass notices.
  func fit(_ element: inout CollectionContent.Element) {
    let original = element.attributes
    guard currentLayout.asksForPreferredSizes, element.sizeWhenFitted != original.size,
      original.representedElementCategory != .decorationView
    else { return }
    element.sizeWhenFitted = original.size
    (element.view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate())
    currentLayout.hear(
      of: currentLayout.mirrored(preferred),
      insteadOf: currentLayout.mirrored(original)
    )
  }

  /// Fits a displayed element, unless it is gone by then.
  func fitDisplayed(_ key: ElementKey) {
    guard var element = content.displayed[key] else { return }
    let size = element.attributes.size
    fit(&element)
    guard content.displayed[key]?.view === element.view else { return }
    content.displayed[key]?.sizeWhenFitted = size
  }

  /// Has a displayed view be asked again which size it would rather have, in the next layout pass.
  func forgetFit(_ key: ElementKey) {
    content.displayed[key]?.sizeWhenFitted = nil
    content.prepared[key]?.sizeWhenFitted = nil
    setNeedsLayout()
  }

  /// Called when a view that may be displayed says that it, or something in it, wants another size.
  func contentSizeDidChange(in view: UICollectionReusableView, isOwn: Bool) {
    let isHeard =
      switch selfSizingInvalidation {
      case .disabled: false
      case .enabled: isOwn
      case .enabledIncludingConstraints: true
      }
    guard isHeard, currentLayout.asksForPreferredSizes, let key = content.key(of: view) else {
      return
    }
    forgetFit(key)
  }
}

extension UICollectionViewLayout {
  /// Lays out again what has to be for a view that would rather have other attributes.
  fileprivate func hear(
    of preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) {
    guard
      shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return }
    let context = invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    invalidateLayout(with: context)
  }
}
