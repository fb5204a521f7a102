extension UICollectionViewCompositionalLayout {
  /// Returns how far a section has scrolled orthogonally.
  func scrolledOffset(ofSection section: Int) -> CGFloat {
    let range = placement.sections[section].restingOffsets
    let offset = scrolledOffsets[section] ?? range.lowerBound
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Scrolls a section as a finger does that is lifted with a velocity in points per millisecond, and
  /// returns the distance.
  func dragSection(_ section: Int, by distance: CGFloat, velocity: CGFloat) -> CGFloat {
    guard placement.sections.indices.contains(section) else { return 0 }
    let start = scrolledOffset(ofSection: section)
    let solution = placement.sections[section]
    let wanted = start + distance + solution.rollingDistance(velocity)
    let end = solution.restingOffset(from: start, draggedTo: wanted)
    scroll(section, to: end)
    return end - start
  }

  /// Scrolls the section of an item until the item is at a position.
  func scrollSection(toShow item: ItemPosition, at position: UICollectionView.ScrollPosition) {
    guard placement.sections.indices.contains(item.section) else { return }
    let section = placement.sections[item.section]
    guard section.isScrolling else { return }
    let present = scrolledOffset(ofSection: item.section)
    scroll(
      item.section,
      to: section.offset(toShowItem: item.item, from: present, part(of: position))
    )
  }

  private func scroll(_ section: Int, to offset: CGFloat) {
    guard offset != scrolledOffset(ofSection: section) else { return }
    scrolledOffsets[section] = offset
    let context = makeInvalidationContext(everything: false)
    context.isAboutOffset = true
    invalidateLayout(with: context)
  }

  /// Returns the position of an item in its section's visible part, from 0 to 1; nil means
  /// anywhere.
  private func part(of position: UICollectionView.ScrollPosition) -> CGFloat? {
    let choices: [(UICollectionView.ScrollPosition, CGFloat)] =
      axis == .vertical
      ? [(.left, 0), (.centeredHorizontally, 0.5), (.right, 1)]
      : [(.top, 0), (.centeredVertically, 0.5), (.bottom, 1)]
    return choices.first { position.contains($0.0) }?.1
  }

  func handler(
    ofSection section: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    guard definitions.indices.contains(section) else { return nil }
    return definitions[section]?.visibleItemsInvalidationHandler
  }

  /// Calls the section's handler to change how its visible elements look.
  func handle(_ visible: [UICollectionViewLayoutAttributes], ofSection section: Int) {
    guard !visible.isEmpty, let collectionView else { return }
    let isScrolling = placement.sections[section].isScrolling
    let offset =
      isScrolling
      ? axis.other.point(along: scrolledOffset(ofSection: section), across: 0)
      : collectionView.contentOffset
    handler(ofSection: section)?(
      visible.map { LayoutVisibleItem($0) },
      offset,
      environment(ofSection: section, settings.contentInsetsReference, in: collectionView)
    )
    let states = visible.map { ($0.key, $0.state) }
    looks[section] = Dictionary(states, uniquingKeysWith: { $1 })
  }
}
