extension UICollectionView {
  /// Asks a view for its preferred size, and the layout whether to use it.
  ///
  /// A view is asked once for each size it is given. One that always prefers another size would be
  /// asked without end, which the layout pass notices.
  func fit(_ element: inout CollectionContent.Element) {
    let layout = currentLayout
    let original = element.attributes
    let size = original.size
    guard element.sizeWhenFitted != size, layout.asksForPreferredSizes,
      original.representedElementCategory != .decorationView
    else { return }
    element.sizeWhenFitted = size
    element.view.prepareToBeFitted()
    let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate())
    guard content.isMirrored else { return layout.hear(of: preferred, insteadOf: original) }
    layout.hear(of: layout.mirrored(preferred), insteadOf: layout.mirrored(original))
  }

  /// Measures an element that is about to be displayed, after a cell has got its state.
  ///
  /// A cell has the state before it is displayed, and may have accessories for it. Decided; not recorded.
  func fitWithState(_ element: inout CollectionContent.Element) {
    if let cell = element.view as? UICollectionViewCell {
      showSelection(of: cell, element.attributes.key)
    }
    fit(&element)
  }

  /// Measures a displayed element, if it still exists.
  func fitDisplayed(_ key: ElementKey) {
    guard var element = content.displayed[key] else { return }
    let size = element.attributes.size
    fit(&element)
    guard content.displayed[key]?.view === element.view else { return }
    content.displayed[key]?.sizeWhenFitted = size
  }

  /// Measures the displayed elements whose size has changed since they were measured.
  func fitDisplayedElements(_ shown: [UICollectionViewLayoutAttributes]) {
    guard content.hasElementsToFit else { return }
    let generation = content.generation
    for attributes in shown {
      fitDisplayed(attributes.key)
      guard content.generation == generation else { return }
    }
  }

  /// Marks a displayed view to be measured again in the next layout pass.
  func forgetFit(_ key: ElementKey) {
    content.displayed[key]?.sizeWhenFitted = nil
    content.prepared[key]?.sizeWhenFitted = nil
    setNeedsLayout()
  }

  /// Called when the intrinsic size of a view, or of something in it, has changed.
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
  /// Lays out what a view's preferred attributes invalidate.
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
