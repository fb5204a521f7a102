import RosterCore
import RosterPlatform

extension ListLayout {
  /// The attributes of what is in a rectangle of the layout, from top to bottom.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    let area = axis.turned(rect)
    for section in placement.sections(from: area.minY, to: area.maxY) {
      if let background = background(of: section) { result.append(background) }
      if let header = boundary(UICollectionView.elementKindSectionHeader, of: section) {
        result.append(header)
      }
      let start = placement.start(of: section) + placement.sections[section].itemsStart
      let items = placement.sections[section].items
        .items(from: area.minY - start, to: area.maxY - start)
      result += items.compactMap { item($0, in: section) }
      result += separators(below: items, in: section)
      if let footer = boundary(UICollectionView.elementKindSectionFooter, of: section) {
        result.append(footer)
      }
    }
    return result.filter { !$0.isHidden && $0.frame.intersects(rect) } + heldItems(outside: rect)
  }

  /// The attributes of items that stay displayed wherever they are.
  private func heldItems(outside rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let source = collectionView?.dataSource as? any ListLayoutSource else { return [] }
    let held = source.heldItems { position in
      guard let place = item(position.item, in: position.section) else { return false }
      return !place.isHidden && !place.frame.intersects(rect)
    }
    return held.compactMap { item($0.item, in: $0.section) }
  }

  /// The attributes of an item, or nil if there is none; one without area is hidden.
  func item(_ item: Int, in section: Int) -> UICollectionViewLayoutAttributes? {
    guard let frame = placement.frame(ofItem: item, in: section) else { return nil }
    let path = IndexPath(item: item, section: section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = shown(frame)
    attributes.isHidden = frame.isEmpty
    return attributes
  }

  /// The attributes of a header or footer, or nil if there is no such section.
  ///
  /// One that has no length, or is gone, is hidden: collection views ask for what was on the screen
  /// before an update, and do not go on without an answer.
  func boundary(_ kind: String, of section: Int) -> UICollectionViewLayoutAttributes? {
    guard placement.sections.indices.contains(section) else { return nil }
    let content = placement.sections[section]
    let start = placement.start(of: section)
    let place: CGFloat
    let length: CGFloat
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      length = content.headerLength
      place = content.headerStart(visibleFrom: visiblePart.minY - start)
    case UICollectionView.elementKindSectionFooter:
      length = content.footerLength
      place = content.footerStart(visibleTo: visiblePart.maxY - start)
    default:
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = shown(
      CGRect(x: 0, y: start + place, width: breadth, height: length)
    )
    attributes.isHidden = length <= 0
    attributes.zIndex = content.layout.isSticky(kind) ? 10 : 0
    return attributes
  }
}
