extension UICollectionViewFlowLayout {
  /// Asks for the measures of every section and places its items, which costs O(items).
  func placeSectionsIfNeeded() {
    guard needsPlacement, let collectionView else { return }
    needsPlacement = false
    let insets = axis.insets(collectionView.adjustedContentInset)
    let extent = axis.size(collectionView.bounds.size).width - insets.left - insets.right
    var placement = FlowPlacement(extent: extent)
    var isTooWide = false
    for section in 0..<collectionView.numberOfSections {
      let metrics = metrics(of: section, extent: max(0, extent), in: collectionView)
      let sizes = sizes(of: section, in: collectionView)
      let solved = FlowSection(metrics: metrics, sizes: sizes)
      isTooWide = isTooWide || solved.frames.contains { $0.width > metrics.available }
      placement.append(solved)
    }
    self.placement = placement
    if isTooWide, extent > 0 { warnAboutItemsThatAreTooWide(collectionView) }
  }

  private var measures: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func metrics(
    of section: Int,
    extent: CGFloat,
    in view: UICollectionView
  ) -> FlowMetrics {
    let delegate = measures
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section)
    let line = delegate?
      .collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    let interitem = delegate?
      .collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    let header = delegate?
      .collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?
      .collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    return FlowMetrics(
      extent: extent,
      insets: axis.insets(inset ?? sectionInset),
      lineSpacing: line ?? minimumLineSpacing,
      interitemSpacing: interitem ?? minimumInteritemSpacing,
      headerLength: axis.size(accepted(header ?? headerReferenceSize)).height,
      footerLength: axis.size(accepted(footer ?? footerReferenceSize)).height
    )
  }

  private func sizes(of section: Int, in view: UICollectionView) -> FlowSizes {
    let count = view.numberOfItems(inSection: section)
    guard let delegate = measures, count > 0 else { return uniform(count) }
    let first = IndexPath(item: 0, section: section)
    let firstSize = OptionalRequirement.result {
      delegate.collectionView(view, layout: self, sizeForItemAt: first)
    }
    guard let firstSize else { return uniform(count) }
    var sizes = [axis.size(accepted(firstSize))]
    sizes.reserveCapacity(count)
    for item in 1..<max(1, count) {
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
      sizes.append(axis.size(accepted(size)))
    }
    return .each(sizes)
  }

  private func uniform(_ count: Int) -> FlowSizes {
    .uniform(axis.size(accepted(itemSize)), count: count)
  }

  /// Refuses sizes that no element can have, and takes them for zero.
  private func accepted(_ size: CGSize) -> CGSize {
    guard size.width.isFinite, size.height.isFinite else {
      Headless.fail(
        "F-ATTR-SIZE",
        "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions"
      )
      return .zero
    }
    guard size.width >= 0, size.height >= 0 else {
      Headless.fail("F-NEG-SIZE", "negative sizes are not supported in the flow layout")
      return .zero
    }
    return size
  }

  private func warnAboutItemsThatAreTooWide(_ collectionView: UICollectionView) {
    let (dimension, edges) =
      axis.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    Headless.log(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(dimension) must be less than the \(dimension) of the UICollectionView minus the \
      section insets \(edges) values, minus the content insets \(edges) values.
      The relevant UICollectionViewFlowLayout instance is <\(type(of: self))>, and it is attached \
      to \(collectionView.failureText).
      """
    )
  }
}
