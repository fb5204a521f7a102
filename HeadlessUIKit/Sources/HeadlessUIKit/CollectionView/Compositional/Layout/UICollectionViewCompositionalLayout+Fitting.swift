extension UICollectionViewCompositionalLayout {
  /// Whether an element gets its preferred size, in a dimension that is estimated.
  func follows(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let estimates = estimates(of: original)
    // A view that is as long as its longest sibling still asks for less, which is no news.
    let isUniform = estimates.isWidthUniform || estimates.isHeightUniform
    let known = isUniform ? lastFit(of: original) : original.size
    // Frames lie on whole pixels, so less than a pixel is no news.
    let scale = collectionView?.traitCollection.displayScale ?? 1
    let (wanted, present) = (preferred.size.onPixels(scale: scale), known.onPixels(scale: scale))
    return estimates.width && wanted.width != present.width
      || estimates.height && wanted.height != present.height
  }

  /// The size that an item asked for last, or the one that it has.
  private func lastFit(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
    guard let position = ItemPosition(attributes.indexPath), fits.indices.contains(position.section)
    else { return attributes.size }
    return fits[position.section].items[position.item] ?? attributes.size
  }

  private func estimates(of attributes: UICollectionViewLayoutAttributes) -> LayoutEstimates {
    switch attributes.representedElementCategory {
    case .cell:
      ItemPosition(attributes.indexPath).flatMap(slot)?.estimates ?? LayoutEstimates()
    case .supplementaryView:
      boundary(attributes)?.estimates ?? LayoutEstimates()
    default:
      LayoutEstimates()
    }
  }

  private func boundary(_ attributes: UICollectionViewLayoutAttributes) -> LayoutBoundary? {
    let path = attributes.indexPath
    let views: [LayoutBoundaries.Placed]
    if path == Self.globalPath {
      views = placement.boundaries.views
    } else if let position = ItemPosition(path), position.item == 0,
      placement.sections.indices.contains(position.section)
    {
      views = placement.sections[position.section].boundaries.views
    } else {
      views = []
    }
    return views.first { $0.boundary.kind == attributes.representedElementKind }?.boundary
  }

  /// Keeps a view's preferred size until its item is removed or the whole layout is invalidated.
  func note(_ preferred: UICollectionViewLayoutAttributes) {
    let size = CGSize(
      width: max(0, preferred.size.width),
      height: max(0, preferred.size.height)
    )
    let kind = preferred.representedElementKind
    if preferred.indexPath == Self.globalPath, let kind {
      boundaryFits[kind] = size
      staleness.hasBoundaries = true
      return
    }
    guard let position = ItemPosition(preferred.indexPath), fits.indices.contains(position.section)
    else { return }
    if preferred.representedElementCategory == .cell {
      fits[position.section].items[position.item] = size
    } else if let kind {
      fits[position.section].boundaries[kind] = size
    }
    staleness.sections.insert(position.section)
  }

  func forgetFits() {
    fits = fits.map { _ in SectionFits() }
    boundaryFits = [:]
  }

  /// Moves preferred sizes and scroll offsets of sections to their new positions.
  func followItems(_ mapping: PositionMapping) {
    var moved: [Int: SectionFits] = [:]
    for (section, old) in fits.enumerated() {
      if let new = mapping.newSection(ofOld: section) {
        moved[new, default: SectionFits()].boundaries = old.boundaries
      }
      for (item, size) in old.items {
        let position = ItemPosition(section: section, item: item)
        guard let new = mapping.newPosition(ofOld: position) else { continue }
        moved[new.section, default: SectionFits()].items[new.item] = size
      }
    }
    let count = moved.keys.max().map { $0 + 1 } ?? 0
    fits = (0..<count).map { moved[$0] ?? SectionFits() }
    var offsets: [Int: CGFloat] = [:]
    for (section, offset) in scrolledOffsets {
      if let new = mapping.newSection(ofOld: section) { offsets[new] = offset }
    }
    scrolledOffsets = offsets
  }
}
