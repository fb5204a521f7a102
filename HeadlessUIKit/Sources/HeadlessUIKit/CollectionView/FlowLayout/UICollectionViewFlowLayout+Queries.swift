extension UICollectionViewFlowLayout {
  /// Returns the attributes of the elements in a rectangle of the layout's own coordinates, section
  /// by section.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for section in placement.sections(from: rect.minY, to: rect.maxY) {
      let origin = placement.starts[section]
      let first = ItemPosition(section: section, item: 0)
      if let header = boundaryAttributes(UICollectionView.elementKindSectionHeader, at: first) {
        result.append(header)
      }
      for item in placement.sections[section].items(in: rect.offsetBy(dx: 0, dy: -origin)) {
        let position = ItemPosition(section: section, item: item)
        if let attributes = itemAttributes(position) { result.append(attributes) }
      }
      if let footer = boundaryAttributes(UICollectionView.elementKindSectionFooter, at: first) {
        result.append(footer)
      }
    }
    let visible = axis.rect(rect)
    return result.filter { $0.frame.overlaps(visible) }
  }

  /// Returns the attributes of an item, or nil if there is none or it has no area.
  func itemAttributes(_ position: ItemPosition) -> UICollectionViewLayoutAttributes? {
    guard let frame = frame(of: position), !frame.isEmpty else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: position.indexPath)
      .adopted(by: self)
    attributes.frame = axis.rect(frame)
    // Positions lie on whole pixels; sizes are those that were asked for.
    let scale = collectionView?.traitCollection.displayScale ?? 1
    attributes.frame.origin = attributes.frame.origin.onPixels(scale: scale)
    return attributes
  }

  private func frame(of position: ItemPosition) -> CGRect? {
    guard placement.sections.indices.contains(position.section) else { return nil }
    let section = placement.sections[position.section]
    guard section.frames.indices.contains(position.item) else { return nil }
    return section.frames[position.item].offsetBy(dx: 0, dy: placement.starts[position.section])
  }

  /// Returns the attributes of a header or footer, or nil if there is none or it has no length.
  func boundaryAttributes(
    _ kind: String,
    at position: ItemPosition
  ) -> UICollectionViewLayoutAttributes? {
    guard position.item == 0, placement.sections.indices.contains(position.section) else {
      return nil
    }
    let section = placement.sections[position.section]
    let start = placement.starts[position.section]
    let visible = visibleStretch
    let frame: CGRect
    let isPinned: Bool
    switch kind {
    case UICollectionView.elementKindSectionHeader where section.metrics.headerLength > 0:
      isPinned = sectionHeadersPinToVisibleBounds
      frame = isPinned ? section.pinnedHeader(visibleFrom: visible.start - start) : section.header
    case UICollectionView.elementKindSectionFooter where section.metrics.footerLength > 0:
      isPinned = sectionFootersPinToVisibleBounds
      frame = isPinned ? section.pinnedFooter(visibleTo: visible.end - start) : section.footer
    default:
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: position.indexPath
    ).adopted(by: self)
    attributes.frame = axis.rect(frame.offsetBy(dx: 0, dy: start))
    attributes.zIndex = isPinned ? 10 : 0
    return attributes
  }

  /// The range along the scroll direction in which a pinned view can stay.
  private var visibleStretch: (start: CGFloat, end: CGFloat) {
    guard let collectionView else { return (0, 0) }
    let visible = axis.rect(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    return (visible.minY, visible.maxY)
  }
}
