extension UICollectionViewCompositionalLayout {
  /// Returns the attributes of the elements in a rectangle, section by section and from back to
  /// front.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let range = placement.sections(from: axis.start(of: rect), to: axis.end(of: rect))
    // A pinned or offset view may be outside its section.
    let others = placement.sectionsThatReachOut.filter { !range.contains($0) }
    var result: [UICollectionViewLayoutAttributes] = []
    for section in (others + range).sorted() {
      // A handler gets elements as they were placed, not as it changed them the last time.
      let isHandled = showsAll(in: rect) && handler(ofSection: section) != nil
      if isHandled { looks[section] = nil }
      let visible = elements(ofSection: section, in: rect).filter {
        seenFrame(of: $0, isMirrored: false).overlaps(rect)
      }
      if isHandled { handle(visible, ofSection: section) }
      result += visible
    }
    let all = placement.boundaries.views.map { globalAttributes(of: $0) }
    return result + all.filter { $0.frame.overlaps(rect) }
  }

  /// Returns whether a rectangle contains everything that is visible, so that a section's handler
  /// gets all of it.
  private func showsAll(in rect: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return rect.union(bounds) == rect
  }

  private func elements(
    ofSection index: Int,
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let section = placement.sections[index]
    let start = placement.start(ofSection: index)
    var result = section.plan.backgrounds.map { attributes(of: $0, inSection: index) }
    let own = rect.offsetBy(dx: -start.x, dy: -start.y)
    for item in section.items(in: own, scrolledBy: scrolledOffset(ofSection: index)) {
      let position = ItemPosition(section: index, item: item)
      guard let slot = slot(of: position) else { continue }
      result.append(attributes(of: slot, position))
      result += slot.badges.map { attributes(of: $0, on: slot, position) }
    }
    result += section.views(in: own, scrolledBy: scrolledOffset(ofSection: index))
      .map { attributes(of: $0.view, number: $0.number, inSection: index) }
    return result + section.boundaries.views.map { attributes(of: $0, inSection: index) }
  }

  /// Returns the position of an item in the layout, or nil if there is none.
  ///
  /// It does not change when the section scrolls on its own.
  func slot(of position: ItemPosition) -> GroupSolution.Slot? {
    guard placement.sections.indices.contains(position.section) else { return nil }
    return placement.sections[position.section]
      .slot(ofItem: position.item)?
      .offset(by: placement.start(ofSection: position.section))
  }

  func itemAttributes(_ position: ItemPosition) -> UICollectionViewLayoutAttributes? {
    slot(of: position).map { attributes(of: $0, position) }
  }

  func badgeAttributes(
    _ kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let position = ItemPosition(indexPath), let slot = slot(of: position),
      let badge = slot.badges.first(where: { $0.kind == kind })
    else { return nil }
    return attributes(of: badge, on: slot, position)
  }

  /// Returns the attributes of a view that is attached to a group.
  func groupAttributes(
    _ kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let position = ItemPosition(indexPath),
      placement.sections.indices.contains(position.section)
    else { return nil }
    let view = placement.sections[position.section].view(kind, number: position.item)
    return view.map { attributes(of: $0, number: position.item, inSection: position.section) }
  }

  func boundaryAttributes(
    _ kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath == Self.globalPath {
      return placement.boundaries.views.first { $0.boundary.kind == kind }
        .map { globalAttributes(of: $0) }
    }
    guard let section = firstOfSection(indexPath) else { return nil }
    return placement.sections[section].boundaries.views.first { $0.boundary.kind == kind }
      .map { attributes(of: $0, inSection: section) }
  }

  func backgroundAttributes(
    _ kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = firstOfSection(indexPath) else { return nil }
    return placement.sections[section].plan.backgrounds.first { $0.kind == kind }
      .map { attributes(of: $0, inSection: section) }
  }

  /// Returns the section whose supplementary views have an index path, or nil if the path is
  /// something else's.
  private func firstOfSection(_ indexPath: IndexPath) -> Int? {
    guard let position = ItemPosition(indexPath), position.item == 0,
      placement.sections.indices.contains(position.section)
    else { return nil }
    return position.section
  }
}
