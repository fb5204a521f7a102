extension UICollectionViewCompositionalLayout {
  /// The index path of the views at the edges of the layout, which belong to no section.
  static let globalPath = IndexPath(index: 0)

  func attributes(
    of slot: GroupSolution.Slot,
    _ position: ItemPosition
  ) -> UICollectionViewLayoutAttributes {
    finished(
      UICollectionViewLayoutAttributes(forCellWith: position.indexPath),
      slot.frame,
      zIndex: slot.zIndex,
      slot.estimates
    )
  }

  func attributes(
    of badge: LayoutBadge,
    on slot: GroupSolution.Slot,
    _ position: ItemPosition
  ) -> UICollectionViewLayoutAttributes {
    finished(
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: badge.kind,
        with: position.indexPath
      ),
      badge.frame(on: slot.frame),
      zIndex: badge.zIndex
    )
  }

  func attributes(
    of view: GroupSolution.GroupView,
    number: Int,
    inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    let start = placement.start(ofSection: section)
    return finished(
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: view.badge.kind,
        with: IndexPath(item: number, section: section)
      ),
      view.frame.offsetBy(dx: start.x, dy: start.y),
      zIndex: view.badge.zIndex
    )
  }

  func attributes(
    of background: LayoutBackground,
    inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    let start = placement.start(ofSection: section)
    return finished(
      UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: background.kind,
        with: IndexPath(item: 0, section: section)
      ),
      placement.sections[section].frame(of: background).offsetBy(dx: start.x, dy: start.y),
      zIndex: background.zIndex
    )
  }

  func attributes(
    of view: LayoutBoundaries.Placed,
    inSection index: Int
  ) -> UICollectionViewLayoutAttributes {
    let section = placement.sections[index]
    let start = placement.start(ofSection: index)
    let distance = axis == .vertical ? start.y : start.x
    let visible = (visibleStretch.start - distance, visibleStretch.end - distance)
    return finished(
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: view.boundary.kind,
        with: IndexPath(item: 0, section: index)
      ),
      section.frame(of: view, visible: visible).offsetBy(dx: start.x, dy: start.y),
      zIndex: view.boundary.zIndex,
      view.boundary.estimates
    )
  }

  func globalAttributes(of view: LayoutBoundaries.Placed) -> UICollectionViewLayoutAttributes {
    let frame = placement.boundaries.frame(
      of: view,
      visible: visibleStretch,
      areaLength: axis.length(of: placement.size)
    )
    return finished(
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: view.boundary.kind,
        with: Self.globalPath
      ),
      frame,
      zIndex: view.boundary.zIndex,
      view.boundary.estimates
    )
  }

  private func finished(
    _ attributes: UICollectionViewLayoutAttributes,
    _ frame: CGRect,
    zIndex: Int,
    _ estimates: LayoutEstimates = LayoutEstimates()
  ) -> UICollectionViewLayoutAttributes {
    let result = attributes.adopted(by: self)
    let scale = collectionView?.traitCollection.displayScale ?? 1
    result.frame = CGRect(
      origin: frame.origin.onPixels(scale: scale),
      size: frame.size.onPixels(scale: scale)
    )
    result.zIndex = zIndex
    result.state.isWidthFixed = !estimates.width
    result.state.isHeightFixed = !estimates.height
    if let section = result.indexPath.first, let look = looks[section]?[result.key] {
      result.state = look
    }
    return result
  }

  /// The range along the scroll direction in which a pinned view can stay.
  private var visibleStretch: (start: CGFloat, end: CGFloat) {
    guard let collectionView else { return (0, 0) }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return (axis.start(of: visible), axis.end(of: visible))
  }
}
