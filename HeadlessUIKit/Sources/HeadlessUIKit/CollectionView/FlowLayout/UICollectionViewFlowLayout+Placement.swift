extension UICollectionViewFlowLayout {
  /// Updates the positions of all items.
  ///
  /// A complete update costs O(items); a changed size of a cell costs O(items of its section).
  func placeSectionsIfNeeded() {
    guard staleness != .none, let collectionView else { return }
    let stale = staleness
    staleness = .none
    if stale.measures { measureSections(in: collectionView) }
    if stale.measures || stale.places {
      placeAllSections(in: collectionView)
    } else {
      let sections = stale.sections.filter(measures.indices.contains)
      placement.replace(
        Dictionary(uniqueKeysWithValues: sections.map { ($0, measures[$0].placed) })
      )
    }
  }

  /// Reads the dimensions of all sections; measured sizes are kept.
  private func measureSections(in view: UICollectionView) {
    let fitted = measures.map(\.fitted)
    let extent = extent(in: view)
    measures = (0..<view.numberOfSections).map { section in
      FlowMeasures(
        metrics: metrics(of: section, extent: extent, in: view),
        sizes: sizes(of: section, in: view),
        fitted: fitted.indices.contains(section) ? fitted[section] : [:]
      )
    }
  }

  private func placeAllSections(in view: UICollectionView) {
    let extent = extent(in: view)
    var placement = FlowPlacement(extent: extent)
    var isTooWide = false
    for section in measures.indices {
      measures[section].metrics.extent = extent
      let measure = measures[section]
      let solved = measure.placed
      isTooWide = isTooWide || solved.frames.contains { $0.width > measure.metrics.available }
      placement.append(solved)
    }
    self.placement = placement
    if isTooWide, extent > 0 { warnAboutItemsThatAreTooWide(view) }
  }

  /// Returns the length of a line including a section's insets.
  private func extent(in view: UICollectionView) -> CGFloat {
    let insets = axis.insets(view.adjustedContentInset)
    return max(0, axis.size(view.bounds.size).width - insets.left - insets.right)
  }

  private var measuringDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func metrics(
    of section: Int,
    extent: CGFloat,
    in view: UICollectionView
  ) -> FlowMetrics {
    let delegate = measuringDelegate
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
      insets: referenced(axis.insets(accepted(inset ?? sectionInset)), in: view),
      lineSpacing: accepted(line ?? minimumLineSpacing),
      interitemSpacing: accepted(interitem ?? minimumInteritemSpacing),
      headerLength: axis.size(accepted(header ?? headerReferenceSize)).height,
      footerLength: axis.size(accepted(footer ?? footerReferenceSize)).height
    )
  }

  private func sizes(of section: Int, in view: UICollectionView) -> FlowSizes {
    let count = view.numberOfItems(inSection: section)
    guard let delegate = measuringDelegate, count > 0 else { return uniform(count) }
    func size(at path: IndexPath) -> CGSize {
      guard view.asksByPlaceInData else {
        return delegate.collectionView(view, layout: self, sizeForItemAt: path)
      }
      guard let place = view.dataSourceIndexPath(forPresentationIndexPath: path) else {
        return itemSize
      }
      return delegate.collectionView(view, layout: self, sizeForItemAt: place)
    }
    let firstSize = OptionalRequirement.result { size(at: IndexPath(item: 0, section: section)) }
    guard let firstSize else { return uniform(count) }
    var sizes = [axis.size(accepted(firstSize))]
    sizes.reserveCapacity(count)
    for item in 1..<max(1, count) {
      let path = IndexPath(item: item, section: section)
      sizes.append(axis.size(accepted(size(at: path))))
    }
    return .each(sizes)
  }

  private func uniform(_ count: Int) -> FlowSizes {
    let isEstimated = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
    let size = isEstimated ? estimatedItemSize : itemSize
    return .uniform(axis.size(accepted(size)), count: count)
  }

  private func warnAboutItemsThatAreTooWide(_ collectionView: UICollectionView) {
    let (dimension, edges) =
      axis.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    Headless.log(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(dimension) must be less than the \(dimension) of the UICollectionView minus the \
      section insets \(edges) values, minus the content insets \(edges) values.
      The relevant UICollectionViewFlowLayout instance is <\(type(of: self)): 0x0>, and it is \
      attached to \(collectionView.failureText).
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in \
      the debugger.
      """
    )
  }
}
